/**
 * Checks lesson content: `node scripts/check-content.ts [file or hobby's folder …]`; without
 * arguments all of it, and the articles. `--print beginner/30/enjoyment` prints the plan for these
 * answers.
 */
import { basename, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { lintLesson } from "#core/lesson/lint/lint.ts";
import { lintLibrary } from "#core/lesson/lint/lint-library.ts";
import { lintGeneral, lintWeekLibrary, lintWeeks } from "#core/lesson/lint/lint-week.ts";
import {
  engraverFor,
  keyOfScore,
  readScores,
  SCORES_FILE,
  scoreSources,
} from "./lessons/engraved-scores.ts";
import { formatPlan, formatWeek } from "./lessons/print-plan.ts";
import {
  type Folder,
  hobbyFolders,
  lessonFiles,
  type ReadFile,
  readHobbyFolder,
  readLessonFile,
} from "./lessons/read-file.ts";
import { verbTest } from "./lessons/verbs.ts";
import { readReady, readyPath } from "./lessons/words.ts";
import { articleFaults } from "./pages/build-pages.ts";
import { ROOT } from "./run-command.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: "string" }, root: { type: "string", default: ROOT } },
});

const FOLDERS: readonly Folder[] = ["hobbies", "archetypes", "kits", "general"];
const isAll = positionals.length === 0;
/** Files and folders that were named are compared with each other only. */
const named = positionals.map((path) => resolve(path));
const folders = hobbyFolders(values.root).filter((path) => isAll || named.includes(resolve(path)));
const files = lessonFiles(values.root, FOLDERS).filter(
  (path) => isAll || named.includes(resolve(path)),
);
const read = files.map(readLessonFile);
const engrave = await engraverFor(folders);
const hobbies = folders.map((folder) => readHobbyFolder(folder, engrave));
const isVerb = verbTest();

const faults = read.flatMap((file) => [
  ...file.faults,
  ...(file.entry && `${file.entry.slug}.yaml` !== basename(file.file)
    ? [file.at(["slug"], "the slug is not the file's name")]
    : []),
  ...[
    ...(file.entry ? lintLesson(file.entry, isVerb) : []),
    ...(file.general ? lintGeneral(file.general) : []),
  ].map(({ path, message }) => file.at(path, message)),
]);

const home = new Map<string, Pick<ReadFile, "at">>();
for (const { hobby, at } of hobbies) {
  if (hobby) home.set(hobby.slug, { at: (path, message) => at(undefined, path, message) });
}
for (const file of read) {
  if (!file.entry) continue;
  const { slug } = file.entry;
  if (home.has(slug))
    faults.push(file.at(["slug"], `${slug} has weeks: move it to first-edition/`));
  home.set(slug, file);
}
/** Kits that lessons have replaced: unused text, not a contradiction of the lessons. */
const taught = new Set(home.keys());
for (const file of read) {
  for (const [index, kit] of (file.kits ?? []).entries()) {
    if (taught.has(kit.slug)) {
      faults.push(file.at([index], `${kit.slug} has lessons: remove the kit`));
    } else home.set(kit.slug, file);
  }
}
const entries = read.flatMap(({ entry }) => entry ?? []);
for (const { slug, path, message } of lintLibrary(
  entries,
  read.flatMap(({ kits }) => kits ?? []).filter(({ slug }) => !taught.has(slug)),
)) {
  const file = home.get(slug);
  if (file) faults.push(file.at(path, `${slug}: ${message}`));
}

for (const { hobby, weeks, faults: unread, folder, at } of hobbies) {
  faults.push(...unread);
  if (!hobby) continue;
  if (hobby.slug !== basename(folder)) {
    faults.push(at(undefined, ["slug"], "the slug is not the folder's name"));
  }
  // A week that cannot be read would also be told as missing.
  if (unread.length > 0) continue;
  for (const { week, path, message } of lintWeeks(hobby, weeks)) {
    faults.push(at(week, path, message));
  }
}
for (const { slug, week, path, message } of lintWeekLibrary(hobbies, entries)) {
  const folder = hobbies.find(({ hobby }) => hobby?.slug === slug);
  if (folder) faults.push(folder.at(week, path, message));
}

if (isAll) {
  faults.push(...articleFaults(values.root));
  const known = Object.keys(readScores()).toSorted();
  const needed = [...new Set(scoreSources(folders).map(keyOfScore))].toSorted();
  if (known.join() !== needed.join()) {
    faults.push(
      `${relative(values.root, SCORES_FILE)}: out of date; node scripts/engrave-scores.ts`,
    );
  }
}

if (isAll && !readReady(values.root)) {
  const file = relative(values.root, readyPath(values.root));
  faults.push(`${file}: out of date; node scripts/make-browser-words.ts`);
}

for (const fault of faults) console.error(fault);
if (values.print) {
  for (const { entry } of read) if (entry) console.log(formatPlan(entry, values.print));
  for (const { hobby, weeks } of hobbies) {
    if (hobby) console.log(formatWeek(hobby, weeks, values.print));
  }
}
const weekFiles = hobbies.reduce((sum, { weeks }) => sum + Object.keys(weeks).length + 1, 0);
console.log(`${read.length + weekFiles} files, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
