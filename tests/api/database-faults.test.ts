import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { NDJSON } from "#contract/learning/plans.ts";
import { openDatabase } from "#server/storage/database.ts";
import { goodDayAnswer, goodPlan } from "../fakes/model-answers.ts";
import { says, startModelServer, waitsFor } from "../fakes/model-server.ts";
import { authCall, signUpMember, type TestMember, withDatabase } from "../setup/accounts.ts";
import { startCable } from "../setup/cable.ts";
import { createTestDatabase } from "../setup/test-database.ts";
import { post, startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const PLAN = { hobby: "Chess", plan_data: { hobby: "Chess", days: [{ day: 1 }] } };

const create = (who: TestMember, hobby: string) =>
  post(`${server?.url}/api/hobby-plans`, { ...PLAN, hobby }, { Cookie: who.cookie });

const list = async (who: TestMember): Promise<string[]> => {
  const response = await fetch(`${server?.url}/api/hobby-plans`, {
    headers: { Cookie: who.cookie },
  });
  const plans = (await response.json()) as { hobby: string }[];
  return plans.map(({ hobby }) => hobby);
};

/**
 * Holds SQLite's only write lock, from a process of its own: a server that waits for it waits in this one.
 * @param milliseconds until it is released without being told
 * @returns what releases it, or waits until it is.
 */
async function holdWriteLock(dataDir: string, milliseconds?: number): Promise<() => Promise<void>> {
  const script = `
    import SQLite from "better-sqlite3";
    const database = new SQLite(${JSON.stringify(join(dataDir, "sevenfold.sqlite"))});
    database.exec("begin immediate");
    console.log("held");
    const release = () => { database.exec("rollback"); database.close(); process.exit(0); };
    process.stdin.once("end", release).resume();
    if (${milliseconds !== undefined}) setTimeout(release, ${milliseconds});
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const ended = once(child, "exit");
  return async () => {
    if (milliseconds === undefined) child.stdin.end();
    await ended;
  };
}

test("SQLite locked for a second: the write waits and is kept", async () => {
  server = await startTestServer("sqlite");
  const ada = await signUpMember(server);
  const released = await holdWriteLock(server.database.dataDir, 1_000);
  expect((await create(ada, "Chess")).status).toBe(200);
  await released();
  expect(await list(ada)).toEqual(["Chess"]);
});

test("SQLite locked for longer than anybody waits: a clear answer, and nothing half written", async () => {
  server = await startTestServer("sqlite");
  const ada = await signUpMember(server);
  const released = await holdWriteLock(server.database.dataDir);
  const refused = await create(ada, "Chess");
  expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  await released();
  expect(await list(ada)).toEqual([]);
  expect((await create(ada, "Chess")).status).toBe(200);
  expect(await list(ada)).toEqual(["Chess"]);
}, 20_000);

/** A server on PostgreSQL, by way of a cable that can be cut. */
async function startCabled(env: Readonly<Record<string, string>> = {}) {
  const database = await createTestDatabase("postgres");
  const cable = await startCable(new URL(database.url ?? ""));
  const running = await startTestServer("sqlite", { env: { DATABASE_URL: cable.url, ...env } });
  server = { ...running, database: { url: cable.url, dataDir: running.database.dataDir } };
  return {
    server,
    cable,
    stop: async () => {
      server = undefined;
      await running.close();
      await cable.stop();
      await database.drop();
    },
  };
}

test("PostgreSQL out of reach: a clear answer; back again: the next call works", async () => {
  const { server, cable, stop } = await startCabled();
  const ada = await signUpMember(server);
  expect((await create(ada, "Chess")).status).toBe(200);
  cable.cut();
  for (const hobby of ["Yoga", "Baking"]) {
    const refused = await create(ada, hobby);
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  }
  cable.mend();
  expect(await list(ada)).toEqual(["Chess"]);
  expect((await create(ada, "Yoga")).status).toBe(200);
  expect(await list(ada)).toEqual(["Yoga", "Chess"]);
  await stop();
});

test("PostgreSQL out of reach: nobody is told to be signed out, and nobody is", async () => {
  const { server, cable, stop } = await startCabled();
  const ada = await signUpMember(server);
  cable.cut();
  const session = await authCall(server, "/get-session", undefined, { Cookie: ada.cookie });
  expect([session.status, session.body.code]).toEqual([503, "unavailable"]);
  const signIn = await authCall(server, "/sign-in/email", {
    email: ada.email,
    password: ada.password,
  });
  expect([signIn.status, signIn.body.code]).toEqual([503, "unavailable"]);
  cable.mend();
  const again = await authCall(server, "/get-session", undefined, { Cookie: ada.cookie });
  expect(again.body.user).toMatchObject({ email: ada.email });
  await stop();
});

test.each([
  "/api/auth/get-session",
  "/api/auth/token",
  "/api/auth/list-sessions",
  "/api/hobby-plans",
  "/api/account/export",
])(
  "PostgreSQL restarting while %s is asked: come back later, never 'not signed in'",
  async (path) => {
    const { server, cable, stop } = await startCabled();
    const ada = await signUpMember(server);
    const ask = async () => {
      const answer = await fetch(server.url + path, {
        headers: { Cookie: ada.cookie, Origin: server.url },
      });
      return {
        status: answer.status,
        wait: answer.headers.get("retry-after"),
        body: await answer.text(),
      };
    };
    /** What the server asks by itself at the same moment may take the break: then it comes once more. */
    const askBroken = async (tries = 4): Promise<Awaited<ReturnType<typeof ask>>> => {
      cable.breakNext();
      const answer = await ask();
      return answer.status === 200 && tries > 1 ? askBroken(tries - 1) : answer;
    };
    const well = await ask();
    expect(well.status).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      const broken = await askBroken();
      expect([broken.status, broken.wait, JSON.parse(broken.body).code]).toEqual([
        503,
        "5",
        "unavailable",
      ]);
      expect((await ask()).status).toBe(200);
    }
    await stop();
  },
);

const MODEL = { AI_PROVIDER: "openai-compatible", AI_MODEL: "fake-1" };

test("PostgreSQL lost while a plan is written: the plan is shown, and the reader hears that it is not kept", async () => {
  const model = await startModelServer();
  const { server, cable, stop } = await startCabled({ ...MODEL, AI_BASE_URL: model.url });
  const ada = await signUpMember(server);
  const gate = Promise.withResolvers<void>();
  model.script(waitsFor(gate.promise, says(goodPlan())));
  const response = await fetch(`${server.url}/api/generate-plan`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: NDJSON, Cookie: ada.cookie },
    body: JSON.stringify({ hobby: "knitting" }),
  });
  await model.arrived(1);
  cable.cut();
  gate.resolve();
  const lines = (await response.text()).trim().split("\n");
  const types = lines.map((line) => JSON.parse(line) as { type: string });
  expect(types.slice(-2)).toEqual([{ type: "saved", saved: false }, { type: "done" }]);
  cable.mend();
  expect(await list(ada)).toEqual([]);
  await stop();
  await model.stop();
});

test("PostgreSQL lost while a later day is written: a clear answer, and the day when it is asked for again", async () => {
  const model = await startModelServer();
  const { server, cable, stop } = await startCabled({ ...MODEL, AI_BASE_URL: model.url });
  const ada = await signUpMember(server);
  const { id } = (await create(ada, "Chess")).body;
  const gate = Promise.withResolvers<void>();
  model.script(waitsFor(gate.promise, says(goodDayAnswer())));
  model.always(says(goodDayAnswer()));
  const progress = { plan_id: id, completed_days: [1] };
  const headers = { Cookie: ada.cookie, Authorization: `Bearer ${ada.token}` };
  expect((await post(`${server.url}/api/user-progress`, progress, headers)).status).toBe(200);
  const ask = () =>
    post(`${server.url}/api/generate-day`, { hobby: "Chess", day_number: 2, plan_id: id }, headers);
  await model.arrived(1);
  const broken = ask();
  await pause(100);
  cable.cut();
  gate.resolve();
  expect((await broken).body.code).toBe("unavailable");
  cable.mend();
  // The lease could not be given back, and would end after two minutes.
  await withDatabase(server, (db) =>
    db.updateTable("day_writes").set({ leased_until: 0 }).execute(),
  );
  expect((await ask()).body).toMatchObject({ day: 2, title: "Spirals" });
  await stop();
  await model.stop();
});

test("a start while PostgreSQL is away ends at once, and says where it was looked for", async () => {
  const place = { dataDir: "/nowhere", url: "postgres://test@127.0.0.1:9/sevenfold" };
  await expect(openDatabase(place)).rejects.toThrow(/127\.0\.0\.1:9/u);
});
