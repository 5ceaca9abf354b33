/**
 * Checks lesson content: `node scripts/check-content.ts [file …]`, all of it without arguments.
 * `--print beginner/30/enjoyment` prints the plan that an entry gives for these answers.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { composeDay, composeOpening } from "#core/lesson/compose.ts";
import { ArchetypeLessonSchema, type Entry, EntrySchema, KitSchema } from "#core/lesson/entry.ts";
import type { Answers } from "#core/plan/answers.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: "string" } },
});

const folders = {
  hobbies: EntrySchema,
  archetypes: ArchetypeLessonSchema,
  kits: z.array(KitSchema),
} as const;

const files = positionals.length
  ? positionals
  : Object.keys(folders).flatMap((folder) =>
      readdirSync(`content/${folder}`)
        .filter((name) => name.endsWith(".yaml"))
        .map((name) => `content/${folder}/${name}`),
    );

let faults = 0;
for (const file of files) {
  const folder = file.split("/").at(-2) as keyof typeof folders;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  for (const error of document.errors) {
    faults += 1;
    console.error(`${file}: ${error.message}`);
  }
  if (document.errors.length) continue;
  const parsed = folders[folder].safeParse(document.toJS());
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      faults += 1;
      // The nearest node that exists: a missing key is reported at its parent.
      let path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
      while (path.length && !document.hasIn(path)) path = path.slice(0, -1);
      const node = path.length ? document.getIn(path, true) : document.contents;
      const range = (node as { range?: [number] } | null)?.range;
      const place = range ? lines.linePos(range[0]).line : 1;
      console.error(`${file}:${place}: ${issue.path.join(".")}: ${issue.message}`);
    }
    continue;
  }
  if (folder === "hobbies") {
    const entry = parsed.data as Entry;
    if (`${entry.slug}.yaml` !== basename(file)) {
      faults += 1;
      console.error(`${file}: its slug is ${entry.slug}`);
    }
    if (values.print) printPlan(entry, values.print);
  }
}
console.log(`${files.length} files, ${faults} faults`);
process.exitCode = faults ? 1 : 0;

function printPlan(entry: Entry, wanted: string): void {
  const [experience, minutes, goal] = wanted.split("/");
  const request = {
    hobby: entry.name,
    experience: experience as Answers["experience"],
    timeAvailable: ({ "30": "30 minutes", "60": "1 hour", "120": "2+ hours" } as const)[
      minutes as "30"
    ],
    goal: (
      {
        enjoyment: "personal enjoyment",
        skill: "skill building",
        social: "social connection",
        career: "career change",
      } as const
    )[goal as "skill"],
  };
  const opening = composeOpening(entry, request);
  console.log(`# ${opening.title}\n\n${opening.overview}\n`);
  for (const day of opening.outline) console.log(`${day.day}. ${day.title} – ${day.focus}`);
  for (const { day } of opening.outline) {
    const lesson = composeDay(entry, request, day);
    const list = (title: string, items: readonly string[]) =>
      items.length ? `\n**${title}**\n${items.map((item) => `- ${item}`).join("\n")}` : "";
    console.log(`\n## Day ${day}: ${lesson.title}\n\n${lesson.mainTask}\n\n${lesson.explanation}`);
    console.log(lesson.howTo.map((step, index) => `${index + 1}. ${step}`).join("\n"));
    console.log(`Self-check: ${lesson.selfCheck}`);
    console.log(list("Have", lesson.checklist), list("Tips", lesson.tips));
    console.log(list("Mistakes", lesson.mistakesToAvoid), list("Safety", lesson.safety));
    console.log(`Video: ${lesson.videoTitle}`);
  }
}
