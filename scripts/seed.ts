import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { composeDay, composeOpening } from "#core/lesson/compose.ts";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import type { Plan } from "#core/plan/plan.ts";
import { progressOf } from "#core/progress/progress.ts";
import { readConfig } from "#server/config.ts";
import { createLessons } from "#server/services/lessons.ts";
import { GUEST_ID, localKeys } from "../app/lib/storage-keys.ts";
import { buildContent } from "./build-content.ts";
import { ROOT } from "./run-command.ts";

/** Demo plans of a guest: one not begun, one with its first day done. */
const DEMO = [
  { hobby: "Guitar", completed: [] },
  { hobby: "Sourdough baking", completed: [1] },
] as const;

const config = readConfig(process.env);
buildContent(ROOT);
const lessons = createLessons(join(ROOT, "generated"), pino({ level: "warn" }));

const plans: Plan[] = [];
const lines: string[] = [];
for (const { hobby, completed } of DEMO) {
  const request = { hobby, ...DEFAULT_ANSWERS };
  const entry = await lessons.lessonFor(hobby);
  const plan: Plan = {
    ...composeOpening(entry, request),
    id: `demo-${entry.slug}`,
    days: [composeDay(entry, request, 1), composeDay(entry, request, 2)],
    author: "library",
    created_at: new Date().toISOString(),
  };
  plans.push(plan);
  lines.push(set(localKeys.progress(GUEST_ID, plan.id), progressOf(completed, "guest")));
}
lines.unshift(set(localKeys.savedPlans, plans));

const file = join(config.DATA_DIR, "demo-guest.js");
mkdirSync(config.DATA_DIR, { recursive: true });
writeFileSync(file, `${lines.join("\n")}\nlocation.href = "/generate";\n`);
console.log(`Wrote ${file}. A guest's plans live in the browser alone: open the site, open the
browser's console, paste the file's content there, and the demo plans are listed on the page.`);

function set(key: string, value: unknown): string {
  return `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(value))});`;
}
