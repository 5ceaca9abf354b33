import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ArticleHeaderSchema } from "#core/blog/article.ts";
import { parseBlocks } from "./markdown.ts";
import { readTextFile } from "./read-file.ts";

const kinds = (text: string) => parseBlocks(text).map(({ kind }) => kind);

describe("a text in Markdown", () => {
  test("becomes headings with addresses, boxes, bullets and links", () => {
    expect(
      parseBlocks("## One thing\n\nSee [this](/blog/quiet-time).\n\n1. **A** b\n2. c"),
    ).toEqual([
      { kind: "heading", level: 2, id: "one-thing", text: "One thing" },
      {
        kind: "paragraph",
        content: [
          { kind: "text", text: "See " },
          { kind: "link", to: "/blog/quiet-time", content: [{ kind: "text", text: "this" }] },
          { kind: "text", text: "." },
        ],
      },
      {
        kind: "numbered",
        start: 1,
        items: [
          [
            { kind: "strong", content: [{ kind: "text", text: "A" }] },
            { kind: "text", text: " b" },
          ],
          [{ kind: "text", text: "c" }],
        ],
      },
    ]);
  });

  test("gives two headings of the same words two addresses", () => {
    const ids = parseBlocks("## Cost\n\na\n\n## Cost\n\nb").flatMap((block) =>
      block.kind === "heading" ? [block.id] : [],
    );
    expect(ids).toEqual(["cost", "cost-1"]);
  });

  test.each(["Ready to begin?", "Stop waiting.", "Let AI do the planning.", "Don't wait."])(
    "'%s' invites to make a plan",
    (line) => {
      expect(kinds(line)).toEqual(["call-to-action"]);
      expect(kinds(`Not so: ${line}`)).toEqual(["paragraph"]);
    },
  );

  test("collects questions and answers, and lets an invitation follow them", () => {
    const text =
      "## Frequently asked questions\n\n### Why?\n\nBecause.\n\nReally.\n\n### How?\n\nSo.\n\nReady to go?\n\n## After\n\nx";
    expect(kinds(text)).toEqual(["heading", "questions", "call-to-action", "heading", "paragraph"]);
    expect(parseBlocks(text)[1]).toMatchObject({
      items: [
        { id: "why", question: "Why?", answer: [{ length: 1 }, { length: 1 }] },
        { id: "how", question: "How?" },
      ],
    });
  });

  test.each([
    ["<b>HTML</b>", "cannot be shown"],
    ["a\n\n<div>HTML</div>", "cannot be shown"],
    ["[x](javascript:alert(1))", "is not allowed"],
    ["[x](//evil.example)", "is not allowed"],
    ["[x](http://plain.example)", "is not allowed"],
    ["#### deep", "second or third level"],
    ["# top", "second or third level"],
  ])("refuses %j", (text, message) => {
    expect(() => parseBlocks(text)).toThrow(message);
  });
});

describe("a file", () => {
  const fileWith = (text: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), "article-")), "quiet-time.md");
    writeFileSync(file, text);
    return file;
  };
  const header = [
    "---",
    "slug: quiet-time",
    "title: Quiet Time",
    "excerpt: An hour of quiet for children who no longer nap, and how to get there.",
    "date: 2025-10-07",
    "cover: quiet-time",
    "imageAlt: A box and a timer on a rug",
    "caption: A place, a box and a timer.",
    "---",
  ];

  test("has the default read time and category where its header leaves them out", () => {
    const file = fileWith([...header, "Text.", ""].join("\n"));
    expect(readTextFile(file, ArticleHeaderSchema).header).toMatchObject({
      readTime: "5 min read",
      category: "Learning Tips",
    });
  });

  test.each([
    ["no header at all", "Text.", ":1: a header"],
    ["a date that is none", header.join("\n").replace("2025-10-07", "soon"), ":5: date"],
    ["an unknown key", header.join("\n").replace("cover", "cover: x\ncolour"), "colour"],
    ["broken YAML", header.join("\n").replace("Quiet Time", "[Quiet"), ":4:"],
    ["HTML in its text", [...header, "", "<i>x</i>"].join("\n"), ":11:"],
  ])("with %s is refused, with its name and line", (_, text, message) => {
    const file = fileWith(`${text}\n`);
    expect(() => readTextFile(file, ArticleHeaderSchema)).toThrow(message);
    expect(() => readTextFile(file, ArticleHeaderSchema)).toThrow(file);
  });
});
