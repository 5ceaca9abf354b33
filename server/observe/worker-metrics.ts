import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

/** What a worker asks the process that started it. */
export const METRICS_QUESTION = "metrics of all workers";

/** Its answer: the text; undefined when not all of them have answered in time. */
export interface MetricsAnswer {
  readonly metrics: true;
  readonly text: string | undefined;
}

const isAnswer = (message: unknown): message is MetricsAnswer =>
  typeof message === "object" && message !== null && "metrics" in message;

/**
 * What `/metrics` says: this process's figures, or, where several share a port, those of all of them:
 * whoever asks cannot choose which one answers. Counters are added up. Undefined when not all have
 * answered in time: a counter that goes back would count as a new start.
 */
export function metricsOfAll(registry: Registry): () => Promise<string | undefined> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Answers the first process when it gathers the figures of all.
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
