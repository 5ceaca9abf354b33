import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../run-command.ts";

/** British spellings, as far as public texts are likely to contain them. */
const BRITISH =
  /\w*(?:colour|favourit|behaviour|neighbour|honour(?!arium)|flavour|humour|harbour|labour|vapour)\w*|\bpractis\w*|\blicence\w*|\bcatalogue\w*|\bjudgement\w*|\bgrey\w*|\b(?:centi|milli|kilo)?metres?\b|\blitres?\b|\bcentres?\b|\btheatres?\b|\btyres?\b|\bmaths\b|\bper cent\b|\bprogrammes?\b|\bwhilst\b|\bamongst\b|\btowards\b|\bafterwards\b|\blearnt\b|\bspelt\b|\bcosy\b|\b(?:travell|labell|levell|modell|cancell)(?:ed|ing)\b|\b(?:organ|custom|recogn|real|memor|summar|special|apolog|personal|minim|maxim|util)is(?:e|es|ed|ing|ation)\b/giu;

const markdownIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

test("articles, pages and the site's own texts are in American English", () => {
  const files = [
    ...markdownIn("content/blog"),
    ...markdownIn("content/pages"),
    "content/site.yaml",
  ];
  expect(files.length).toBeGreaterThan(15);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        [...line.matchAll(BRITISH)].map(([word]) => `${file}:${at + 1}: ${word}`),
      ),
  );
  expect(found).toEqual([]);
});
