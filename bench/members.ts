import { join } from "node:path";
import {
  type Asked,
  byTurns,
  type Call,
  latenciesInTurn,
  requestsPerSecond,
  tailsInTurn,
} from "./load.ts";
import { type BenchMember, type MemberData, makeMemberData } from "./member-data.ts";
import type { Row } from "./report.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { startSevenfold } from "./sevenfold.ts";
import { median } from "./statistics.ts";

const MEMBERS = 16;
/**
 * Members who save: so many that a plan has some 60 events at the end, as a plan has after a week.
 * With a few members each would be saved to a thousand times.
 */
const SAVERS = MEMBERS * 12;
/** Many short ones. */
const ROUNDS = 9;
const WARM_UP = 2_000;
const READS = 3_000;
const WRITES = 2_000;
/**
 * Half of the maximum load is sustained long enough for fifty requests per round to exceed the
 * percentile.
 */
const PACED = 5_000;
const SIGNERS = 8;
const WHAT = "bare Hono handler";

/** What members' calls cost, compared with handlers that do only the essential work. */
export async function measureMembers(): Promise<Row[]> {
  const data = await makeMemberData(SAVERS + SIGNERS);
  const server = await serveMembers(data);
  const bare = await startProcess(
    (port) => [join(import.meta.dirname, "bare-plans.ts"), String(port), data.file],
    {},
    ["/healthz"],
  );
  try {
    const savers = data.members.slice(0, SAVERS);
    const calls = await callsOf(server, data, savers);
    const lists = { port: server.port, calls: calls.reads };
    const saves = { port: server.port, calls: calls.writes };
    const bareLists = {
      port: bare.port,
      calls: savers.map(({ userId }) => ({ path: `/plans/${userId}` })),
    };
    const bareSaves = {
      port: bare.port,
      calls: savers.map((member) => ({
        path: `/progress/${member.userId}`,
        bodies: ticks(member),
      })),
    };
    const reads = await compare(lists, bareLists, READS);
    const writes = await compare(saves, bareSaves, WRITES);
    return [
      {
        name: "List of 5 plans",
        figure: reads.figure,
        unit: "requests/s",
        reference: { value: reads.reference, what: WHAT },
        target: { of: "ratio", least: 1.5 },
      },
      {
        name: "Progress saved",
        figure: writes.figure,
        unit: "requests/s",
        reference: { value: writes.reference, what: WHAT },
        target: { of: "ratio", least: 0.75 },
      },
      await tailRow("List of 5 plans", reads, lists, bareLists),
      await tailRow("Progress saved", writes, saves, bareSaves),
      await underSignIns(server, data, calls.reads),
    ];
  } finally {
    await server.stop();
    await bare.stop();
    data.remove();
  }
}

const serveMembers = (data: MemberData): Promise<ServerProcess> =>
  // Each sign-in has an address of its own, as those of many people do.
  startSevenfold({ DATA_DIR: data.dataDir, TRUST_PROXY: "true" });

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: url,
      "X-Forwarded-For": newAddress(),
    },
    body: JSON.stringify({ email, password }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${text}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Every request of a member changes something: each plan's first day is ticked and unticked. */
const ticks = ({ planIds }: BenchMember) =>
  [[1], []].flatMap((completed_days) => planIds.map((plan_id) => ({ plan_id, completed_days })));

async function callsOf(
  { url }: ServerProcess,
  { password }: MemberData,
  members: readonly BenchMember[],
): Promise<{ reads: Call[]; writes: Call[] }> {
  const reads: Call[] = [];
  const writes: Call[] = [];
  for (const member of members) {
    const headers = { Cookie: await signIn(url, member.email, password), Origin: url };
    reads.push({ path: "/api/hobby-plans", headers });
    writes.push({ path: "/api/user-progress", headers, bodies: ticks(member) });
  }
  return { reads, writes };
}

/** Requests per second of both, as medians of alternating rounds. */
async function compare(
  ours: Asked,
  bare: Asked,
  requests: number,
): Promise<{ figure: number; reference: number }> {
  await requestsPerSecond(ours.port, ours.calls, WARM_UP);
  await requestsPerSecond(bare.port, bare.calls, WARM_UP);
  return byTurns(ours, bare, ROUNDS, ({ port, calls }, round) =>
    requestsPerSecond(port, calls, requests, round),
  );
}

/** @param rates requests a second: the slower of the two servers gets half of what it can do. */
async function tailRow(
  name: string,
  rates: { readonly figure: number; readonly reference: number },
  ours: Asked,
  bare: Asked,
): Promise<Row> {
  const perSecond = Math.min(rates.figure, rates.reference) / 2;
  const { figure, reference } = await tailsInTurn(ours, bare, perSecond, PACED);
  return {
    name: `${name}, 99th percentile at half of the load`,
    figure,
    unit: "ms",
    reference: { value: reference, what: WHAT },
    target: { of: "ratio", most: 2.5 },
  };
}

/** Simultaneous sign-ins, and lists read one after the other meanwhile. */
const LISTS = 400;
/** How many attempts one account has per quarter of an hour. */
const SIGN_INS_EACH = 9;

async function underSignIns(
  server: ServerProcess,
  data: MemberData,
  reads: readonly Call[],
): Promise<Row> {
  const call = reads.slice(0, 1);
  const quiet = await latenciesInTurn(server.port, call, LISTS);
  let running = 0;
  const signIns = data.members.slice(-SIGNERS).map(async ({ email }) => {
    running += 1;
    for (let left = SIGN_INS_EACH; left > 0; left -= 1) {
      await signIn(server.url, email, data.password);
    }
    running -= 1;
  });
  const busy: number[] = [];
  while (running === SIGNERS) busy.push(...(await latenciesInTurn(server.port, call, 10)));
  await Promise.all(signIns);
  return {
    name: `List of 5 plans, median during ${SIGNERS} sign-ins at once`,
    figure: median(busy),
    unit: "ms",
    reference: { value: median(quiet), what: "nobody signs in" },
    target: { of: "ratio", most: 3 },
  };
}

const CROWD_LISTS = 3_000;

/** How long the list takes when the table has a thousand times the plans. */
export async function measureManyPlans(): Promise<Row[]> {
  const few = await listsBeside(200);
  const many = await listsBeside(200_000);
  return [
    {
      name: "List of 5 plans of 1,000,000, median",
      figure: median(many),
      unit: "ms",
      reference: { value: median(few), what: "of 1,000" },
      target: { of: "ratio", most: 1.5 },
    },
  ];
}

async function listsBeside(crowd: number): Promise<number[]> {
  const data = await makeMemberData(MEMBERS, crowd);
  const server = await serveMembers(data);
  try {
    const { reads } = await callsOf(server, data, data.members);
    await latenciesInTurn(server.port, reads, WARM_UP);
    return await latenciesInTurn(server.port, reads, CROWD_LISTS);
  } finally {
    await server.stop();
    data.remove();
  }
}
