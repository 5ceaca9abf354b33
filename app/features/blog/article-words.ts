import type { ArticleCard } from "#core/blog/article.ts";
import site from "#generated/site.json";

/** Who wrote an article: the product's team where its header names nobody (spec 2 §3). */
export const authorOf = ({ author }: Pick<ArticleCard, "author">): string =>
  author ?? `${site.name} Team`;

const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** '9 October 2025'. @param date as 2025-10-09 */
export const longDate = (date: string): string => LONG.format(Date.parse(date));
