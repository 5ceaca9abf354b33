import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp-server.ts";
import { signUpMember, type TestMember, withDatabase } from "#tests/setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "#tests/setup/test-server.ts";

const YEAR = 365 * 24 * 3_600_000;
const PLAN = { hobby: "Chess", plan_data: { hobby: "Chess", days: [{ day: 1 }] } };

describe.each(ENGINES)("a clock that jumps a year, on %s", (engine) => {
  let server: TestServer;
  let smtp: FakeSmtp;
  /** Milliseconds by which the server's clock is wrong. */
  let wrongBy: number;
  beforeEach(async () => {
    wrongBy = 0;
    smtp = await startFakeSmtp();
  });
  afterEach(async () => {
    await server.close();
    await smtp.stop();
  });

  const start = async (options: { limited?: boolean; env?: Record<string, string> } = {}) => {
    server = await startTestServer(engine, { now: () => Date.now() + wrongBy, ...options });
  };
  const ask = (path: string, who: TestMember) =>
    fetch(`${server.url}${path}`, { headers: { Cookie: who.cookie } });
  const tick = async (who: TestMember, planId: unknown, day: number, completed = true) => {
    const body = { plan_id: planId, changes: [{ day, completed, at: Date.now() }] };
    const saved = await post(`${server.url}/api/user-progress`, body, { Cookie: who.cookie });
    return [saved.status, saved.body.completed_days];
  };
  const makePlan = async (who: TestMember) =>
    (await post(`${server.url}/api/hobby-plans`, PLAN, { Cookie: who.cookie })).body.id;

  test("sessions end while it runs ahead, and hold again once it is right", async () => {
    await start();
    const ada = await signUpMember(server);
    for (const [jump, status] of [
      [YEAR, 401],
      [0, 200],
      [-YEAR, 200],
      [0, 200],
    ] as const) {
      wrongBy = jump;
      expect((await ask("/api/hobby-plans", ada)).status).toBe(status);
    }
  });

  test("limits that were reached while it ran ahead are over once it is right", async () => {
    await start({ limited: true });
    const write = () => post(`${server.url}/api/newsletter`, { email: "ada@example.org" });
    const reach = async () => {
      for (let call = 0; call <= LIMITS.newsletterAddress.max; call += 1) {
        const { status, body } = await write();
        if (status === 429) return Number(body.retryAfter);
      }
      return Number.NaN;
    };
    for (const jump of [YEAR, 0, -YEAR]) {
      wrongBy = jump;
      expect((await write()).status).toBe(200);
      // Nobody is asked to wait for longer than the limit's ten minutes.
      expect(await reach()).toBeLessThanOrEqual(600);
    }
  });

  test("mails that failed while it ran ahead are sent once it is right", async () => {
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: "hello@sevenfold.test" };
    await start({ env: { ...mail, PUBLIC_URL: "http://sevenfold.test" } });
    await smtp.stop();
    wrongBy = YEAR;
    await post(`${server.url}/api/newsletter`, { email: "ada@example.org" });
    const failures = () =>
      withDatabase(server, (db) => db.selectFrom("mails").select("last_error").execute());
    await expect
      .poll(async () => (await failures())[0]?.last_error, { timeout: 10_000 })
      .toBeTruthy();
    await smtp.start();
    wrongBy = 0;
    await smtp.received(1);
    expect(smtp.mails[0]?.envelope.to).toEqual(["ada@example.org"]);
  });

  test("a link for the newsletter can be asked for again once it is right", async () => {
    await start();
    wrongBy = YEAR;
    await post(`${server.url}/api/newsletter`, { email: "ada@example.org" });
    wrongBy = 0;
    await post(`${server.url}/api/newsletter`, { email: "ada@example.org" });
    const mails = await withDatabase(server, (db) => db.selectFrom("mails").selectAll().execute());
    expect(mails).toHaveLength(2);
  });

  test("a day that was being written while it ran ahead is written once it is right", async () => {
    await start();
    const ada = await signUpMember(server);
    const planId = await makePlan(ada);
    await withDatabase(server, (db) =>
      db
        .insertInto("day_writes")
        .values({ plan_id: String(planId), day: 2, leased_until: Date.now() + YEAR + 120_000 })
        .execute(),
    );
    expect(await tick(ada, planId, 1)).toEqual([200, [1]]);
    const day = await post(
      `${server.url}/api/generate-day`,
      { hobby: "Chess", day_number: 2, plan_id: planId },
      { Authorization: `Bearer ${ada.token}` },
    );
    expect(day.body).toMatchObject({ day: 2 });
  });

  test("days that were learned meanwhile count, whatever the clock said", async () => {
    await start();
    const ada = await signUpMember(server);
    const planId = await makePlan(ada);
    expect(await tick(ada, planId, 1)).toEqual([200, [1]]);
    wrongBy = -YEAR;
    expect(await tick(ada, planId, 2)).toEqual([200, [1, 2]]);
    wrongBy = 0;
    expect(await tick(ada, planId, 2, false)).toEqual([200, [1]]);
    expect(await tick(ada, planId, 2)).toEqual([200, [1, 2]]);
    const [profile] = await withDatabase(server, (db) =>
      db.selectFrom("user_profiles").selectAll().execute(),
    );
    expect(profile).toMatchObject({
      total_days_completed: 2,
      current_streak: 1,
      longest_streak: 1,
    });
  });
});
