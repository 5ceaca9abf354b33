import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import type { Article } from "./article.ts";
import {
  ALL,
  allArticles,
  categoryChoices,
  findFeatured,
  findMatching,
  findMoreToRead,
  findSuggestions,
  RECENT,
  ratingOf,
} from "./listing.ts";

const articleOf = (slug: string, more: Partial<Article> = {}): Article => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: "What the reader gets.",
  date: "2025-10-10",
  readTime: "5 min read",
  category: "Learning Tips",
  cover: slug,
  imageAlt: "A table",
  caption: "A caption",
  keywords: [],
  blocks: [{ kind: "paragraph", content: [{ kind: "text", text: "Words" }] }],
  text: "Words",
  ...more,
});

const slugs = fc.stringMatching(/^[a-z]{3,8}(-[a-z]{2,6})?$/u);
const dates = fc
  .integer({ min: 0, max: 400 })
  .map((day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10));
const categories = fc.constantFrom("Learning Tips", "Mental Wellness", "Creative Arts");
const articles = fc.uniqueArray(
  fc
    .tuple(slugs, dates, categories)
    .map(([slug, date, category]) => articleOf(slug, { date, category })),
  { selector: ({ slug }) => slug, maxLength: 12 },
);

describe("the list of both sources", () => {
  test("is the newest first, each article once, and a file wins over a built-in one", () => {
    fc.assert(
      fc.property(articles, articles, (builtIn, files) => {
        const marked = files.map((article) => ({ ...article, title: "From a file" }));
        const all = allArticles(builtIn, marked);
        expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
        for (const [index, { date }] of all.entries()) {
          expect(date <= (all[index - 1]?.date ?? "9999")).toBe(true);
        }
        for (const { slug } of files) {
          expect(all.find((article) => article.slug === slug)?.title).toBe("From a file");
        }
        expect(all).toHaveLength(new Set([...builtIn, ...files].map(({ slug }) => slug)).size);
      }),
      RUNS,
    );
  });

  test("is that of the built-in ones where the files cannot be parsed", () => {
    const builtIn = [articleOf("one"), articleOf("two")];
    expect(allArticles(builtIn, undefined).map(({ slug }) => slug)).toEqual(["one", "two"]);
  });
});

describe("searching", () => {
  const now = Date.parse("2025-10-17T12:00:00Z");
  const all = [
    articleOf("new", { date: "2025-10-16", category: "Creative Arts", text: "a (b) [c] c++ .*" }),
    articleOf("old", { date: "2025-10-02", excerpt: "Sleep well." }),
    articleOf("tomorrow", { date: "2025-10-20" }),
  ];
  const found = (category: string, text: string) =>
    findMatching(all, { category, text }, now).map(({ slug }) => slug);

  test("looks for part of title, excerpt or content in any case", () => {
    expect(found(ALL, "SLEEP")).toEqual(["old"]);
    expect(found(ALL, "title of NEW")).toEqual(["new"]);
    expect(found(ALL, "  ")).toEqual(["new", "old", "tomorrow"]);
  });

  test.each(["(b)", "[c]", "c++", ".*"])("takes %s for what it is", (text) => {
    expect(found(ALL, text)).toEqual(["new"]);
  });

  test("keeps articles of the last seven days, and of a category by its exact name", () => {
    expect(found(RECENT, "")).toEqual(["new"]);
    expect(found("Creative Arts", "")).toEqual(["new"]);
    expect(found("creative arts", "")).toEqual([]);
  });

  test("whatever is typed, only articles that have it are found", () => {
    fc.assert(
      fc.property(articles, fc.string({ maxLength: 4 }), (list, text) => {
        for (const article of findMatching(list, { category: ALL, text }, now)) {
          const words = `${article.title}\n${article.excerpt}\n${article.text}`.toLowerCase();
          expect(words).toContain(text.trim().toLowerCase());
        }
      }),
      RUNS,
    );
  });
});

test("on top is the newest that is not about coloring pages, or the first match", () => {
  const all = [articleOf("free-printable-coloring-pages-for-kids"), articleOf("quiet-time")];
  expect(findFeatured(all, { category: ALL, text: "" })?.slug).toBe("quiet-time");
  expect(findFeatured(all, { category: ALL, text: "title" })?.slug).toBe(
    "free-printable-coloring-pages-for-kids",
  );
  expect(findFeatured([], { category: ALL, text: "" })).toBeUndefined();
});

test("choices are All, Recent and every category once in alphabetical order", () => {
  fc.assert(
    fc.property(articles, (list) => {
      const [first, second, ...rest] = categoryChoices(list);
      expect([first, second]).toEqual([ALL, RECENT]);
      expect(rest).toEqual([...new Set(list.map(({ category }) => category))].sort());
    }),
    RUNS,
  );
});

test("at the end of an article stand two others, those of its category first", () => {
  fc.assert(
    fc.property(articles, fc.nat(), (list, pick) => {
      const article = list[pick % Math.max(1, list.length)];
      if (!article) return;
      const more = findMoreToRead(list, article);
      expect(more).toHaveLength(Math.min(2, list.length - 1));
      expect(more).not.toContain(article);
      const near = list.filter(({ category }) => category === article.category).length - 1;
      const same = more.filter(({ category }) => category === article.category).length;
      expect(same).toBe(Math.min(2, near));
    }),
    RUNS,
  );
});

test("an article has one rating for ever, and all four occur", () => {
  const ratings = Array.from({ length: 200 }, (_, index) => ratingOf(`article-${index}`));
  expect([...new Set(ratings)].sort()).toEqual(["4.6", "4.7", "4.8", "4.9"]);
  expect(ratingOf("quiet-time")).toBe(ratingOf("quiet-time"));
});

test("an address that leads nowhere offers what looks like it", () => {
  const all = ["relaxing-hobbies", "quiet-time", "cheap-hobbies-at-home"].map((slug) =>
    articleOf(slug),
  );
  expect(findSuggestions(all, "quiet-time-for-toddlers")[0]?.slug).toBe("quiet-time");
});
