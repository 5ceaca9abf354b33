import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PICTURE_NAMES } from "#core/games/puzzle/pictures.ts";

const folder = new URL("../../../../content/artwork/puzzles/", import.meta.url);
const read = (name: string) => readFileSync(new URL(`${name}.svg`, folder), "utf8");

test("every picture of the puzzle has a file, and no file is left over", () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    PICTURE_NAMES.map((name) => `${name}.svg`).toSorted(),
  );
});

describe.each(PICTURE_NAMES)("the picture %s", (name) => {
  const svg = read(name);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? "");

  test("is square, under 40 kB and without words or anything from elsewhere", () => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 600 600" width="600" height="600">/);
    expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
    expect(svg.replace(' xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /<text|<style|<script|<image|<foreignObject|https?:|data:|NaN|undefined/,
    );
  });

  test("has ids of its own and refers only to them", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${name}-`)).toBe(true);
    const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, url, href] of references) expect(ids).toContain(url ?? href);
  });
});
