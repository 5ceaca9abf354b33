/**
 * Scores plans by criteria that anybody can check: `npm run eval`. The embedded library's plans
 * and, when one is configured (`AI_PROVIDER` …), a language model's, so that both authors are
 * measured alike.
 *
 * `--hobbies guitar,chess` instead of the standard set; `--answers beginner/30/enjoyment`
 * (repeatable); `--author library`; `--json` for a machine.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type AnswerSet, parseAnswerSet } from "#core/lesson/answer-set.ts";
import { writePlans } from "./authors.ts";
import {
  type CompletePlan,
  CRITERIA,
  type Criterion,
  MEANING,
  score,
  spreadOf,
} from "./criteria.ts";
import { ANSWER_SETS, HOBBIES } from "./plan-set.ts";

const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));

const { values } = parseArgs({
  options: {
    hobbies: { type: "string" },
    answers: { type: "string", multiple: true },
    author: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

interface Row {
  readonly author: string;
  readonly hobby: string;
  readonly answers: string;
  readonly scores: Record<Criterion, number>;
  readonly total: number;
}

const sets = (values.answers as AnswerSet[] | undefined) ?? [...ANSWER_SETS];
const hobbies = values.hobbies?.split(",") ?? [...HOBBIES];
const written = await writePlans(
  hobbies.flatMap((hobby) => sets.map((set) => ({ hobby, set, answers: parseAnswerSet(set) }))),
  values.author,
);

const rows: Row[] = [...Map.groupBy(written, ({ author }) => author).values()].flatMap((plans) => {
  const spread = spreadOf(plans.map(({ plan }) => plan));
  return plans.map(({ author, hobby, set, plan }): Row => {
    const others = {
      sameHobby: plans
        .filter((one) => one.hobby === hobby && one.set !== set)
        .map(({ plan }) => plan),
      otherHobbies: plans.filter((one) => one.hobby !== hobby && one.set === set).map(planOf),
      spread,
    };
    const scores = score(plan, others);
    const total = CRITERIA.reduce((sum, name) => sum + scores[name], 0) / CRITERIA.length;
    return { author, hobby, answers: set, scores, total };
  });
});

if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else print(rows);

function planOf({ plan }: { plan: CompletePlan }): CompletePlan {
  return plan;
}

function print(all: readonly Row[]): void {
  for (const name of CRITERIA) console.log(`${name.padEnd(9)} ${MEANING[name]}`);
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) =>
        index < 2
          ? String(cell).padEnd(index === 0 ? 22 : 27)
          : (typeof cell === "number" ? cell.toFixed(0) : cell).padStart(9),
      )
      .join("");
  for (const [author, group] of Map.groupBy(all, (row) => row.author)) {
    console.log(`\n# Author: ${author}, ${group.length} plans\n`);
    console.log(line(["hobby", "answers", ...CRITERIA, "total"]));
    for (const { hobby, answers, scores, total } of group) {
      console.log(line([hobby, answers, ...CRITERIA.map((name) => scores[name]), total]));
    }
    const mean = (read: (row: Row) => number) =>
      group.reduce((sum, row) => sum + read(row), 0) / group.length;
    console.log(
      line([
        "mean",
        "",
        ...CRITERIA.map((name) => mean((row) => row.scores[name])),
        mean((row) => row.total),
      ]),
    );
    const byHobby = [...Map.groupBy(group, ({ hobby }) => hobby)]
      .map(([hobby, its]) => ({
        hobby,
        total: its.reduce((sum, row) => sum + row.total, 0) / its.length,
      }))
      .sort((a, b) => a.total - b.total)
      .slice(0, 10);
    console.log(
      `\nThe weakest ten: ${byHobby.map(({ hobby, total }) => `${hobby} ${total.toFixed(1)}`).join(", ")}`,
    );
  }
}
