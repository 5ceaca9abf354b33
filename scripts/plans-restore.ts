import { parseArgs } from "node:util";
import { DELETED_PLAN_RETENTION_DAYS } from "#core/plan/limits.ts";
import {
  type DeletedPlan,
  listDeletedPlans,
  restoreDeletedPlan,
} from "#server/maintenance/deleted-plans.ts";
import { Refusal } from "#server/maintenance/refusal.ts";
import { openDatabase } from "#server/storage/database.ts";
import { databaseOptions, runForOperator } from "./operator-command.ts";

/** `npm run plans:restore -- <e-mail> [plan id]`; see docs/operating.md. */
await runForOperator(async (config) => {
  const [email, planId] = parseArgs({ allowPositionals: true }).positionals;
  if (!email) throw new Refusal("Name the member: npm run plans:restore -- <e-mail> [plan id]");
  const { db, close } = await openDatabase(databaseOptions(config));
  try {
    if (planId) {
      const { hobby } = await restoreDeletedPlan(db, email, planId, Date.now());
      console.log(`The plan for ${hobby} is on the dashboard of ${email} again.`);
      return;
    }
    const plans = await listDeletedPlans(db, email, Date.now());
    if (plans.length === 0) {
      console.log(`${email} deleted no plan in the last ${DELETED_PLAN_RETENTION_DAYS} days.`);
      return;
    }
    for (const plan of plans) console.log(lineOf(plan));
    console.log(`To restore one: npm run plans:restore -- ${email} <plan id>`);
  } finally {
    await close();
  }
});

function lineOf({ id, hobby, deletedAt, completedDays }: DeletedPlan): string {
  const done = completedDays.length === 0 ? "no day" : `${completedDays.length} of 7 days`;
  return `${id}  ${hobby}, ${done} completed, deleted ${deletedAt.toISOString()}`;
}
