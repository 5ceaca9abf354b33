import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Article, ArticleSchema } from "#core/blog/article.ts";
import { allArticles } from "#core/blog/listing.ts";
import { contentFolder } from "./folder.server.ts";

const ArticlesSchema = z.array(ArticleSchema);

const read = async (name: string): Promise<Article[]> =>
  ArticlesSchema.parse(JSON.parse(await readFile(join(contentFolder(), "articles", name), "utf8")));

let kept: Promise<readonly Article[]> | undefined;

/**
 * All articles, the newest first. Where the files' articles are damaged the built-in ones serve alone,
 * and the operator is told (spec 2 §8).
 */
export function articles(): Promise<readonly Article[]> {
  kept ??= readAll();
  return kept;
}

async function readAll(): Promise<readonly Article[]> {
  const [builtIn, files] = await Promise.all([
    read("built-in.json"),
    read("files.json").catch((error: unknown) => {
      console.error("The articles of content/blog cannot be read; the built-in ones serve.", error);
      return undefined;
    }),
  ]);
  return allArticles(builtIn, files);
}
