import { expect } from "vitest";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import { restoreDeletedPlan } from "#server/maintenance/deleted-plans.ts";
import { exportSubscribers } from "#server/maintenance/newsletter-export.ts";
import { type OidcServer, startOidcServer } from "#tests/fakes/oidc-server.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp-server.ts";
import { authCall, open, withDatabase } from "#tests/setup/accounts.ts";
import { pageFormsOf } from "#tests/setup/page-forms.ts";
import type { TestDatabase } from "#tests/setup/test-database.ts";
import { startTestServer, type TestServer } from "#tests/setup/test-server.ts";
import type { Known, KnownMember } from "./known.ts";

const HOUR = 3_600_000;
const ORIGIN = "http://localhost:3000";

interface Journey {
  readonly server: TestServer;
  readonly known: Known;
  readonly smtp: FakeSmtp;
  readonly google: OidcServer;
  /** Lets time pass from the moment at which the database was stored. */
  readonly wait: (milliseconds: number) => void;
}

/**
 * Starts a server on a database and tries everything that people outside remember of it, over HTTP:
 * first reading, which must give the answers of the version that stored it, then writing. That uses
 * up the database; it is closed, not dropped.
 */
export async function expectAllAlive(place: TestDatabase, known: Known): Promise<void> {
  const smtp = await startFakeSmtp();
  const google = await startOidcServer({
    sub: known.grace.googleId,
    email: known.grace.email,
    email_verified: true,
  });
  let clock = known.madeAt;
  const server = await startTestServer(place.url ? "postgres" : "sqlite", {
    database: place,
    now: () => clock,
    env: {
      PUBLIC_URL: ORIGIN,
      SMTP_URL: smtp.url,
      MAIL_FROM: "Sevenfold <hello@example.org>",
      GOOGLE_CLIENT_ID: "sevenfold-test",
      GOOGLE_CLIENT_SECRET: "a secret",
      GOOGLE_DISCOVERY_URL: google.discoveryUrl,
    },
  });
  const wait = (milliseconds: number) => {
    clock += milliseconds;
  };
  const journey: Journey = { server, known, smtp, google, wait };
  try {
    for (const member of [known.ada, known.grace, ...known.keepers]) {
      await expectAnswersAsBefore(journey, member);
    }
    await expectSignIn(journey);
    await expectShareLink(journey);
    await expectUnsentMails(journey);
    await expectNewsletterLinks(journey);
    await expectNewWrites(journey);
  } finally {
    await server.close();
    await google.stop();
    await smtp.stop();
  }
}

async function ask(
  { server }: Journey,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect({ path, status: response.status, text }).toMatchObject({ path, status: 200 });
  return JSON.parse(text);
}

/** The old cookie is still valid, and shows all that it showed; later versions may add to it. */
async function expectAnswersAsBefore(journey: Journey, member: KnownMember): Promise<void> {
  const headers = { Cookie: member.cookie };
  const { body } = await authCall(journey.server, "/get-session", undefined, headers);
  expect(body).toMatchObject(member.session);
  const { time_zone } = member.profile;
  expect(await ask(journey, headers, "POST", "/api/user-profile", { time_zone })).toMatchObject(
    member.profile,
  );
  const plans = await ask(journey, headers, "GET", "/api/hobby-plans");
  expect(plans).toMatchObject(member.plans);
  for (const plan of plans) {
    expect(parseStoredPlan(plan)?.days[0]?.mainTask).toMatch(/\S/u);
    expect(await ask(journey, headers, "GET", `/api/hobby-plans/${plan.id}`)).toEqual(plan);
  }
  const progress = await ask(journey, headers, "GET", `/api/user-progress/${member.userId}`);
  // They come in no particular order.
  for (const known of member.progress) {
    const now = progress.find(({ plan_id }: { plan_id: string }) => plan_id === known.plan_id);
    // There is one progress for each plan: today it is known by the plan's id.
    expect(now).toMatchObject({ ...known, id: known.plan_id });
  }
  expect(progress).toHaveLength(member.progress.length);
  const account = await ask(journey, headers, "GET", "/api/account/export");
  expect(account).toMatchObject({ ...member.account, sessions: sessionsOf(member) });
}

async function expectSignIn({ server, known, google }: Journey): Promise<void> {
  const here = { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" };
  const signIn = (password: string) =>
    authCall(server, "/sign-in/email", { email: known.ada.email, password }, here);
  expect((await signIn(`${known.password}!`)).status).toBe(401);
  expect(await signIn(known.password)).toMatchObject({
    status: 200,
    body: { user: { id: known.ada.userId } },
  });
  google.person.sub = known.grace.googleId;
  const start = await authCall(server, "/sign-in/social", { provider: "google" }, here);
  const back = new URL((await open(server, String(start.body.url))).location);
  const { cookie } = await open(server, back.pathname + back.search, start.cookie);
  const session = await authCall(server, "/get-session", undefined, { Cookie: cookie });
  expect(session.body).toMatchObject({ user: { id: known.grace.userId } });
}

/**
 * The link is the same for its member, and shows a stranger the same plan; its page needs a build.
 */
async function expectShareLink(journey: Journey): Promise<void> {
  const { server, known } = journey;
  const { token, title, completedDays } = known.share;
  const shared = await server.services.shares.open(token);
  expect({ title: shared?.plan.title, completedDays: shared?.completedDays }).toEqual({
    title,
    completedDays,
  });
  const planId = known.ada.plans.find((plan) => plan.title === title)?.id;
  const headers = { Cookie: known.ada.cookie };
  expect(await ask(journey, headers, "GET", `/api/hobby-plans/${planId}/share`)).toMatchObject({
    share: { token },
  });
}

/** Unsent mails are sent once; sent and abandoned ones are not sent again. */
async function expectUnsentMails({ server, known, smtp, wait }: Journey): Promise<void> {
  wait(HOUR);
  await server.services.outbox.flush();
  const mails = await smtp.received(known.unsent.length);
  // Longer than a process may take for a mail that it claimed.
  wait(HOUR);
  expect(await server.services.outbox.flush()).toBe(0);
  expect(mails.flatMap(({ envelope }) => envelope.to).sort()).toEqual([...known.unsent].sort());
}

async function expectNewsletterLinks({ server, known, smtp }: Journey): Promise<void> {
  const { subscribed, pending } = known.newsletter;
  const list = async () => {
    const subscribers = await withDatabase(server, (db) => exportSubscribers(db, ORIGIN));
    return subscribers.map(({ email }) => email);
  };
  expect(await list()).toEqual([subscribed.email]);
  const path = `/newsletter/unsubscribe?token=${subscribed.unsubscribeToken}`;
  const left = await fetch(server.url + path, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  await left.body?.cancel();
  expect(left.status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await pageFormsOf(server).confirm(pending.confirmToken)).toEqual({ ok: true });
  expect(await list()).toEqual([pending.email]);
  const mails = await smtp.received(known.unsent.length + 1);
  expect(mails.at(-1)?.envelope.to).toEqual([pending.email]);
}

/** A day is written with an existing key, ticked, a plan created, and a deleted one restored. */
async function expectNewWrites(journey: Journey): Promise<void> {
  const { server, known } = journey;
  const { ada } = known;
  const { token } = await ask(journey, { Cookie: ada.cookie }, "GET", "/api/auth/token");
  const headers = { Cookie: ada.cookie, Authorization: `Bearer ${token}` };
  const { plan_id, completed_days } =
    ada.progress.find((progress) => progress.completed_days.length > 0) ?? {};
  const hobby = ada.plans.find(({ id }) => id === plan_id)?.hobby;
  const next = (completed_days?.length ?? 0) + 1;
  const day = await ask(journey, headers, "POST", "/api/generate-day", {
    hobby,
    plan_id,
    day_number: next,
  });
  expect(day.day).toBe(next);
  const days = [...(completed_days ?? []), next];
  await ask(journey, headers, "POST", "/api/user-progress", { plan_id, completed_days: days });
  const plan_data = { days: [{ day: 1, title: "First", mainTask: "Begin" }] };
  await ask(journey, headers, "POST", "/api/hobby-plans", { hobby: "Juggling", plan_data });
  await withDatabase(server, (db) =>
    restoreDeletedPlan(db, ada.email, ada.deletedPlanId, known.madeAt),
  );
  const path = `/api/user-progress/${ada.userId}/${plan_id}`;
  expect((await ask(journey, headers, "GET", path)).completed_days).toEqual(days);
  const plans = await ask(journey, headers, "GET", "/api/hobby-plans");
  expect(plans).toHaveLength(ada.plans.length + 2);
  expect(await ask(journey, headers, "POST", "/api/user-profile", {})).toMatchObject({
    total_plans_created: Number(ada.profile.total_plans_created) + 1,
    total_days_completed: Number(ada.profile.total_days_completed) + 1,
  });
}

/** Asking extends the session that asks, to the life that sessions have now. */
function sessionsOf({ account }: KnownMember): unknown[] {
  const sessions = account.sessions as readonly Record<string, unknown>[];
  const prolonged = { expires_at: expect.any(String), last_used_at: expect.any(String) };
  return sessions.map((session) => ({ ...session, ...prolonged }));
}
