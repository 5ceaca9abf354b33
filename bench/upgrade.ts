import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseOptions, openDatabase } from "#server/storage/database.ts";
import { fillEarlierVersion } from "../tests/setup/earlier-plans.ts";

/**
 * How long an update takes that moves every plan's progress: `node bench/upgrade.ts [plans]`, a
 * million without an argument. On PostgreSQL with `DATABASE_URL`, in an empty database.
 */
const plans = Number(process.argv[2] ?? 1_000_000);
/** Characters of a plan's JSON: an opening and one day. */
const PLAN_LENGTH = 5_000;

const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-upgrade-"));
const place: DatabaseOptions = { dataDir, url: process.env.DATABASE_URL };
try {
  const filledIn = await timed(() => fillEarlierVersion(place, plans, PLAN_LENGTH));
  console.log(`${plans} plans of ${PLAN_LENGTH} characters were written in ${filledIn} s`);
  const took = await timed(async () => {
    const { close } = await openDatabase({
      ...place,
      onUpdate: (message) => console.log(`${new Date().toISOString()} ${message}`),
    });
    await close();
  });
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(`The update took ${took} s, with ${megabytes} MB at most.`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function timed(act: () => Promise<void>): Promise<string> {
  const began = performance.now();
  await act();
  return ((performance.now() - began) / 1_000).toFixed(1);
}
