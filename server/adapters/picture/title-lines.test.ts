import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { fitTitle, plainLine, shortened } from "./title-lines.ts";

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const count = (text: string) => [...graphemes.segment(text)].length;
/** A font in which every character is half as wide as it is high. */
const width = (text: string, size: number) => (count(text) * size) / 2;
const ROOM = 500;

describe("a title", () => {
  test("that is short stands on one line in the largest size", () => {
    expect(fitTitle("Yoga", ROOM, width)).toEqual({ lines: ["Yoga"], size: 68 });
  });

  test("that is longer breaks at its spaces", () => {
    const { lines } = fitTitle("Play your first songs on the guitar", ROOM, width);
    expect(lines).toEqual(["Play your", "first songs on", "the guitar"]);
  });

  test("gets smaller rather than having a word cut", () => {
    const { lines, size } = fitTitle("Photojournalistically speaking", ROOM, width);
    expect(lines).toEqual(["Photojournalistically", "speaking"]);
    expect(size).toBeLessThan(68);
  });

  test("in a script without spaces breaks between characters and keeps them all", () => {
    const title = "七日間でチェスを学ぶ最初の一局まで楽しく続ける計画";
    const { lines } = fitTitle(title, ROOM, width);
    expect(lines.map(count)).toEqual([14, 11]);
    expect(lines.join("")).toBe(title);
  });

  test("that fits in no size ends in an ellipsis on the third line", () => {
    const title = "a very long title ".repeat(12);
    const { lines, size } = fitTitle(title, ROOM, width);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^[a-z ]{20,25}…$/);
    expect(title.startsWith(lines.join(" ").slice(0, -1))).toBe(true);
    expect(size).toBe(38);
  });

  test("never takes more than three lines or more than its room", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (title) => {
        const { lines, size } = fitTitle(title, ROOM, width);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(width(line, size)).toBeLessThanOrEqual(ROOM);
      }),
      RUNS,
    );
  });
});

test("line breaks, tabs and half characters become plain text", () => {
  expect(plainLine("  Play\r\n\tthe\u2028guitar\u0000 \ud83c ")).toBe("Play the guitar \ufffd");
});

test("a long text is cut between whole characters", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(plainLine(family.repeat(300)).replaceAll(family, "")).toBe("");
});

test("shortening keeps what fits and marks what does not", () => {
  const fits = (text: string) => count(text) <= 6;
  expect(shortened("guitar", fits)).toBe("guitar");
  expect(shortened("guitars", fits)).toBe("guita…");
  expect(shortened("play guitar", fits)).toBe("play…");
});
