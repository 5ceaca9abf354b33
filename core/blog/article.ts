import { z } from "zod";
import { BlockSchema } from "./blocks.ts";

/** Spec 2 §3: the defaults for what an article's header leaves out. */
export const DEFAULT_READ_TIME = "5 min read";
export const DEFAULT_CATEGORY = "Learning Tips";

const line = (min: number, max: number) => z.string().trim().min(min).max(max);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The header block of an article's file (spec 2 §3). */
export const ArticleHeaderSchema = z.strictObject({
  slug,
  title: line(5, 100),
  excerpt: line(40, 240),
  /** Without one, the product's team is the author. */
  author: line(2, 80).optional(),
  date: z.iso.date(),
  readTime: z
    .string()
    .regex(/^\d{1,2} min read$/)
    .default(DEFAULT_READ_TIME),
  category: line(3, 40).default(DEFAULT_CATEGORY),
  /**
   * The picture's name: `content/artwork/articles/<cover>.svg`. Without one, another picture is
   * shown.
   */
  cover: slug.optional(),
  /** Without one, screen readers skip the picture. */
  imageAlt: line(10, 240).optional(),
  caption: line(5, 200).optional(),
  keywords: z.array(line(2, 60)).max(10).default([]),
});

/** An article in blocks, as it is shown; `text` holds its words for the search. */
export const ArticleSchema = z.strictObject({
  ...ArticleHeaderSchema.shape,
  blocks: z.array(BlockSchema).min(1),
  text: z.string(),
});
export type Article = z.infer<typeof ArticleSchema>;

/** What a card shows of an article. */
export type ArticleCard = Omit<Article, "blocks" | "text">;

export const toCard = ({ blocks: _, text: __, ...card }: Article): ArticleCard => card;
