/**
 * Checks the spelling of what people read, by the American dictionary and the product's own words
 * (`lint/spelling.txt`): `node scripts/check-spelling.ts [file …]`; without arguments all lessons,
 * articles, pages, screens, mails and documents. With `--list` it prints the unknown words alone.
 */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import nspell from "nspell";
import { ROOT } from "./run-command.ts";

/** What is read, and how a line of it is stripped of all that is not English. */
const TEXTS: readonly (readonly [files: string, strip: (line: string) => string])[] = [
  ["content/{hobbies,general}/**/*.yaml", stripLesson],
  ["content/{blog,pages}/**/*.md", stripMarkdown],
  ["{*,docs/**/*}.md", stripMarkdown],
  ["app/words/**/*.{ts,tsx}", stripCode],
  ["core/chat/{words,answer-words}.ts", stripCode],
  ["core/{account,dashboard,games,home,kids,learning,plan}/**/words.ts", stripCode],
  ["contract/**/errors.ts", stripCode],
  ["server/services/mail/words.ts", stripCode],
];

/** Weeks of a language are full of that language. */
const OTHER_LANGUAGES =
  /content\/hobbies\/(?:arabic|french|german|italian|japanese|korean|mandarin-chinese|portuguese|russian|spanish)\//u;

/** Addresses, search words, names of others' works, keys, colors, paths of drawings, notes. */
function stripLesson(line: string): string {
  return line
    .replaceAll(/\b(?:link|search|video|d|abc|color|slug|archetype): ?(?:"[^"]*"|[\w-]+)/gu, "")
    .replaceAll(/title: "Encyclopedia: [^"]*"/gu, "")
    .replaceAll(/\b(?:gear|resources|find|about): \[[^\]]*\]/gu, "")
    .replaceAll(/(?<=[{,\s])[\w-]+:/gu, "");
}

function stripMarkdown(line: string): string {
  return line
    .replaceAll(/`[^`]*`/gu, "")
    .replaceAll(/\]\([^)]*\)/gu, "]")
    .replaceAll(/https?:\S+|\b[\w-]+\.(?:ts|tsx|md|yaml|json|example|org)\b/gu, "");
}

/** Only what stands between quotes or tags. */
function stripCode(line: string): string {
  if (/^\s*(?:import|export \{|\*|\/\/|\/\*)|["'] ?from ["']/u.test(line)) return "";
  const said = line.match(
    /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`?|^[^`=;]*`|>[^<>{}]+<|^\s{4,}[A-Z“][^=;{}()]*$/gu,
  );
  return (said ?? []).join(" ").replaceAll(/\$\{[^}]*\}|\\[a-z]/gu, " ");
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean", default: false } },
});

const folder = dirname(createRequire(import.meta.url).resolve("dictionary-en"));
const dictionary = nspell({
  aff: readFileSync(join(folder, "index.aff")),
  dic: readFileSync(join(folder, "index.dic")),
});
const own = new Set(readFileSync(join(ROOT, "scripts/lint/spelling.txt"), "utf8").split("\n"));

const known = new Map<string, boolean>();
/** Whether a word is spelled right; what is written in capitals is taken for a sign. */
function isKnown(word: string): boolean {
  const spelled = word.replaceAll("’", "'");
  let is = known.get(spelled);
  if (is === undefined) {
    const plain = spelled.replace(/'s$/u, "");
    is =
      plain.length < 3 ||
      plain === plain.toUpperCase() ||
      own.has(plain.toLowerCase()) ||
      [spelled, plain, plain.toLowerCase()].some((form) => dictionary.correct(form));
    known.set(spelled, is);
  }
  return is;
}

const unknown = new Set<string>();
let faults = 0;
for (const [pattern, strip] of TEXTS) {
  for (const file of globSync(pattern, { cwd: ROOT }).toSorted()) {
    if (OTHER_LANGUAGES.test(file) || file.startsWith("node_modules")) continue;
    if (positionals.length > 0 && !positionals.some((one) => file.includes(one))) continue;
    let isCode = false;
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .forEach((line, at) => {
        if (line.startsWith("```")) isCode = !isCode;
        if (isCode) return;
        for (const [word] of strip(line).matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)) {
          if (isKnown(word)) continue;
          faults += 1;
          unknown.add(word.toLowerCase().replace(/['’]s$/u, ""));
          if (!values.list) {
            const near = dictionary.suggest(word).slice(0, 2).join(", ");
            console.error(`${file}:${at + 1}: ${word}${near && ` (${near}?)`}`);
          }
        }
      });
  }
}
if (values.list) console.log([...unknown].toSorted().join("\n"));
else if (faults > 0) {
  console.error(
    "Words that are right as they are go into scripts/lint/spelling.txt, in lower case.",
  );
}
process.exitCode = faults > 0 && !values.list ? 1 : 0;
