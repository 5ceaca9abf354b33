import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { type Article, ArticleHeaderSchema } from "#core/blog/article.ts";
import { textOf } from "#core/blog/blocks.ts";
import { PageHeaderSchema, type TextPage } from "#core/blog/page.ts";
import type { Site } from "../site-schema.ts";
import { readTextFile, TextFileError } from "./read-file.ts";

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => join(folder, name));

/** Articles of a folder. @throws TextFileError naming the file and line that cannot be read. */
export function readArticles(root: string, folder: string): Article[] {
  return markdownIn(join(root, folder)).map((file) => {
    const { header, blocks } = readTextFile(file, ArticleHeaderSchema);
    if (`${header.slug}.md` !== basename(file)) {
      throw new TextFileError(relative(root, file), 2, `its slug is ${header.slug}`);
    }
    return { ...header, blocks: [...blocks], text: textOf(blocks) };
  });
}

/** Pages that are only text, with the site's words in the places of `{{name}}`. */
function readPages(root: string, site: Site): [slug: string, page: TextPage][] {
  const words: Readonly<Record<string, unknown>> = site;
  return markdownIn(join(root, "content/pages")).map((file) => {
    const fill = (text: string) =>
      text.replaceAll(/\{\{(\w+)\}\}/gu, (whole, name: string) => {
        const value = words[name];
        if (typeof value !== "string") {
          throw new TextFileError(relative(root, file), 1, `${whole} is not in content/site.yaml`);
        }
        return value;
      });
    const { header, blocks } = readTextFile(file, PageHeaderSchema, fill);
    return [basename(file, ".md"), { ...header, blocks: [...blocks] }];
  });
}

/** Writes the articles of both sources (spec 2 §3) and the text pages as JSON into a folder. */
export function buildPages(root: string, target: string, site: Site): void {
  for (const folder of ["articles", "pages"]) mkdirSync(join(target, folder), { recursive: true });
  const write = (path: string, value: unknown) =>
    writeFileSync(join(target, path), JSON.stringify(value));
  write("articles/built-in.json", readArticles(root, "content/blog/built-in"));
  write("articles/files.json", readArticles(root, "content/blog"));
  for (const [slug, page] of readPages(root, site)) write(`pages/${slug}.json`, page);
}
