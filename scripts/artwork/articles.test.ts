import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readArticles } from "../pages/build-pages.ts";
import { ROOT } from "../run-command.ts";
import { ARTICLE_PICTURES, composeArticlePicture } from "./articles.ts";

const folder = join(ROOT, "content/artwork/articles");
const read = (cover: string) => readFileSync(join(folder, `${cover}.svg`), "utf8");

test("every article that the product brings has its picture, and no picture is left over", () => {
  const articles = ["content/blog", "content/blog/built-in"].flatMap(
    (name) => readArticles(ROOT, name).articles,
  );
  const covers = articles.map(({ cover }) => cover).toSorted();
  expect(readdirSync(folder).toSorted()).toEqual(covers.map((cover) => `${cover}.svg`));
});

describe.each(ARTICLE_PICTURES)("the picture %s", (cover) => {
  const svg = read(cover);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, name]) => name ?? "");

  test("is what the script makes", () => {
    expect(svg).toBe(composeArticlePicture(cover));
  });

  test("is 5:2, under 60 kB and without words or anything from elsewhere", () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 640"/);
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    expect(svg.replace(' xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /<text|<style|<script|<image|<filter|<foreignObject|https?:|data:|NaN|undefined|oklch/,
    );
  });

  test("has ids of its own and refers only to these", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ids) expect(name.startsWith(`${cover}-`)).toBe(true);
    const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, fill, used] of references) expect(ids).toContain(fill ?? used);
  });
});
