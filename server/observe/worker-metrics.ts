import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

/** The message with which a worker asks the process that started it. */
export const METRICS_QUESTION = "metrics of all workers";

/** The answer: the text, or undefined when some worker has not answered in time. */
export interface MetricsAnswer {
  readonly metrics: true;
  readonly text: string | undefined;
}

const isAnswer = (message: unknown): message is MetricsAnswer =>
  typeof message === "object" && message !== null && "metrics" in message;

/**
 * The text of `/metrics`: this process's metrics or, when several share a port, those of all,
 * because a client cannot choose which process answers. Counters are added up. Undefined when some
 * process has not answered in time: a counter that goes down would look like a restart.
 */
export function metricsOfAll(registry: Registry): () => Promise<string | undefined> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Makes this worker answer when the first process collects all metrics.
  new AggregatorRegistry();
  let asked: Promise<string | undefined> | undefined;
  const ask = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      const listen = (message: unknown): void => {
        if (!isAnswer(message)) return;
        process.off("message", listen);
        asked = undefined;
        resolve(message.text);
      };
      process.on("message", listen);
      process.send?.(METRICS_QUESTION);
    });
  return () => {
    asked ??= ask();
    return asked;
  };
}
