import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** More processes than any machine has cores for are a slip of the hand. */
const WORKERS_MAX = 128;

const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
process.env.NODE_ENV ??= "production";
// Whoever sits at a terminal wants to read the lines meant for them, not one for each request.
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

/** Undefined when what is asked for is no such number. */
function workersWanted(): number | undefined {
  try {
    const { values } = parseArgs({ options: { workers: { type: "string", default: "1" } } });
    const wanted = /^\d{1,3}$/u.test(values.workers) ? Number(values.workers) : 0;
    return wanted >= 1 && wanted <= WORKERS_MAX ? wanted : undefined;
  } catch {
    return undefined;
  }
}
