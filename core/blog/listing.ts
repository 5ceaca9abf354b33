import { hashText } from "../random/random.ts";
import { language } from "../words/language.ts";
import type { Article, ArticleCard } from "./article.ts";

/** Spec 2 §2: the choices above the list that are not categories. */
export const ALL = "All";
export const RECENT = "Recent";

/** Spec 2 §9, in days. */
const RECENT_DAYS = 7;
const KEEP_READING = 2;
const DAY_MS = 86_400_000;

/**
 * One list from both sources, newest first (spec 2 §3). When both have an article, the file's wins.
 * @param files undefined when they could not be parsed: then only the built-in ones are listed
 *   (spec 2 §8).
 */
export function allArticles(
  builtIn: readonly Article[],
  files: readonly Article[] | undefined,
): Article[] {
  const bySlug = new Map([...builtIn, ...(files ?? [])].map((article) => [article.slug, article]));
  return [...bySlug.values()].sort(
    (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
  );
}

/** 'All', 'Recent', then every category once in alphabetical order. */
export const categoryChoices = (articles: readonly ArticleCard[]): string[] => [
  ALL,
  RECENT,
  ...[...new Set(articles.map(({ category }) => category))].sort((a, b) =>
    a.localeCompare(b, language.locale),
  ),
];

export interface ListQuery {
  /** 'All', 'Recent' or the exact name of a category. */
  readonly category: string;
  /** A part of the title, excerpt or content; case does not matter. */
  readonly text: string;
}

export const isActive = ({ category, text }: ListQuery): boolean =>
  category !== ALL || text.trim() !== "";

/**
 * The articles that match a query (spec 2 §5), in their given order.
 * @param now epoch milliseconds; 'Recent' means the last seven days.
 */
export function findMatching(
  articles: readonly Article[],
  query: ListQuery,
  now: number,
): Article[] {
  const wanted = query.text.trim().toLowerCase();
  return articles.filter(({ category, date, title, excerpt, text }) => {
    const fits =
      query.category === ALL ||
      (query.category === RECENT ? isRecent(date, now) : category === query.category);
    return fits && [title, excerpt, text].join("\n").toLowerCase().includes(wanted);
  });
}

function isRecent(date: string, now: number): boolean {
  const age = now - Date.parse(date);
  return age >= 0 && age <= RECENT_DAYS * DAY_MS;
}

/**
 * The article on top: the first match of a query; without one, the newest that is not about
 * coloring pages.
 */
export function findFeatured<Card extends ArticleCard>(
  articles: readonly Card[],
  query: ListQuery,
): Card | undefined {
  if (isActive(query)) return articles[0];
  return articles.find(({ slug }) => !slug.includes("printable-coloring-pages")) ?? articles[0];
}

/** Two more articles to read: those of the same category first, newest first. */
export function findMoreToRead<Card extends ArticleCard>(
  articles: readonly Card[],
  { slug, category }: Card,
): Card[] {
  const others = articles.filter((article) => article.slug !== slug);
  const near = others.filter((article) => article.category === category);
  const far = others.filter((article) => article.category !== category);
  return [...near, ...far].slice(0, KEEP_READING);
}

const RATINGS = ["4.6", "4.7", "4.8", "4.9"] as const;

/** The editors' rating of an article, always the same for an article (spec 2 §3). */
export const ratingOf = (slug: string): (typeof RATINGS)[number] =>
  RATINGS[hashText(slug) % RATINGS.length] ?? RATINGS[0];

const distance = (a: string, b: string): number => {
  const wordsOfB = new Set(b.split("-"));
  return a.split("-").filter((word) => wordsOfB.has(word)).length;
};

/** Articles whose addresses resemble one that was not found, most similar first. */
export const findSuggestions = <Card extends ArticleCard>(
  articles: readonly Card[],
  slug: string,
): Card[] =>
  articles
    .map((article) => ({ article, near: distance(slug.toLowerCase(), article.slug) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, 3)
    .map(({ article }) => article);
