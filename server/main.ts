import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** More processes than any machine has cores are a typing error. */
const WORKERS_MAX = 128;

const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
process.env.NODE_ENV ??= "production";
// At a terminal, the lines meant for the operator should not drown in one line per request.
if (process.stdout.isTTY) process.env.LOG_LEVEL ||= "warn";

const count = cluster.isPrimary ? workersWanted() : 1;
if (count === undefined) {
  console.error(
    `--workers is a whole number from 1 to ${WORKERS_MAX}, like: npm start -- --workers 4`,
  );
  process.exitCode = 2;
} else if (count === 1) {
  const { serveRequests } = await import("./serve.ts");
  await serveRequests(root);
} else {
  const { runWorkers } = await import("./workers.ts");
  runWorkers(count, import.meta.filename);
}

/** Undefined when the argument is not such a number. */
function workersWanted(): number | undefined {
  try {
    const { values } = parseArgs({ options: { workers: { type: "string", default: "1" } } });
    const wanted = /^\d{1,3}$/u.test(values.workers) ? Number(values.workers) : 0;
    return wanted >= 1 && wanted <= WORKERS_MAX ? wanted : undefined;
  } catch {
    return undefined;
  }
}
