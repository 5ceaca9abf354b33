import { z } from "zod";
import { type Article, ArticleSchema } from "#core/blog/article.ts";
import { allArticles } from "#core/blog/listing.ts";
import { readContent } from "./folder.server.ts";

const ArticlesSchema = z.array(ArticleSchema);

let kept: Promise<readonly Article[]> | undefined;

/**
 * All articles, newest first. When the files' articles are damaged, only the built-in ones are
 * shown, and the operator is told (spec 2 §8).
 */
export function articles(): Promise<readonly Article[]> {
  kept ??= readAll();
  return kept;
}

async function readAll(): Promise<readonly Article[]> {
  const [builtIn, files] = await Promise.all([
    readContent(ArticlesSchema, "articles/built-in.json"),
    readContent(ArticlesSchema, "articles/files.json").catch((error: unknown) => {
      console.error("The articles of content/blog cannot be read; the built-in ones serve.", error);
      return undefined;
    }),
  ]);
  return allArticles(builtIn, files);
}
