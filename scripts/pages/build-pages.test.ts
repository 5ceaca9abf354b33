import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { ArticleSchema } from "#core/blog/article.ts";
import { ROOT } from "../run-command.ts";
import { SiteSchema } from "../site-schema.ts";
import { articleFaults, buildPages } from "./build-pages.ts";

const site = SiteSchema.parse(parse(readFileSync(join(ROOT, "content/site.yaml"), "utf8")));

const articleNamed = (slug: string, ...more: readonly string[]) =>
  [
    "---",
    `slug: ${slug}`,
    "title: An Hour Outside",
    "excerpt: An hour of daylight a day, what it costs, and how to get there in any weather.",
    "date: 2025-10-07",
    ...more,
    "---",
    "Go out.",
    "",
  ].join("\n");

describe("the articles of an instance", () => {
  let root = "";
  let target = "";
  const add = (path: string, text: string) => writeFileSync(join(root, "content/blog", path), text);
  const build = () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    buildPages(root, target, site);
    const words = told.mock.calls.map(([line]) => String(line));
    told.mockRestore();
    return words;
  };
  const built = (source: string) =>
    z
      .array(ArticleSchema)
      .parse(JSON.parse(readFileSync(join(target, `articles/${source}.json`), "utf8")));
  const slugs = (source: string) => built(source).map(({ slug }) => slug);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "articles-"));
    target = join(root, "generated");
    for (const folder of ["content/blog/built-in", "content/artwork/articles"]) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    cpSync(join(ROOT, "content/pages"), join(root, "content/pages"), { recursive: true });
    add("built-in/daylight.md", articleNamed("daylight"));
    add("a-good-one.md", articleNamed("a-good-one"));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("need neither cover nor words for one, and no picture has to be there", () => {
    expect(build()).toEqual([]);
    expect(slugs("built-in")).toEqual(["daylight"]);
    const [article] = built("files");
    expect(article).toMatchObject({ slug: "a-good-one", category: "Learning Tips" });
    for (const key of ["cover", "imageAlt", "caption"]) expect(article).not.toHaveProperty(key);
  });

  test.each([
    ["no header", "Text.\n", ":1: a header between two lines of --- is missing"],
    ["a date that is none", articleNamed("broken").replace("2025-10-07", "soon"), ":5: date: "],
    ["broken YAML", articleNamed("broken", "caption: [A"), ":6: "],
    ["HTML in its text", articleNamed("broken").replace("Go out.", "<b>Go</b>"), ":7: "],
    [
      "a title of one letter",
      articleNamed("broken").replace("An Hour Outside", "A"),
      ":3: title: ",
    ],
    ["another file's slug", articleNamed("a-good-one"), ":2: its slug is a-good-one"],
    ["no text", articleNamed("broken").replace("Go out.", ""), ":1: it has no text"],
  ])(
    "with %s: one is left out and told of by file, line and reason; the others stay",
    (_, text, fault) => {
      add("broken.md", text);
      const [told, ...more] = build();
      expect(told).toMatch(/^content\/blog\/broken\.md:\d+: .+\(the article is left out\)$/u);
      expect(told).toContain(`content/blog/broken.md${fault}`);
      expect(more).toEqual([]);
      expect(slugs("files")).toEqual(["a-good-one"]);
      expect(slugs("built-in")).toEqual(["daylight"]);
      expect(articleFaults(root)).toEqual([told]);
    },
  );

  test("a broken built-in one is left out as well", () => {
    add("built-in/broken.md", "Text.\n");
    expect(build()).toEqual([expect.stringContaining("content/blog/built-in/broken.md:1: ")]);
    expect(slugs("built-in")).toEqual(["daylight"]);
  });

  test("something that is no file at all is told of too", () => {
    mkdirSync(join(root, "content/blog/folder.md"));
    expect(build()).toEqual([expect.stringMatching(/^content\/blog\/folder\.md:1: .*EISDIR/u)]);
    expect(slugs("files")).toEqual(["a-good-one"]);
  });

  test("a cover that is not there is told of, and the article stays without it", () => {
    add("covered.md", articleNamed("covered", "cover: nowhere"));
    expect(build()).toEqual([
      "content/blog/covered.md:1: cover: content/artwork/articles/nowhere.svg is missing",
    ]);
    expect(slugs("files")).toEqual(["a-good-one", "covered"]);
    expect(built("files")[1]).not.toHaveProperty("cover");
    writeFileSync(join(root, "content/artwork/articles/nowhere.svg"), "<svg/>");
    expect(build()).toEqual([]);
    expect(built("files")[1]).toMatchObject({ cover: "nowhere" });
  });
});
