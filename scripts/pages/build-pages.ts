import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { type Article, ArticleHeaderSchema } from "#core/blog/article.ts";
import { textOf } from "#core/blog/blocks.ts";
import { allArticles } from "#core/blog/listing.ts";
import { PageHeaderSchema, type TextPage } from "#core/blog/page.ts";
import type { Site } from "../site-schema.ts";
import { readTextFile, TextFileError } from "./read-file.ts";

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => join(folder, name));

/** The articles of a folder and the faults of its files: each fault names file and line. */
export interface ReadArticles {
  readonly articles: readonly Article[];
  readonly faults: readonly string[];
}

/**
 * Reads the articles of a folder. An unreadable one is left out and the others stay: an instance
 * starts with what there is (spec 2 §8), while `npm run check` reports every fault.
 */
export function readArticles(root: string, folder: string): ReadArticles {
  const articles: Article[] = [];
  const faults: string[] = [];
  for (const file of markdownIn(join(root, folder))) {
    const name = relative(root, file);
    try {
      const { article, fault } = readArticle(root, file);
      articles.push(article);
      if (fault) faults.push(fault);
    } catch (error) {
      const told = error instanceof TextFileError ? error.message : `${name}:1: ${error}`;
      faults.push(`${told.replace(file, name)} (the article is left out)`);
    }
  }
  return { articles, faults };
}

/** @throws TextFileError naming file and line of what makes it unreadable. */
function readArticle(root: string, file: string): { article: Article; fault?: string } {
  const name = relative(root, file);
  const { header, blocks } = readTextFile(file, ArticleHeaderSchema);
  if (`${header.slug}.md` !== basename(file)) {
    throw new TextFileError(name, 2, `its slug is ${header.slug}`);
  }
  if (blocks.length === 0) throw new TextFileError(name, 1, "it has no text below its header");
  const article = { ...header, blocks: [...blocks], text: textOf(blocks) };
  const picture = `content/artwork/articles/${header.cover}.svg`;
  if (header.cover === undefined || existsSync(join(root, picture))) return { article };
  const { cover: _, ...uncovered } = article;
  return { article: uncovered, fault: `${name}:1: cover: ${picture} is missing` };
}

/** Where articles are: built-in ones, and files that take precedence over them (spec 2 §3). */
const ARTICLE_FOLDERS = { "built-in": "content/blog/built-in", files: "content/blog" } as const;

/** The articles of both sources, newest first. */
export const allArticlesOf = (root: string): readonly Article[] =>
  allArticles(
    readArticles(root, ARTICLE_FOLDERS["built-in"]).articles,
    readArticles(root, ARTICLE_FOLDERS.files).articles,
  );

/** The faults of all articles. */
export const articleFaults = (root: string): string[] =>
  Object.values(ARTICLE_FOLDERS).flatMap((folder) => readArticles(root, folder).faults);

/** Pages that are only text, with the site's words in place of `{{name}}`. */
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

/**
 * Writes the articles of both sources (spec 2 §3) and the text pages as JSON into a folder, and
 * reports the articles that are left out.
 */
export function buildPages(root: string, target: string, site: Site): void {
  for (const folder of ["articles", "pages"]) mkdirSync(join(target, folder), { recursive: true });
  const write = (path: string, value: unknown) =>
    writeFileSync(join(target, path), JSON.stringify(value));
  for (const [name, folder] of Object.entries(ARTICLE_FOLDERS)) {
    const { articles, faults } = readArticles(root, folder);
    for (const fault of faults) console.error(fault);
    write(`articles/${name}.json`, articles);
  }
  for (const [slug, page] of readPages(root, site)) write(`pages/${slug}.json`, page);
}
