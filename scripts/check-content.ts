/**
 * Checks lesson content: `node scripts/check-content.ts [file …]`; without arguments all of it, and
 * the articles. `--print beginner/30/enjoyment` prints an entry's plan for these answers.
 */
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { lintLesson } from "#core/lesson/lint/lint.ts";
import { lintLibrary } from "#core/lesson/lint/lint-library.ts";
import { formatPlan } from "./lessons/print-plan.ts";
import { type Folder, lessonFiles, type ReadFile, readLessonFile } from "./lessons/read-file.ts";
import { verbTest } from "./lessons/verbs.ts";
import { articleFaults } from "./pages/build-pages.ts";
import { ROOT } from "./run-command.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: "string" }, root: { type: "string", default: ROOT } },
});

const FOLDERS: readonly Folder[] = ["hobbies", "archetypes", "kits"];
const everything = lessonFiles(values.root, FOLDERS).map(readLessonFile);
const isWanted = ({ file }: ReadFile) =>
  positionals.length === 0 || positionals.some((wanted) => resolve(wanted) === resolve(file));
const wanted = everything.filter(isWanted);
const isVerb = verbTest();

const faults = wanted.flatMap((read) => [
  ...read.faults,
  ...(read.entry && `${read.entry.slug}.yaml` !== basename(read.file)
    ? [read.at(["slug"], "the slug is not the file's name")]
    : []),
  ...(read.entry ? lintLesson(read.entry, isVerb) : []).map(({ path, message }) =>
    read.at(path, message),
  ),
]);

const home = new Map<string, ReadFile>();
for (const read of everything) if (read.entry) home.set(read.entry.slug, read);
/** Kits that an entry has replaced: unused text, not a contradiction of the entry. */
const isReplaced = ({ slug }: { slug: string }) => home.get(slug)?.entry !== undefined;
for (const read of everything) {
  for (const [index, kit] of (read.kits ?? []).entries()) {
    if (!isReplaced(kit)) home.set(kit.slug, read);
    else if (isWanted(read))
      faults.push(read.at([index], `${kit.slug} has an entry: remove the kit`));
  }
}
// The requested files come last, so that a fault between two files is reported for them.
const inOrder = [...everything.filter((read) => !isWanted(read)), ...wanted];
for (const { slug, path, message } of lintLibrary(
  inOrder.flatMap(({ entry }) => entry ?? []),
  inOrder.flatMap(({ kits }) => kits ?? []).filter((kit) => !isReplaced(kit)),
)) {
  const read = home.get(slug);
  if (read && isWanted(read)) faults.push(read.at(path, `${slug}: ${message}`));
}

if (positionals.length === 0) faults.push(...articleFaults(values.root));

for (const fault of faults) console.error(fault);
if (values.print) {
  for (const { entry } of wanted) if (entry) console.log(formatPlan(entry, values.print));
}
console.log(`${wanted.length} files, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
