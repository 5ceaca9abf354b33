import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULT_PICTURE, PICTURES } from "#core/dashboard/picture.ts";
import { ARTWORK_IDS, composeArtwork } from "./make-artwork.ts";
import { ROOT } from "./run-command.ts";

const folder = join(ROOT, "content/artwork");
const read = (id: string) => readFileSync(join(folder, `${id}.svg`), "utf8");
const wanted = [...PICTURES, DEFAULT_PICTURE].map(({ id }) => id).toSorted();

test("every picture that the dashboard names has a file, and no file is left over", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  expect(files.map((file) => file.replace(/\.svg$/, "")).toSorted()).toEqual(wanted);
});

describe.each(ARTWORK_IDS)("the picture %s", (id) => {
  const svg = read(id);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, name]) => name ?? "");

  test("is what the script makes", () => {
    expect(svg).toBe(composeArtwork(id));
  });

  test("is 16:9, under 40 kB and without words or anything from elsewhere", () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 360"/);
    expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
    expect(svg.replace(' xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /<text|<style|<script|<image|<foreignObject|https?:|data:|NaN|undefined/,
    );
  });

  test("has ids of its own, so that several pictures can stand in one page", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ids) expect(name.startsWith(`${id}-`)).toBe(true);
  });

  test("refers only to what it defines", () => {
    const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, fill, used] of references) expect(ids).toContain(fill ?? used);
  });
});
