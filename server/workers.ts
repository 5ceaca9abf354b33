import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { METRICS_QUESTION, type MetricsAnswer } from "./observe/worker-metrics.ts";

/** Workers give running requests 10 s to end; whoever takes longer than this hangs. In milliseconds. */
const GRACE = 12_000;
/** A worker that ended is replaced after this; each further one that does not come up, twice as long. */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

/**
 * Serves from several processes on one port, for machines with several cores: `--workers N`. This one
 * serves nobody itself: it starts the others, replaces one that ended, passes the word to stop on, and
 * adds up what they count. The first is started alone, so that a configuration that cannot be used is
 * told once, and one process makes the database.
 * @param main the module that each of them runs.
 */
export function runWorkers(count: number, main: string): void {
  cluster.setupPrimary({ exec: main, args: [] });
  const metrics = new AggregatorRegistry();
  const listening = new Set<number>();
  let stopping = false;
  let failures = 0;
  let worst = 0;

  const fork = (): void => {
    if (!stopping) cluster.fork();
  };

  cluster.on("listening", ({ id }: Worker) => {
    failures = 0;
    const isFirst = listening.size === 0;
    listening.add(id);
    if (isFirst) for (let started = 1; started < count; started += 1) fork();
  });

  cluster.on("message", (worker: Worker, message: unknown) => {
    if (message !== METRICS_QUESTION) return;
    const answer = (text: MetricsAnswer["text"]) => {
      if (worker.isConnected()) worker.send({ metrics: true, text } satisfies MetricsAnswer);
    };
    metrics.clusterMetrics().then(answer, () => answer(undefined));
  });

  cluster.on("exit", (worker: Worker, code: number | null, signal: string | null) => {
    if (stopping) {
      worst = Math.max(worst, code ?? 1);
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(worst);
      return;
    }
    if (listening.size === 0) process.exit(code || 1);
    console.error(
      `The process ${worker.process.pid} has ended (${signal ?? `code ${code}`}); another takes its place.`,
    );
    setTimeout(fork, Math.min(FIRST_RETRY * 2 ** failures, LAST_RETRY));
    failures += 1;
  });

  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) worker?.process.kill("SIGTERM");
    setTimeout(() => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGKILL");
      process.exit(1);
    }, GRACE).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  fork();
}
