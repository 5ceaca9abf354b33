import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../run-command.ts";

/** British spellings, as far as public texts are likely to contain them. */
const BRITISH =
  /\w*(?:colour|favourit|behaviour|neighbour|honour(?!arium)|flavour|humour|harbour|labour|vapour)\w*|\bpractis\w*|\blicence\w*|\bcatalogue\w*|\bjudgement\w*|\bgrey\w*|\b(?:centi|milli|kilo)?metres?\b|\blitres?\b|\bcentres?\b|\btheatres?\b|\btyres?\b|\bmaths\b|\bper cent\b|\bprogrammes?\b|\bwhilst\b|\bamongst\b|\btowards\b|\bafterwards\b|\blearnt\b|\bspelt\b|\bcosy\b|\b(?:travell|labell|levell|modell|cancell)(?:ed|ing)\b|\b(?:organ|custom|recogn|real|memor|summar|special|apolog|personal|minim|maxim|util)is(?:e|es|ed|ing|ation)\b/giu;

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** Names of works and addresses are spelled as they are. */
const OTHERS_WORDS = /https:|^\s*- title: /u;

const britishIn = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        OTHERS_WORDS.test(line)
          ? []
          : [...line.matchAll(BRITISH)].map(([word]) => `${file}:${at + 1}: ${word}`),
      ),
  );

test("articles, pages and the site's own texts are in American English", () => {
  const files = [...filesIn("content/blog", ".md"), ...filesIn("content/pages", ".md")];
  expect(files.length).toBeGreaterThan(15);
  expect(britishIn([...files, "content/site.yaml"])).toEqual([]);
});

test("lessons are in American English", () => {
  const files = ["hobbies", "kits", "archetypes"].flatMap((folder) =>
    filesIn(`content/${folder}`, ".yaml"),
  );
  expect(files.length).toBeGreaterThan(160);
  expect(britishIn(files)).toEqual([]);
});

test("names of hobbies are in American English, and known in British English too", () => {
  const names = readFileSync(join(ROOT, "content/words/hobbies.yaml"), "utf8")
    .split("\n")
    .filter((line) => /^(?:- slug| {2}name): /u.test(line));
  expect(names.filter((line) => line.match(BRITISH))).toEqual([]);
});
