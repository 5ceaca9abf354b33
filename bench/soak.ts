import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seededRandom } from "#core/random/random.ts";
import { build } from "../scripts/build.ts";
import { isBuilt } from "../scripts/start.ts";
import { createHttpClient } from "./http-client.ts";
import { describeMachine } from "./report.ts";
import { ROOT, startSevenfold } from "./sevenfold.ts";
import { growthOf, type Sample } from "./soak/growth.ts";
import { closedLoop, type LoadParts, openLoop, type Phase } from "./soak/load.ts";
import { makeSoakData } from "./soak/members.ts";
import { type Resting, TELLING, watchMemory } from "./soak/memory.ts";
import { describeGrowth, formatResults, resultsOf } from "./soak/report.ts";
import { RequestWriter } from "./soak/requests.ts";
import { createTraffic } from "./soak/traffic.ts";

/**
 * Mixed load on the whole product for a while: `npm run soak [-- --minutes 10] [--postgres]
 * [--model-failing]`. Finds the highest rate that the server sustains, then sends 80 % of it
 * whether the server keeps up or not, and checks each answer. Prints a table and writes
 * `build/soak.json`. Exits with code 1 when an answer was wrong or memory grows (docs/scaling.md).
 */
const HELP = "npm run soak [-- --minutes 10] [--postgres] [--model-failing]";
const MINUTES_MAX = 24 * 60;

/** Seconds of the phases before the measured load. */
const WARM_UP = 8;
/** How often the closed loop is run; other load on the machine can only make it slower. */
const ROUNDS = 3;
const CLOSED = 4;
const VERIFY = 45;
const AT_ONCE = 24;
const CONNECTIONS_MAX = 400;
/** Shares of the closed loop's rate that are tried until the server keeps up. */
const TRIES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
/**
 * By Little's law, requests wait this long when this many seconds' worth of them are unanswered.
 */
const WAIT_MAX = 0.1;
/** The share of the highest rate. */
const LOAD = 0.8;
/** The samples of the first third are ignored, while caches fill and code is compiled. */
const SETTLED_AFTER = 1 / 3;
/** The exit code after Ctrl+C, as shells use it. */
const STOPPED = 130;
/** Megabytes per minute. */
const TOLERANCE = 1;
/** If the generator's event loop was busier than this, the figures may be its own. */
const SATURATED = 0.85;

const options = readOptions();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stopping.abort();
    // If something hangs then: the children end by themselves when they are abandoned.
    setTimeout(() => process.exit(STOPPED), 20_000).unref();
  });
}

if (!isBuilt()) await build();
process.exitCode = await soak().catch((error: unknown) => {
  if (stopping.signal.aborted) return STOPPED;
  throw error;
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "10" },
      postgres: { type: "boolean", default: false },
      "model-failing": { type: "boolean", default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= MINUTES_MAX)) {
    console.error(`--minutes is a number above 0 and at most ${MINUTES_MAX}. ${HELP}`);
    process.exit(2);
  }
  return { minutes, postgres: values.postgres, modelFailing: values["model-failing"] };
}

/** @returns the exit code. */
async function soak(): Promise<number> {
  const { signal } = stopping;
  const closers: (() => Promise<void> | void)[] = [];
  try {
    say("making members");
    const data = await makeSoakData(options.postgres, signal);
    closers.push(data.remove);
    const model = options.modelFailing ? await startFailingModel() : undefined;
    if (model) closers.push(model.stop);
    const env = {
      ...data.env,
      TRUST_PROXY: "true",
      ...(model && {
        AI_PROVIDER: "openai-compatible",
        AI_MODEL: "fake-1",
        AI_BASE_URL: model.url,
        AI_DAILY_BUDGET: "1000000000",
      }),
    };
    const server = await startSevenfold(env, ["/healthz"], TELLING);
    closers.push(server.stop);
    const client = createHttpClient(server.port, CONNECTIONS_MAX);
    closers.push(client.close);
    const random = seededRandom("soak");
    const writer = new RequestWriter(server.url);
    say("signing in");
    const { kinds, authors } = await createTraffic({ data, client, writer, random, signal });
    const load: LoadParts = { client, kinds, random, signal };
    const highest = await findHighest(load);
    const rate = highest.rate * LOAD;
    const watch = watchMemory(server);
    const restBefore = await watch.rest();
    say(`${options.minutes} min at ${rate.toFixed(0)} requests/s`);
    const bytesBefore = await data.size();
    const cpuBefore = cpuSeconds(server.pid);
    Object.assign(authors, { library: 0, model: 0 });
    const memory = watch.sample();
    const phase = await openLoop(load, rate, options.minutes * 60);
    const { held, resident } = memory.stop();
    const cpuAfter = cpuSeconds(server.pid);
    if (signal.aborted) return STOPPED;
    const restAfter = await watch.rest();

    const settled = held.filter(({ minutes }) => minutes >= options.minutes * SETTLED_AFTER);
    const growth = growthOf(settled, TOLERANCE);
    const results = resultsOf(phase, kinds);
    const errors = results.at(-1)?.errors ?? 0;
    const cpu =
      cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
    const report = {
      machine: describeMachine(),
      options,
      engine: data.engine,
      members: data.members.length,
      highest,
      rate: { planned: rate, reached: phase.sent / phase.seconds },
      generator: phase.generator,
      mostConnections: client.mostInUse,
      cpu: cpu === undefined ? undefined : { seconds: cpu, msPerRequest: (cpu / phase.sent) * 1e3 },
      plansWrittenBy: authors,
      database: { bytesBefore, bytesAfter: await data.size() },
      memory: { held, resident, restBefore, restAfter, tolerance: TOLERANCE, growth },
      results,
      faults: phase.faults,
    };
    writeFileSync(reportFile(), `${JSON.stringify(report, null, 2)}\n`);
    print(report, phase);
    return errors > 0 || growth.result === "grows" ? 1 : 0;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

function say(what: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${what}`);
}

function reportFile(): string {
  mkdirSync(join(ROOT, "build"), { recursive: true });
  return join(ROOT, "build", "soak.json");
}

/**
 * Finds the rate that the connections reach in alternating rounds, then the share of it that can be
 * sustained.
 */
async function findHighest(load: LoadParts) {
  say("finding the highest rate");
  await closedLoop(load, AT_ONCE, WARM_UP);
  let reached = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const closed = await closedLoop(load, AT_ONCE, CLOSED);
    expectNoErrors(closed);
    reached = Math.max(reached, closed.sent / closed.seconds);
  }
  for (const share of TRIES) {
    if (stopping.signal.aborted) break;
    const rate = reached * share;
    const phase = await openLoop(load, rate, VERIFY);
    expectNoErrors(phase);
    if (phase.unanswered > rate * WAIT_MAX) continue;
    return { rate, closedLoop: reached, generatorBusy: phase.generator.busy };
  }
  if (!stopping.signal.aborted) throw new Error(`no share of ${reached}/s is kept up`);
  return { rate: 1, closedLoop: reached, generatorBusy: 0 };
}

function expectNoErrors({ faults }: Phase): void {
  if (faults.length > 0) throw new Error(`wrong answers before the load:\n${faults.join("\n")}`);
}

/** Processor time of a process, all threads; undefined where the system does not say. */
function cpuSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // utime and stime (proc_pid_stat(5)), in ticks of a hundredth of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

async function startFailingModel(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, "soak", "failing-model.ts")],
    { stdio: ["ignore", "ignore", "inherit", "ipc"] },
  );
  const exited = once(child, "exit");
  const [url] = await Promise.race([
    once(child, "message"),
    exited.then(() => Promise.reject(new Error("the model's stand-in ended"))),
    pause(20_000, undefined, { ref: false }).then(() =>
      Promise.reject(new Error("the model's stand-in does not start")),
    ),
  ]);
  return {
    url: String(url),
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

interface Report {
  readonly machine: ReturnType<typeof describeMachine>;
  readonly engine: string;
  readonly highest: { readonly rate: number; readonly closedLoop: number };
  readonly rate: { readonly planned: number; readonly reached: number };
  readonly mostConnections: number;
  readonly cpu: { readonly msPerRequest: number } | undefined;
  readonly plansWrittenBy: { readonly library: number; readonly model: number };
  readonly database: { readonly bytesBefore: number; readonly bytesAfter: number };
  readonly memory: {
    readonly held: readonly Sample[];
    readonly resident: readonly Sample[];
    readonly restBefore: Resting;
    readonly restAfter: Resting;
    readonly growth: ReturnType<typeof growthOf>;
  };
  readonly results: Parameters<typeof formatResults>[0];
}

function rangeOf(samples: readonly Sample[]): string {
  const sizes = samples.map(({ megabytes }) => megabytes);
  if (sizes.length === 0) return "not told";
  return `${Math.min(...sizes).toFixed(0)}-${Math.max(...sizes).toFixed(0)} MB`;
}

function print(report: Report, { generator, faults, sent }: Phase): void {
  const { machine, highest, rate, memory, database, plansWrittenBy } = report;
  const { cpu, cores, memoryGb, system, node, date } = machine;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const { restBefore, restAfter } = memory;
  const lines = [
    `${cpu}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, ${date}`,
    `Database: ${report.engine}`,
    "",
    formatResults(report.results),
    "",
    `Highest rate: ${highest.rate.toFixed(0)} requests/s kept up (${highest.closedLoop.toFixed(0)} in a closed loop of ${AT_ONCE}).`,
    `Load: ${rate.planned.toFixed(0)} requests/s planned, ${rate.reached.toFixed(0)} sent; at most ${report.mostConnections} connections.`,
    `Server: ${report.cpu ? `${report.cpu.msPerRequest.toFixed(2)} ms of processor time a request` : "processor time is not told here"}.`,
    `Plans written: ${plansWrittenBy.library} by the library, ${plansWrittenBy.model} by the model.`,
    `Generator: busy ${(generator.busy * 100).toFixed(0)} % of the time, timers ${generator.delay.toFixed(1)} ms late (p99)${generator.busy > SATURATED ? ": IT IS THE BOTTLENECK, the figures are its own" : ""}.`,
    `Database file: ${megabytes(database.bytesBefore)} MB, then ${megabytes(database.bytesAfter)} MB: ${((database.bytesAfter - database.bytesBefore) / sent).toFixed(1)} bytes a request.`,
    `Memory resident under load: ${rangeOf(memory.resident)}.`,
    `Memory held after a collection under load: ${rangeOf(memory.held)}; ${describeGrowth(memory.growth, TOLERANCE)}.`,
    `Memory at rest, before and after: held ${restBefore.held.toFixed(1)} and ${restAfter.held.toFixed(1)} MB, resident ${restBefore.resident.toFixed(0)} and ${restAfter.resident.toFixed(0)} MB.`,
    ...faults.map((fault) => `FAULT ${fault}`),
  ];
  console.log(lines.join("\n"));
}
