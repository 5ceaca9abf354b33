import { afterAll, beforeAll, describe, expect, test } from "vitest";
import budgets from "../budgets.json" with { type: "json" };
import { addMember, type TestMember } from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

const plan = (hobby: string) => ({
  hobby,
  title: `Learn ${hobby} in 7 days`,
  overview: "A week.",
  plan_data: { hobby, days: [{ day: 1, title: "First", mainTask: "Begin", howTo: ["One"] }] },
});

/** What members and visitors ask for most, as their browsers do. */
const CALLS: readonly {
  readonly name: keyof typeof budgets.statements;
  readonly by: "member" | "visitor";
  readonly body?: (ids: { userId: string; planId: string }) => unknown;
  readonly path: (ids: { userId: string; planId: string }) => string;
}[] = [
  { name: "list plans", by: "member", path: () => "/api/hobby-plans" },
  { name: "read a plan", by: "member", path: ({ planId }) => `/api/hobby-plans/${planId}` },
  { name: "list progress", by: "member", path: ({ userId }) => `/api/user-progress/${userId}` },
  {
    name: "save progress",
    by: "member",
    path: () => "/api/user-progress",
    body: ({ planId }) => ({
      plan_id: planId,
      changes: [{ day: 1, completed: true, at: Date.now() }],
    }),
  },
  { name: "save a plan", by: "member", path: () => "/api/hobby-plans", body: () => plan("Chess") },
  {
    name: "sync the profile",
    by: "member",
    path: () => "/api/user-profile",
    body: () => ({ time_zone: "Europe/Berlin" }),
  },
  { name: "ask who is signed in", by: "member", path: () => "/api/auth/get-session" },
  {
    name: "check a hobby",
    by: "visitor",
    path: () => "/api/validate-hobby",
    body: () => ({ hobby: "chess" }),
  },
  {
    name: "write a guest's plan",
    by: "visitor",
    path: () => "/api/generate-plan",
    body: () => ({ hobby: "yoga" }),
  },
  {
    name: "answer a question",
    by: "visitor",
    path: () => "/api/hobby-chat",
    body: () => ({ message: "What do I need?", hobby: "Guitar" }),
  },
  { name: "probe", by: "visitor", path: () => "/healthz" },
];

describe.each(ENGINES)("statements a call takes on %s", (engine) => {
  const statements: string[] = [];
  let server: TestServer;
  let member: TestMember;
  let planId = "";
  beforeAll(async () => {
    server = await startTestServer(engine, {
      limited: true,
      // The post looks for mails by itself every few seconds; none of these calls sends one.
      onQuery: ({ query }) => {
        if (!query.sql.includes('"mails"')) statements.push(query.sql);
      },
    });
    member = await addMember(server);
    const saved = await ask("member", "/api/hobby-plans", plan("Origami"));
    planId = (await saved.json()).id;
    // What a first call alone does (a profile, a day's counter) is no part of the others.
    for (const { by, path, body } of CALLS) {
      if (body && path({ userId: "", planId: "" }) !== "/api/hobby-plans") {
        await ask(
          by,
          path({ userId: member.userId, planId }),
          body({ userId: member.userId, planId }),
        );
      }
    }
    // What follows a day's completion in the background is no part of them either.
    await server.services.laterDays.close();
  });
  afterAll(() => server.close());

  const ask = (by: "member" | "visitor", path: string, body?: unknown): Promise<Response> =>
    fetch(server.url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(by === "member" && { Cookie: member.cookie }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  test.each(CALLS)("$name keeps its budget", async ({ name, by, path, body }) => {
    const ids = { userId: member.userId, planId };
    statements.length = 0;
    const answer = await ask(by, path(ids), body?.(ids));
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    const most = budgets.statements[name];
    expect(
      statements.length,
      `${name} takes ${statements.length} statements, its budget is ${most}:\n${statements.join("\n")}`,
    ).toBeLessThanOrEqual(most);
  });
});
