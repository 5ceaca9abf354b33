import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyNth, IS_DEEP } from "../../property-runs.ts";
import { authCall } from "../../setup/accounts.ts";
import { ENGINES } from "../../setup/test-server.ts";
import { strangePaths, strangeQueries } from "./addresses.ts";
import { bodyMutations, type Mutation } from "./body-mutations.ts";
import { eachOf, type Shot, send } from "./client.ts";
import { envelopes, lyingHeaders, otherMethods } from "./envelopes.ts";
import { endedMembers, forgedSessions, forgedTokens } from "./forgeries.ts";
import { LIE_HOST } from "./hostile-values.ts";
import { claimsOfAnother, claimsOnAnother, isPassword } from "./owners.ts";
import { snapshotOf, snapshotOfMember } from "./snapshot.ts";
import { JSON_TYPE, type Stage, stageFor, validShot, validStage } from "./stage.ts";
import type { Target } from "./targets.ts";
import { faultsOf, parsed } from "./verdict.ts";
import { createLearner, createWorld, type World } from "./world.ts";

/** Wrong requests that each call gets at least, and all calls together on SQLite. */
const AT_LEAST = { sqlite: IS_DEEP ? 50 : 20, postgres: 30 };
const AT_LEAST_IN_ALL = IS_DEEP ? 10_000 : 3_000;
/** The gate sends every fourth wrong body, and every third of what else is alike. */
const SPARSE = everyNth(4);
const ALIKE = everyNth(3);
/** Of what no database sees, PostgreSQL's run sends every seventh. */
const SAMPLED = 7;
/** Of what is alike, and of what costs the hash of a password, every third is sent. */
const THINNED = 3;
/** A test sends thousands of requests; this ends only one that hangs, in milliseconds. */
const TEST_TIMEOUT_MS = 300_000;

/**
 * Fields in which a text may have a NUL or half a character: passwords are hashed, the honeypot is
 * only looked at, and days sent along are read and forgotten.
 */
const NEVER_STORED =
  /^(?:password|currentPassword|newPassword|website|(?:prior_days|outline)\..*)$/u;

/** Links that a browser opens: they lead on. */
const OPENED: ReadonlySet<string> = new Set([
  "GET /api/auth/callback/google",
  "GET /api/auth/reset-password/{token}",
]);

describe.each(ENGINES)("a hostile client on %s", (engine) => {
  let world: World;
  let untouched: object;
  /** Calls as members make them whom an accepted request may change. */
  const stages = new Map<string, Stage>();
  const tally = new Map<string, number>();
  const kinds = new Map<string, number>();
  const started = performance.now();

  beforeAll(async () => {
    world = await createWorld(engine);
    untouched = await snapshotOfMember(world.db, world.victim.userId);
  });
  afterAll(() => world.close());

  const stageOf = (target: Target): Stage => stages.get(target.name) as Stage;

  /** Sends them all; what is wrong with the answers is told for all of them together. */
  async function attack(target: Target, shots: Iterable<Shot>): Promise<string[]> {
    const { server, google, secrets } = world;
    const judge = { origins: [server.url, new URL(google.discoveryUrl).origin], secrets };
    const faults: string[] = [];
    await eachOf(shots, async (shot) => {
      tally.set(target.name, (tally.get(target.name) ?? 0) + 1);
      kinds.set(shot.kind, (kinds.get(shot.kind) ?? 0) + 1);
      try {
        const answer = await send(world.server.url, shot);
        faults.push(...faultsOf(judge, target, shot, answer));
      } catch (error) {
        faults.push(`${shot.method} ${shot.path.slice(0, 120)} [${shot.kind}]: ${error}`);
      }
    });
    return faults;
  }

  /** The same, of requests that write nothing, whatever is answered. */
  async function attackInVain(shotsOf: (target: Target) => Iterable<Shot>): Promise<void> {
    const faults: string[] = [];
    for (const target of world.targets) {
      const before = await snapshotOf(world.db);
      faults.push(...(await attack(target, shotsOf(target))));
      const after = await snapshotOf(world.db);
      for (const [table, rows] of Object.entries(after)) {
        if (before[table] !== rows) faults.push(`${target.name} wrote to ${table}`);
      }
    }
    expect(faults).toEqual([]);
  }

  const attackers = (target: Target): Stage => stageFor(world, target, world.attacker);

  function* sampled<Item>(items: Iterable<Item>, always: (item: Item) => boolean = () => false) {
    let count = 0;
    for (const item of items) {
      count += 1;
      const every = engine === "sqlite" ? ALIKE : SAMPLED;
      if (always(item) || count % every === 0) yield item;
    }
  }

  /** Every how many of such bodies one is sent: all that bring a new text to a table. */
  function strideOf({ body }: Target, { at, isText }: Mutation, accepted: boolean): number {
    if (!accepted) return engine === "sqlite" ? SPARSE : SPARSE * SAMPLED;
    const isNested = at.includes(".");
    if (engine === "postgres" && (isNested || !isText)) return SPARSE * SAMPLED;
    const isAlike = isNested || Object.keys(body?.properties ?? {}).some(isPassword);
    return isAlike ? SPARSE * THINNED : 1;
  }

  function* mutated({ target, path, headers, body }: Stage, accepted: boolean): Generator<Shot> {
    if (!target.body) return;
    let count = 0;
    for (const mutation of bodyMutations(target, body, world.listener)) {
      if (isAccepted(target, mutation) !== accepted) continue;
      count += 1;
      if (count % strideOf(target, mutation, accepted) !== 0) continue;
      const { kind, at, bytes } = mutation;
      const shot = { kind, at, method: target.method, path, body: bytes, mayPass: accepted };
      yield { ...shot, headers: { ...headers, ...JSON_TYPE } };
    }
  }

  test(
    "knows what is right: the unchanged call is answered with success",
    async () => {
      const shared = await createLearner(world.server);
      // One by one: what a stage reads from the database would wait for a transaction of the server, which
      // runs in this process and would wait for it.
      for (const target of world.targets) {
        const ends = target.method === "DELETE" || (target.isAuth && target.method === "POST");
        const member = ends ? await createLearner(world.server) : shared;
        const { stage, shot } = await validStage(world, target, member);
        stages.set(target.name, stage);
        const { status, headers, body } = await send(world.server.url, shot);
        const right = OPENED.has(target.name) ? 302 : 200;
        expect([target.name, status], body).toEqual([target.name, right]);
        expect(headers.location ?? "").not.toContain("error=");
      }
    },
    TEST_TIMEOUT_MS,
  );

  test(
    "is refused with every body that is not as declared, and nothing is written",
    () => attackInVain((target) => mutated(attackers(target), false)),
    TEST_TIMEOUT_MS,
  );

  test(
    "is refused with a body that does not come as JSON of this site's, and nothing is written",
    () => attackInVain((target) => sampled(envelopes(attackers(target)))),
    TEST_TIMEOUT_MS,
  );

  test(
    "is refused without a session and with every forged one, and nothing is written",
    async () => {
      const ended = await endedMembers(world);
      const sessions = forgedSessions(world, ended);
      const tokens = await forgedTokens(world, ended);
      await attackInVain(function* (target) {
        const forgeries = { anyone: [], member: sessions, token: tokens.forgeries };
        const shot = validShot(attackers(target));
        const { Origin: origin = "" } = shot.headers ?? {};
        for (const { kind, headers } of forgeries[target.access]) {
          const more = { ...(target.body && JSON_TYPE), ...headers };
          yield { ...shot, kind, headers: { Origin: origin, ...more }, mayPass: false };
        }
      });
      for (const { kind, headers } of sessions) {
        const answer = await authCall(world.server, "/get-session", undefined, headers);
        expect([kind, answer.status, answer.body.value]).toEqual([kind, 200, "null"]);
      }
      const token = world.targets.find(({ access }) => access === "token") as Target;
      const shot = validShot(attackers(token));
      const headers = { ...JSON_TYPE, ...tokens.valid.headers };
      expect((await send(world.server.url, { ...shot, headers })).status).toBe(200);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    "is refused what belongs to somebody else, and nothing is written",
    () =>
      attackInVain(function* (target) {
        yield* claimsOnAnother(attackers(target), world.victim);
      }),
    TEST_TIMEOUT_MS,
  );

  test(
    "gets nothing by strange addresses and methods, and nothing is written",
    async () => {
      const methods = (path: string) =>
        new Set(world.targets.filter((one) => one.path === path).map(({ method }) => method));
      await attackInVain(function* (target) {
        const stage = attackers(target);
        yield* thinned(strangePaths(stage, world.victim), ALIKE);
        yield* sampled(strangeQueries(stage, world.listener));
        yield* sampled(otherMethods(stage, methods(target.path)));
        if (target.method === "GET") yield* sampled(lyingHeaders(stage), isAboutHost);
      });
    },
    TEST_TIMEOUT_MS,
  );

  test(
    "gets no further by what happens to be right",
    async () => {
      const faults: string[] = [];
      for (const target of world.targets) {
        const stage = stageOf(target);
        faults.push(...(await attack(target, mutated(stage, true))));
        faults.push(...(await attack(target, thinned(claimsOfAnother(stage, world.victim)))));
        if (target.method === "GET") continue;
        faults.push(...(await attack(target, sampled(lyingHeaders(stage), isAboutHost))));
      }
      expect(faults).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  test("leaves the other member as it was", async () => {
    expect(await snapshotOfMember(world.db, world.victim.userId)).toEqual(untouched);
    const { body } = await authCall(world.server, "/get-session", undefined, {
      Cookie: world.victim.cookie,
    });
    expect(body).toMatchObject({ user: { email: world.victim.email } });
  });

  test("makes the server call nobody, pollutes no object, and no fault is logged", () => {
    expect(world.calls()).toBe(0);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(world.logged).toEqual([]);
  });

  test("gets no line and no host of its own into a mail", async () => {
    const { rows } = await sql<Record<string, string | null>>`select * from mails`.execute(
      world.db,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const mail of rows) {
      for (const line of ["recipient", "subject", "reply_to", "unsubscribe_url"]) {
        expect(mail[line] ?? "").not.toMatch(/[\r\n]/u);
      }
      expect(JSON.stringify(mail)).not.toContain(LIE_HOST);
      // What visitors write to the operator is theirs; every other link is ours.
      if (mail.kind === "contact-message") continue;
      for (const [link] of (mail.text ?? "").matchAll(/https?:\/\/[^/\s]+/gu)) {
        expect([mail.kind, link]).toEqual([mail.kind, world.server.url]);
      }
    }
  });

  test("is told the same as before when it asks as everybody does", async () => {
    const shots = world.targets
      .filter(({ method, isAuth }) => method === "GET" && !isAuth)
      .map((target) => validShot(attackers(target)));
    for (const shot of shots) {
      expect([shot.path, (await send(world.server.url, shot)).status]).toEqual([shot.path, 200]);
    }
  });

  test("has tried every call that is declared", () => {
    for (const { name } of world.targets) {
      expect(tally.get(name) ?? 0, name).toBeGreaterThanOrEqual(AT_LEAST[engine]);
    }
    const sum = [...tally.values()].reduce((all, count) => all + count, 0);
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`${engine}: ${sum} hostile requests to ${tally.size} calls in ${seconds} s`);
    console.log([...kinds].map(([kind, count]) => `${kind} ${count}`).join(", "));
    if (engine === "sqlite") expect(sum).toBeGreaterThanOrEqual(AT_LEAST_IN_ALL);
  });
});

/** Lies that could get into a mail. */
const isAboutHost = ({ kind }: Shot): boolean => kind.startsWith("lie about");

/** One of so many. */
function* thinned<Item>(items: Iterable<Item>, every = THINNED): Generator<Item> {
  let count = 0;
  for (const item of items) {
    count += 1;
    if (count % every === 0) yield item;
  }
}

/** Whether the declaration lets a body pass; no field that is stored may let pass what cannot be. */
function isAccepted(target: Target, { kind, at, bytes, isDescribed }: Mutation): boolean {
  const text = utf8(bytes);
  const body = text === undefined ? undefined : parsed(text);
  const accepted = body !== undefined && target.accepts(body);
  const cannotBeStored = kind === "NUL" || kind === "lone surrogate";
  if (accepted && cannotBeStored && isDescribed && !NEVER_STORED.test(at)) return false;
  return accepted;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
