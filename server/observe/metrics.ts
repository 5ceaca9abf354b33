import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { metricsOfAll } from "./worker-metrics.ts";

/** What an author was asked to write. */
export type Work = "plan" | "day" | "answer" | "hobby";

/** This process's metrics for the operator's monitoring, in Prometheus' text format. */
export interface Metrics {
  /** @param seconds from the request to the first byte of its answer. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** A file of the build was served from memory. */
  file(status: number): void;
  /** @param outcome `ok`, or why the author failed; then the next one is asked. */
  authored(work: Work, author: "library" | "model", outcome: string): void;
  /** Somebody has reached a limit. */
  limited(limit: string): void;
  /** `sent`, `delayed` (to be tried again) or `given-up`. */
  mail(outcome: "sent" | "delayed" | "given-up"): void;
  /**
   * Registers a value that is read when metrics are requested; one that cannot be read is left out.
   * @param together how the values of several processes combine: their sum or, when all report the
   *   same thing, the maximum.
   */
  gauge(
    name: string,
    help: string,
    together: "sum" | "max",
    read: () => number | Promise<number>,
  ): void;
  readonly contentType: string;
  /** Undefined when some worker has not reported in time. */
  text(): Promise<string | undefined>;
}

/** Seconds; a page from memory takes a tenth of a millisecond, a model half a minute. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * The metrics of one process. Names follow Prometheus' conventions; no label ever names a person.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by route, until the answer begins; files of the build are counted apart.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const files = new Counter({
    name: "sevenfold_files_total",
    help: "Files of the build handed out from memory.",
    labelNames: ["status"],
    registers,
  });
  const authored = new Counter({
    name: "sevenfold_authored_total",
    help: "What authors were asked to write and what came of it; a model's failure is a fallback to the library.",
    labelNames: ["work", "author", "outcome"],
    registers,
  });
  const limited = new Counter({
    name: "sevenfold_limited_total",
    help: "Calls refused because a limit was reached.",
    labelNames: ["limit"],
    registers,
  });
  const mails = new Counter({
    name: "sevenfold_mails_total",
    help: "Mails by what became of an attempt to send them.",
    labelNames: ["outcome"],
    registers,
  });
  return {
    request(method, route, status, seconds) {
      const known = METHODS.has(method) ? method : "other";
      requests.labels(known, route, String(status)).observe(seconds);
    },
    file: (status) => files.labels(String(status)).inc(),
    authored: (work, author, outcome) => authored.labels(work, author, outcome).inc(),
    limited: (limit) => limited.labels(limit).inc(),
    mail: (outcome) => mails.labels(outcome).inc(),
    gauge(name, help, together, read) {
      new Gauge({
        name,
        help,
        registers,
        aggregator: together,
        async collect() {
          try {
            this.set(await read());
          } catch {
            // The database may be down, which is when the other metrics matter most.
            this.remove();
          }
        },
      });
    },
    contentType: registry.contentType,
    text: metricsOfAll(registry),
  };
}
