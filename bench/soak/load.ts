import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "#core/random/random.ts";
import type { HttpClient } from "../http-client.ts";
import type { Kind } from "./traffic.ts";

/** The results of a phase of the load. */
export interface Phase {
  /** Milliseconds from when each request was due to the end of its answer, by kind. */
  readonly latencies: ReadonlyMap<string, readonly number[]>;
  /** Wrong answers and failed connections, by kind. */
  readonly errors: ReadonlyMap<string, number>;
  /** The first faults, in words. */
  readonly faults: readonly string[];
  /** Requests that were sent. */
  readonly sent: number;
  readonly seconds: number;
  /** Unanswered requests when the phase ended, except those that may ask a model. */
  readonly unanswered: number;
  readonly generator: Generator;
}

/** How the process fared that sends the requests. */
export interface Generator {
  /** The share of time in which its event loop was busy, 0-1. */
  readonly busy: number;
  /** How late its timers were, 99th percentile in milliseconds. */
  readonly delay: number;
}

export interface LoadParts {
  readonly client: HttpClient;
  readonly kinds: readonly Kind[];
  readonly random: Random;
  /** Ends a phase early. */
  readonly signal: AbortSignal;
}

const FAULTS_KEPT = 20;
/** How long to wait for a phase's last answers: a model may take 75 s (server/adapters/model). */
const ANSWER_TIMEOUT_MS = 100_000;
/** Requests that are due are sent once in this many milliseconds. */
const TICK = 1;

/** Keeps a fixed number of requests running at all times, plus those that may ask a model. */
export function closedLoop(parts: LoadParts, atOnce: number, seconds: number): Promise<Phase> {
  return runPhase(parts, seconds, async (perform, isOver) => {
    const goOn = async () => {
      while (!isOver()) {
        const kind = pickKind(parts);
        const done = perform(kind, performance.now());
        if (!kind.slow) await done;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, goOn));
  });
}

/** Sends requests when they are due, whether the server keeps up or not. */
export function openLoop(parts: LoadParts, perSecond: number, seconds: number): Promise<Phase> {
  return runPhase(parts, seconds, async (perform, isOver) => {
    const began = performance.now();
    for (let sent = 0; !isOver(); await pause(TICK)) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      for (; sent < due; sent += 1) {
        void perform(pickKind(parts), began + (sent / perSecond) * 1_000);
      }
    }
  });
}

function pickKind({ kinds, random }: LoadParts): Kind {
  let left = random() * 100;
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  const [first] = kinds;
  if (!first) throw new RangeError("no kinds of requests");
  return first;
}

/** Makes one request; `due` is when its time starts. */
type Perform = (kind: Kind, due: number) => Promise<void>;

async function runPhase(
  { client, signal }: LoadParts,
  seconds: number,
  drive: (perform: Perform, isOver: () => boolean) => Promise<void>,
): Promise<Phase> {
  const latencies = new Map<string, number[]>();
  const errors = new Map<string, number>();
  const faults: string[] = [];
  const underWay = new Map<Promise<void>, Kind>();
  let sent = 0;

  async function ask(kind: Kind, due: number): Promise<void> {
    const { request, settle } = kind.next();
    let fault: string | undefined;
    try {
      fault = settle(await client.ask(request));
    } catch (error) {
      settle(undefined);
      fault = error instanceof Error ? error.message : String(error);
    }
    const times = latencies.get(kind.name) ?? [];
    latencies.set(kind.name, times);
    times.push(performance.now() - due);
    if (fault === undefined) return;
    errors.set(kind.name, (errors.get(kind.name) ?? 0) + 1);
    if (faults.length < FAULTS_KEPT) faults.push(`${kind.name}: ${fault}`);
  }

  const perform: Perform = (kind, due) => {
    sent += 1;
    const done = ask(kind, due).finally(() => underWay.delete(done));
    underWay.set(done, kind);
    return done;
  };

  const lateness = monitorEventLoopDelay({ resolution: 5 });
  lateness.enable();
  const before = performance.eventLoopUtilization();
  const began = performance.now();
  const isOver = () => signal.aborted || performance.now() - began >= seconds * 1_000;
  await drive(perform, isOver);
  const took = (performance.now() - began) / 1_000;
  lateness.disable();
  const { utilization } = performance.eventLoopUtilization(before);
  const unanswered = [...underWay.values()].filter(({ slow }) => !slow).length;
  await Promise.race([
    Promise.all(underWay.keys()),
    pause(ANSWER_TIMEOUT_MS, undefined, { ref: false }),
  ]);
  for (const { name } of underWay.values()) {
    errors.set(name, (errors.get(name) ?? 0) + 1);
    faults.push(`${name}: no answer ${ANSWER_TIMEOUT_MS / 1_000} s after the end`);
  }
  return {
    latencies,
    errors,
    faults,
    sent,
    seconds: took,
    unanswered,
    generator: { busy: utilization, delay: lateness.percentile(99) / 1e6 },
  };
}
