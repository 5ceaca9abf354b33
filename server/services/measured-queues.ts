import { countLeases } from "../learning/store/day-writes.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { OpenDatabase } from "../storage/database.ts";
import { countWaitingMails } from "../storage/mails.ts";
import { countModelCalls } from "../storage/model-usage.ts";

/**
 * Registers gauges for what waits and what is used up. The queues are in the database, so every
 * process reports the same length, and the maximum counts. Connections belong to each process, and
 * add up.
 */
export function measureQueues(
  metrics: Pick<Metrics, "gauge">,
  { db, connections }: Pick<OpenDatabase, "db" | "connections">,
  now: () => number,
): void {
  metrics.gauge(
    "sevenfold_mails_waiting",
    "Mails that wait to be sent or are being sent.",
    "max",
    () => countWaitingMails(db),
  );
  metrics.gauge(
    "sevenfold_day_writes_running",
    "Days that are being written for members.",
    "max",
    () => countLeases(db, now()),
  );
  metrics.gauge(
    "sevenfold_model_calls_today",
    "Calls to the model on this UTC day, of AI_DAILY_BUDGET.",
    "max",
    () => countModelCalls(db, now()),
  );
  if (!connections) return;
  metrics.gauge(
    "sevenfold_database_connections_open",
    "Open connections to PostgreSQL.",
    "sum",
    () => connections().open,
  );
  metrics.gauge(
    "sevenfold_database_connections_idle",
    "Connections that nobody uses now.",
    "sum",
    () => connections().idle,
  );
  metrics.gauge(
    "sevenfold_database_calls_waiting",
    "Calls that wait for a connection.",
    "sum",
    () => connections().waiting,
  );
}
