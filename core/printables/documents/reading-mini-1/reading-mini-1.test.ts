import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { AGES, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { generate } from "./reading-mini-1.ts";
import { STORIES } from "./stories.ts";

const LENGTHS = { k2: [80, 130], "35": [120, 200], "68": [160, 220] } as const;

describe.each(
  AGES.flatMap((age) => STORIES[age].map((story) => [age, story.title, story] as const)),
)("%s, %s", (age, _, { paragraphs, questions }) => {
  const text = paragraphs.join(" ");

  test("is as long as its readers like it", () => {
    const count = text.split(/\s+/u).length;
    expect(count).toBeGreaterThanOrEqual(LENGTHS[age][0]);
    expect(count).toBeLessThanOrEqual(LENGTHS[age][1]);
  });

  test("opens and closes each quotation", () => {
    for (const paragraph of paragraphs) {
      expect(paragraph.replace(/[^“”]/gu, "")).toMatch(/^(?:“”)*$/u);
      expect(paragraph).toMatch(/[.!?]”?$/u);
    }
  });

  test("has four or five questions, each with an answer that the story gives", () => {
    expect([4, 5]).toContain(questions.length);
    for (const { ask, choices, answer } of questions) {
      expect(ask).toMatch(/[?]$/u);
      expect(Boolean(choices) !== Boolean(answer)).toBe(true);
      if (!choices) continue;
      expect(new Set(choices).size).toBe(3);
      const words = choices[0].toLowerCase().match(/[a-z]{3,}/gu) ?? [];
      for (const word of words.filter((each) => each !== "the")) {
        expect(text.toLowerCase()).toContain(word);
      }
    }
  });
});

test("both stories of a grade come up, with their questions and their answers in the key", () => {
  for (const age of AGES) {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const { pages, answers } = generate(sheetParams({ age }), seededRandom(seed));
      const story = STORIES[age].find(({ title }) => textsOn(pages).includes(title));
      expect(story).toBeDefined();
      seen.add(story?.title ?? "");
      const shown = textsOn(pages).join(" ");
      const key = textsOn(answers).join(" ");
      for (const paragraph of story?.paragraphs ?? []) expect(shown).toContain(paragraph);
      for (const { ask, choices, answer } of story?.questions ?? []) {
        expect(shown).toContain(ask);
        for (const choice of choices ?? []) expect(shown).toContain(choice);
        if (answer) {
          expect(key).toContain(answer);
          if (answer.includes(" ")) expect(shown).not.toContain(answer);
        }
      }
    }
    expect(seen.size).toBe(2);
  }
});
