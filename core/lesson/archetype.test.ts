import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { DEFAULT_ANSWERS } from "../plan/answers.ts";
import { entryFromKit, fallbackKit } from "./archetype.ts";
import { composeDay } from "./compose.ts";
import { ArchetypeLessonSchema } from "./entry.ts";

const family = (name: string) =>
  ArchetypeLessonSchema.parse(
    parse(readFileSync(join(import.meta.dirname, `../../content/archetypes/${name}.yaml`), "utf8")),
  );

test.each([
  ["outdoors-nature", "Falconry", "falconry"],
  ["music", "French horn", "French horn"],
  ["music", "DJing", "DJing"],
  ["language", "Welsh", "Welsh"],
  ["language", "Sign language", "sign language"],
])("in %s, '%s' stands as '%s' inside a sentence", (archetype, name, noun) => {
  expect(fallbackKit(family(archetype), { slug: "x", name }).noun).toBe(noun);
});

test("a hobby without a kit is searched in the encyclopedia, never given a made-up article", () => {
  const craft = family("craft");
  const entry = entryFromKit(craft, fallbackKit(craft, { slug: "x", name: "Ship & bottle" }));
  const day = composeDay(entry, { hobby: "x", ...DEFAULT_ANSWERS }, 1);
  expect(day.freeResources[0]?.link).toBe(
    "https://en.wikipedia.org/wiki/Special:Search?search=ship%20%26%20bottle",
  );
});
