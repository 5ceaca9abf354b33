import { once } from "node:events";
import { createServer } from "node:net";
import { sql } from "kysely";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { type OidcServer, startOidcServer } from "../../fakes/oidc-server.ts";
import {
  authCall,
  newAddress,
  PASSWORD,
  signUpMember,
  type TestMember,
} from "../../setup/accounts.ts";
import type { Engine } from "../../setup/test-database.ts";
import { post, startTestServer, type TestServer } from "../../setup/test-server.ts";
import { type ApiDocument, documentTargets, type Target } from "./targets.ts";
import type { Secrets } from "./verdict.ts";

/** Somebody with a plan whose first day is done. */
export interface Learner extends TestMember {
  readonly planId: string;
}

/** The other member, whom nobody may touch and of whom nothing may be told. */
export interface Victim extends Learner {
  readonly shareToken: string;
  /** What stands in the database for the session's cookie. */
  readonly sessionToken: string;
}

/** A server, what it declares, two kinds of members, and a place that nobody may call. */
export interface World {
  readonly server: TestServer;
  readonly db: Database;
  readonly targets: readonly Target[];
  readonly google: OidcServer;
  /** An address of this machine; whoever connects to it is counted. */
  readonly listener: string;
  readonly calls: () => number;
  /** What the server wrote in its log as a fault. */
  readonly logged: readonly unknown[];
  readonly victim: Victim;
  readonly attacker: Learner;
  readonly secrets: Secrets;
  readonly close: () => Promise<void>;
}

const CANARY = "canaryQuillon";

export async function createWorld(engine: Engine): Promise<World> {
  let called = 0;
  const trap = createServer((socket) => {
    called += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(trap, "listening");
  const address = trap.address();
  const listener = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const google = await startOidcServer({
    sub: "1",
    email: newAddress(),
    email_verified: true,
    name: "Grace",
  });
  const server = await startTestServer(engine, {
    env: {
      GOOGLE_CLIENT_ID: "sevenfold-test",
      GOOGLE_CLIENT_SECRET: "canary-client-secret",
      GOOGLE_DISCOVERY_URL: google.discoveryUrl,
    },
  });
  const logged: unknown[] = [];
  server.services.log.error = (...entry: unknown[]) => {
    logged.push(entry);
  };
  const { db, close } = await openDatabase(server.database);
  const victim = await createVictim(server);
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument;
  return {
    server,
    db,
    targets: documentTargets(document),
    google,
    listener,
    calls: () => called,
    logged,
    victim,
    attacker: await createLearner(server),
    secrets: await secretsOf(server, db, victim),
    close: async () => {
      await close();
      await server.close();
      await google.stop();
      trap.close();
    },
  };
}

/** A plan as a client sends it. */
export const planOf = (hobby: string) => ({
  hobby,
  title: `Learn ${hobby}`,
  overview: "A week.",
  days: [{ day: 1, title: "First", mainTask: "Begin", howTo: ["One"] }],
});

export async function createLearner(
  server: TestServer,
  { hobby = "Chess", username = "Mallory", email = newAddress(), password = PASSWORD } = {},
): Promise<Learner> {
  const member = await signUpMember(server, { username, email, password });
  const headers = { Cookie: member.cookie };
  const plan = { hobby, plan_data: planOf(hobby) };
  const { body } = await post(`${server.url}/api/hobby-plans`, plan, headers);
  const planId = String(body.id);
  const done = { plan_id: planId, completed_days: [1] };
  await post(`${server.url}/api/user-progress`, done, headers);
  await post(
    `${server.url}/api/generate-day`,
    { hobby, day_number: 2, plan_id: planId },
    {
      Authorization: `Bearer ${member.token}`,
    },
  );
  return { ...member, planId };
}

async function createVictim(server: TestServer): Promise<Victim> {
  const email = `${CANARY}@example.org`.toLowerCase();
  const password = "a password that nobody sends";
  const learner = await createLearner(server, {
    hobby: CANARY,
    username: CANARY,
    email,
    password,
  });
  await authCall(server, "/update-user", { name: CANARY }, { Cookie: learner.cookie });
  // A link that lies in the mailbox, and the mail itself.
  await authCall(server, "/request-password-reset", { email });
  const path = `${server.url}/api/hobby-plans/${learner.planId}/share`;
  const { body } = await post(path, {}, { Cookie: learner.cookie });
  return { ...learner, shareToken: String(body.token), sessionToken: sessionTokenOf(learner) };
}

/** The part of the session's cookie that is a secret of its own; its signature follows it. */
export function sessionTokenOf({ cookie }: TestMember): string {
  const value = /session_token=([^;]+)/u.exec(cookie)?.[1] ?? "";
  return decodeURIComponent(value).split(".")[0] ?? "";
}

async function secretsOf(server: TestServer, db: Database, victim: Victim): Promise<Secrets> {
  const column = async (query: ReturnType<typeof sql<{ secret: string | null }>>) =>
    (await query.execute(db)).rows.map(({ secret }) => secret ?? "").filter(Boolean);
  const named = (what: string, values: readonly string[]) =>
    values.map((value, index) => [`${what} ${index + 1}`, value] as const);
  return new Map([
    ["the other member's words", CANARY],
    ["the other member's address", victim.email],
    ["the other member's session", victim.sessionToken],
    ["the other member's share link", victim.shareToken],
    ["the other member's id", victim.userId],
    ["the other member's plan", victim.planId],
    ["the secret of guests' cookies", server.services.secret],
    ["the client's secret at Google", "canary-client-secret"],
    ["the data's folder", server.database.dataDir],
    ...(server.database.url ? [["the database's address", server.database.url] as const] : []),
    ...named(
      "a secret of the instance",
      await column(sql`select value as secret from instance_settings where key = 'secret'`),
    ),
    ...named("a password's hash", await column(sql`select password as secret from auth_accounts`)),
    ...named(
      "a private key",
      await column(sql`select ${sql.ref("privateKey")} as secret from auth_jwks`),
    ),
    ...named("a mailed link", await column(sql`select value as secret from auth_verifications`)),
  ]);
}
