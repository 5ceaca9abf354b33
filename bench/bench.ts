import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "../scripts/build.ts";
import { compressBest } from "../scripts/compress.ts";
import { isBuilt } from "../scripts/start.ts";
import { measureColdStartOffline } from "./cold-start-offline.ts";
import { measureFirstScreens } from "./first-screen.ts";
import { measureGames } from "./games.ts";
import { measureGamesInBrowser } from "./games-in-browser.ts";
import { measureHobbyCheck } from "./hobby-check.ts";
import { measureLastAnswer } from "./last-answer.ts";
import { measureLibrary } from "./library.ts";
import { measureManyPlans, measureMembers } from "./members.ts";
import { measureModelAuthor } from "./model-author.ts";
import { measurePagesBesideNginx } from "./pages-beside-nginx.ts";
import { measurePractice } from "./practice.ts";
import { describeMachine, formatTable, judgeRow, type Row, ratioOf } from "./report.ts";
import { ROOT } from "./sevenfold.ts";
import { measureClassSets, measureSheets } from "./sheets.ts";
import { measureStart } from "./start.ts";
import { measureStaticPages } from "./static-pages.ts";
import { measureTools } from "./tools.ts";

/**
 * Measures what docs/performance.md promises, one thing after the other, and prints the table;
 * writes the same to `build/bench.json`. Exits with code 1 when a target is missed.
 */
const generated = join(ROOT, "generated");
const PARTS: readonly (readonly [what: string, measure: () => Row[] | Promise<Row[]>])[] = [
  ["the library author", () => measureLibrary(generated)],
  ["the hobby check", () => measureHobbyCheck(generated)],
  ["the model author", measureModelAuthor],
  ["the start of the server", measureStart],
  ["the first screens", () => measureFirstScreens(join(ROOT, "build", "client"))],
  ["the games", measureGames],
  ["the games in a browser", measureGamesInBrowser],
  ["practice", measurePractice],
  ["tools and figures", () => measureTools(generated)],
  ["the sheets", measureSheets],
  ["class sets in a browser", measureClassSets],
  ["cold starts without a network", measureColdStartOffline],
  ["the last answer", measureLastAnswer],
  ["static pages", measureStaticPages],
  ["pages beside nginx", measurePagesBesideNginx],
  ["members' calls", measureMembers],
  ["a list among many plans", measureManyPlans],
];

if (!isBuilt()) await build();
await compressBest(join(ROOT, "build"));
const machine = describeMachine();
const rows: Row[] = [];
for (const [what, measure] of PARTS) {
  const began = performance.now();
  rows.push(...(await measure()));
  console.error(`measured ${what} (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
}

const { cpu, cores, memoryGb, system, node, date } = machine;
console.log(`\n${cpu}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, ${date}\n`);
console.log(formatTable(rows));
const results = rows.map((row) => ({ ...row, ratio: ratioOf(row), verdict: judgeRow(row) }));
mkdirSync(join(ROOT, "build"), { recursive: true });
writeFileSync(
  join(ROOT, "build", "bench.json"),
  `${JSON.stringify({ machine, results }, null, 2)}\n`,
);
const missed = results.filter(({ verdict }) => verdict === "missed");
console.log(missed.length === 0 ? "\nAll targets are met." : `\nMissed: ${missed.length}.`);
process.exitCode = missed.length === 0 ? 0 : 1;
