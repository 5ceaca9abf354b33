import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApiApp } from "#server/api-app.ts";
import { readConfig } from "#server/config.ts";
import { makeBackup } from "#server/maintenance/backup.ts";
import { openBackup } from "#server/maintenance/open-backup.ts";
import { restoreBackup } from "#server/maintenance/restore.ts";
import { createServices } from "#server/services/services.ts";
import { type Database, type DatabaseOptions, openDatabase } from "#server/storage/database.ts";
import type { MailRow } from "#server/storage/tables.ts";
import { startOidcServer } from "#tests/fakes/oidc-server.ts";
import { authCall, open, PASSWORD, signUp, signUpMember } from "#tests/setup/accounts.ts";
import { mailedToken, pageFormsOf } from "#tests/setup/page-forms.ts";
import { startPostgres } from "#tests/setup/postgres.ts";
import type { TestServer } from "#tests/setup/test-server.ts";
import { STORED_PLANS } from "#tests/stored-plans/plans.ts";
import packageJson from "../../package.json" with { type: "json" };
import { dumpDatabase } from "./dump.ts";
import type { Known, KnownMember } from "./known.ts";

/**
 * Makes the stored database of the version that is checked out: `node
 * tests/stored-databases/make.ts`, after `node scripts/build-content.ts`. It is run once, when a
 * version is released, and its files are never made again: they are what that version wrote, and
 * later code would write something else.
 *
 * Everything is done through the product itself, on SQLite; PostgreSQL gets the same rows by backup
 * and restore. What the product does not do in a minute is written afterward (`letTimePass`).
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TIME_ZONE = "Europe/Berlin";
const GOOGLE_ID = "118000000000000000001";
/** Sessions last 30 days, and the tests that use these run for years. */
const NEVER = "2126-01-01T00:00:00.000Z";

const { version } = packageJson;
const target = join(import.meta.dirname, version);
const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-stored-"));
const madeAt = Date.now();
let clock = madeAt - 5 * DAY;

const google = await startOidcServer({
  sub: GOOGLE_ID,
  email: "grace@example.org",
  email_verified: true,
  name: "Grace Hopper",
  picture: "https://pictures.example.org/grace.png",
});
const server = await startServer();

const ada = await signUpMember(server, { email: "ada@example.org", username: "Ada" });
const guitar = await call(ada.cookie, "POST", "/api/generate-plan", { hobby: "Guitar" });
await sync(ada.cookie);
const chess = await save(ada.cookie, "Chess");
clock = madeAt - 3 * DAY;
await tick(ada.cookie, chess, 1, true);
await call(ada.cookie, "DELETE", `/api/hobby-plans/${chess}`);
clock = madeAt - 2 * DAY;
await tick(ada.cookie, String(guitar.id), 1, true);
const knitting = await save(ada.cookie, "Knitting");
await call(ada.cookie, "PATCH", `/api/hobby-plans/${knitting}`, { paused: true });
clock = madeAt - DAY;
await call(ada.cookie, "POST", "/api/generate-day", day(guitar.id, 2), ada.token);
await tick(ada.cookie, String(guitar.id), 2, true);
clock = madeAt - HOUR;
await tick(ada.cookie, String(guitar.id), 3, true);
await tick(ada.cookie, String(guitar.id), 3, false);
const { token } = await call(ada.cookie, "POST", `/api/hobby-plans/${guitar.id}/share`, {});

const graceCookie = await signInByGoogle();
await sync(graceCookie);
await save(graceCookie, "Compilers");
await signUp(server, { email: "bo.unconfirmed@example.org", username: "Bo" });
await authCall(server, "/request-password-reset", { email: ada.email });

const pageForms = pageFormsOf(server);
for (const name of ["reader", "waverer", "leaver"]) {
  await call("", "POST", "/api/newsletter", { email: `${name}@example.org` });
}
for (const name of ["reader", "leaver"]) {
  await pageForms.confirm(await mailedToken(server, `${name}@example.org`, "confirm-newsletter"));
}
const unsubscribeTokenOf = (name: string) =>
  mailedToken(server, `${name}@example.org`, "newsletter-welcome");
await pageForms.unsubscribe(await unsubscribeTokenOf("leaver"));
const newsletter: Known["newsletter"] = {
  subscribed: {
    email: "reader@example.org",
    unsubscribeToken: await unsubscribeTokenOf("reader"),
  },
  pending: {
    email: "waverer@example.org",
    confirmToken: await mailedToken(server, "waverer@example.org", "confirm-newsletter"),
  },
};
await call("", "POST", "/api/contact", {
  name: 'O\'Brien \\ "Ada"',
  email: "writer@example.org",
  subject: "Suggest a Hobby",
  message: "Could you add bell ringing?\n\nIt's lovely. 🔔",
});

const forms = Object.values(STORED_PLANS);
const keeperCookies: string[] = [];
for (let at = 0; at < forms.length; at += 5) {
  const email = `keeper-${at / 5 + 1}@example.org`;
  const keeper = await signUpMember(server, { email, username: "Keeper" });
  await sync(keeper.cookie);
  for (const [index, form] of forms.slice(at, at + 5).entries()) {
    const id = await save(keeper.cookie, `Guitar ${at + index + 1}`);
    await inDatabase((db) =>
      db
        .updateTable("plans")
        .set({ outline: JSON.stringify(form), days_apart: 0 })
        .where("id", "=", id)
        .execute(),
    );
  }
  keeperCookies.push(keeper.cookie);
}

const ended = await authCall(server, "/sign-in/email", { email: ada.email, password: PASSWORD });
await inDatabase((db) => letTimePass(db, ended.cookie));
clock = madeAt;
const shared = await server.services.shares.open(String(token));
const known: Known = {
  madeAt,
  password: PASSWORD,
  ada: { ...(await memberWith(ada.cookie)), deletedPlanId: chess },
  grace: { ...(await memberWith(graceCookie)), googleId: GOOGLE_ID },
  keepers: await Promise.all(keeperCookies.map(memberWith)),
  share: { token: String(token), title: shared?.plan.title ?? "", completedDays: [1, 2] },
  newsletter,
  unsent: ["waiting@example.org", "refused@example.org", "taken@example.org"],
};
await server.close();
await inDatabase(putMails);
await google.stop();
await writeDumps();

/** The server as a visitor meets it, its limits included. */
async function startServer(): Promise<TestServer> {
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    GOOGLE_CLIENT_ID: "sevenfold-test",
    GOOGLE_CLIENT_SECRET: "a secret",
    GOOGLE_DISCOVERY_URL: google.discoveryUrl,
  });
  const services = await createServices(config, {
    contentDir: join(import.meta.dirname, "../../generated"),
    now: () => clock,
  });
  const listening = serve({ fetch: createApiApp(services).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => listening.once("listening", resolve));
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    database: { dataDir },
    services,
    close: async () => {
      if ("closeAllConnections" in listening) listening.closeAllConnections();
      await new Promise((resolve) => listening.close(resolve));
      await services.close();
    },
  };
}

async function call(
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  bearer?: string,
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any call
): Promise<any> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      Cookie: cookie,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

function sync(cookie: string) {
  return call(cookie, "POST", "/api/user-profile", { time_zone: TIME_ZONE });
}

async function save(cookie: string, hobby: string): Promise<string> {
  const days = [{ day: 1, title: "First", mainTask: "Begin", howTo: ["One"] }];
  const { id } = await call(cookie, "POST", "/api/hobby-plans", { hobby, plan_data: { days } });
  return id;
}

function tick(cookie: string, planId: string, dayNumber: number, completed: boolean) {
  clock += 1_000;
  return call(cookie, "POST", "/api/user-progress", {
    plan_id: planId,
    changes: [{ day: dayNumber, completed, at: clock }],
  });
}

function day(planId: unknown, dayNumber: number) {
  return { hobby: "Guitar", plan_id: planId, day_number: dayNumber };
}

async function signInByGoogle(): Promise<string> {
  const start = await authCall(server, "/sign-in/social", { provider: "google" });
  const back = await open(server, String(start.body.url));
  return (await open(server, back.location, start.cookie)).cookie;
}

async function memberWith(cookie: string): Promise<KnownMember> {
  const { body: session } = await authCall(server, "/get-session", undefined, { Cookie: cookie });
  const profile = await sync(cookie);
  // Once is enough.
  const { plans: _, progress: __, ...account } = await call(cookie, "GET", "/api/account/export");
  return {
    userId: profile.user_id,
    email: profile.email,
    cookie,
    session,
    profile,
    plans: await call(cookie, "GET", "/api/hobby-plans"),
    progress: await call(cookie, "GET", `/api/user-progress/${profile.user_id}`),
    account,
  };
}

async function inDatabase<Value>(act: (db: Database) => Promise<Value>): Promise<Value> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await act(db);
  } finally {
    await close();
  }
}

/** What needs days, another machine or a crash: sessions, caches, counters and a lease left behind. */
async function letTimePass(db: Database, endedCookie: string): Promise<void> {
  await db.updateTable("auth_sessions").set({ expiresAt: NEVER }).execute();
  const endedToken = /session_token=([^.;]+)/u.exec(endedCookie)?.[1] ?? "";
  const { numUpdatedRows } = await db
    .updateTable("auth_sessions")
    .set({ expiresAt: new Date(madeAt - HOUR).toISOString() })
    .where("token", "=", decodeURIComponent(endedToken))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error("the session that has ended is not found");
  await db.insertInto("model_usage").values({ day: "2026-11-20", calls: 7 }).execute();
  const found = { video_id: "dQw4w9WgXcQ", title: "First chords" };
  await db
    .insertInto("video_searches")
    .values([
      { query: "guitar first chords", ...found, searched_at: madeAt - DAY },
      { query: "guitar nothing", video_id: null, title: null, searched_at: madeAt - DAY },
    ])
    .execute();
  await db
    .insertInto("day_writes")
    .values({ plan_id: String(guitar.id), day: 3, leased_until: madeAt - HOUR })
    .execute();
}

/** Mails in every state besides sent, as a server whose mail server failed or that died leaves them. */
async function putMails(db: Database): Promise<void> {
  const mail = (name: string, state: Partial<MailRow>): MailRow => ({
    id: crypto.randomUUID(),
    kind: "password-changed",
    recipient: `${name}@example.org`,
    subject: "Your password was changed",
    text: `Hello ${name},\n\nyour password was changed.`,
    html: `<p>Hello ${name},</p><p>your password was changed.</p>`,
    created_at: madeAt - HOUR,
    next_attempt_at: null,
    attempts: 1,
    sent_at: null,
    failed_at: null,
    last_error: null,
    reply_to: null,
    unsubscribe_url: null,
    ...state,
  });
  const later = { next_attempt_at: madeAt + HOUR / 4, last_error: "451 try again later" };
  const never = { failed_at: madeAt - HOUR, last_error: "550 no such user" };
  await db
    .insertInto("mails")
    .values([
      mail("waiting", { next_attempt_at: madeAt - HOUR, attempts: 0 }),
      mail("refused", later),
      mail("taken", { next_attempt_at: madeAt + HOUR / 60 }),
      mail("given-up", never),
    ])
    .execute();
}

async function writeDumps(): Promise<void> {
  mkdirSync(target);
  const write = async (engine: string, place: DatabaseOptions) => {
    const { schema, rows } = await dumpDatabase(place);
    const head =
      `-- A database as Sevenfold ${version} stored it (${engine}). Made once by make.ts beside this folder,\n` +
      "-- and never made again: later versions must be able to go on from exactly this.\n";
    writeFileSync(join(target, `${engine}.sql`), `${head}\n${[...schema, ...rows].join("\n\n")}\n`);
  };
  await write("sqlite", { dataDir });
  const { file } = await makeBackup({ dataDir }, join(dataDir, "all.ndjson.gz"), new Date(madeAt));
  const postgres = await startPostgres();
  const backup = await openBackup(file);
  const place = { dataDir, url: postgres.url };
  await restoreBackup(place, backup, { replace: false });
  await backup.close();
  await write("postgres", place);
  await postgres.stop();
  writeFileSync(join(target, "known.json"), `${JSON.stringify(known, null, 2)}\n`);
  rmSync(dataDir, { recursive: true });
}
