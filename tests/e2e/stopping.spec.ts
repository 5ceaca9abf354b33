import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { putConfirmedMember } from "#server/maintenance/confirmed-member.ts";
import { hashPassword } from "#server/services/accounts/password-hashing.ts";
import { type OpenDatabase, openDatabase } from "#server/storage/database.ts";
import { goodPlan } from "../fakes/model-answers.ts";
import { hangs, type ModelServer, says, startModelServer } from "../fakes/model-server.ts";
import { type RunningServer, startServer } from "./fixtures.ts";

/** What `server/main.ts` gives running requests, in milliseconds, and some for a slow machine. */
const GRACE = 10_000 + 3_000;

test.describe("a server that is told to stop", () => {
  test.describe.configure({ timeout: 40_000 });
  let model: ModelServer;
  let server: RunningServer;
  let database: OpenDatabase;
  test.beforeEach(async () => {
    model = await startModelServer();
    server = await startServer({
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "fake-1",
      AI_BASE_URL: model.url,
    });
    database = await openDatabase({ dataDir: server.dataDir });
  });
  test.afterEach(async () => {
    await database.close();
    await server.stop();
    await model.stop();
  });

  /** A plan as it is streamed, over a connection that the client keeps. */
  const askForPlan = () =>
    fetch(`${server.url}/api/generate-plan`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/x-ndjson" },
      body: JSON.stringify({ hobby: "knitting" }),
    });

  test("takes nobody new, and ends with 0 once the running plan is whole", async () => {
    model.always(says(goodPlan(), { chunk: 100, everyMs: 100 }));
    const running = askForPlan();
    await model.arrived(1);
    let isRunning = true;
    const ended = server.halt().finally(() => {
      isRunning = false;
    });
    // The signal needs a moment to be heard.
    await expect.poll(() => fetch(`${server.url}/healthz`).then(Boolean, () => false)).toBe(false);
    expect(isRunning).toBe(true);
    expect(await (await running).text()).toMatch(/\{"type":"done"\}\n$/u);
    expect(await ended).toBe(0);
  });

  test("does not wait for a silent model: the library writes the plan in time", async () => {
    model.always(hangs);
    const running = askForPlan();
    await model.arrived(1);
    const began = Date.now();
    const ended = server.halt();
    expect(await (await running).text()).toMatch(/\{"type":"done"\}\n$/u);
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(GRACE);
  });

  test("ends with 0 in spite of a client that does not finish, and hands back the day it was writing", async () => {
    model.always(hangs);
    const { planId, cookie } = await memberWithPlan();
    await fetch(`${server.url}/api/user-progress`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ plan_id: planId, completed_days: [1] }),
    });
    // The next day is being written, in the background.
    await model.arrived(1);
    const leases = () => database.db.selectFrom("day_writes").select("day").execute();
    expect(await leases()).toEqual([{ day: 2 }]);
    const { hostname, port } = new URL(server.url);
    const slow = connect(Number(port), hostname).on("error", () => {});
    await once(slow, "connect");
    slow.write(
      [
        "POST /api/newsletter HTTP/1.1",
        `Host: ${hostname}:${port}`,
        "Content-Type: application/json",
        "Content-Length: 100",
        "",
        "{",
      ].join("\r\n"),
    );
    const began = Date.now();
    expect(await server.halt()).toBe(0);
    expect(Date.now() - began).toBeLessThan(GRACE);
    expect(await leases()).toEqual([]);
    slow.destroy();
  });

  async function memberWithPlan() {
    const member = { email: "ada@example.org", username: "A", fullName: "A", timeZone: "UTC" };
    const password = "seven quiet herons";
    await putConfirmedMember(database.db, member, await hashPassword(password), Date.now());
    const signIn = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.url },
      body: JSON.stringify({ email: member.email, password }),
    });
    const cookie = signIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const created = await fetch(`${server.url}/api/hobby-plans`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ hobby: "Chess", plan_data: { hobby: "Chess", days: [{ day: 1 }] } }),
    });
    const { id } = (await created.json()) as { id: string };
    return { planId: id, cookie };
  }
});
