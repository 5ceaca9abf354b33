import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { METRICS_QUESTION, type MetricsAnswer } from "./observe/worker-metrics.ts";

/**
 * Workers let running requests take 10 s to finish; a worker that takes longer than this hangs. In
 * milliseconds.
 */
const GRACE = 12_000;
/** A worker that ended is restarted after this; each time it fails again, after twice as long. */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

/**
 * Serves one port from several processes, for machines with several cores: `--workers N`. This
 * process serves no requests: it starts the workers, restarts those that end, passes on the signal
 * to stop, and adds up their metrics. The first worker is started alone, so that an unusable
 * configuration is reported once, and one process creates the database.
 * @param main the module that each worker runs.
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
