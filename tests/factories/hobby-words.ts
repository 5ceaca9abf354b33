import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type HobbyData, parseHobbyData } from "#core/hobby-check/data.ts";

const read = (file: string): string =>
  readFileSync(new URL(`../../content/words/${file}`, import.meta.url), "utf8");

/** The shipped words of the hobby check, read from `content/words/`. */
export const readHobbyData = (): HobbyData =>
  parseHobbyData({
    hobbies: parse(read("hobbies.yaml")),
    foreign: parse(read("foreign.yaml")),
    dangers: parse(read("dangers.yaml")),
    guide: parse(read("guide.yaml")),
    unsafe: parse(read("unsafe.yaml")),
    lexicon: read("lexicon.txt"),
    ordinary: read("ordinary.txt"),
  });

/** Slugs of the hobbies that have lessons in `content/hobbies/`, as a folder or as a file. */
export const taughtSlugs = (): string[] =>
  readdirSync(new URL("../../content/hobbies/", import.meta.url)).map((name) =>
    name.replace(/\.yaml$/, ""),
  );
