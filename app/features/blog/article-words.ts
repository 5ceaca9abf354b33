import type { ArticleCard } from "#core/blog/article.ts";
import site from "#generated/site.json" with { type: "json" };

/** An article's author: the product's team where its header names nobody (spec 2 §3). */
export const authorOf = ({ author }: Pick<ArticleCard, "author">): string =>
  author ?? `${site.name} Team`;
