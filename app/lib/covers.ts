import type { ArticleCard } from "#core/blog/article.ts";

/**
 * The widths in pixels in which an article's picture is stored; the largest is that of spec 2 §9.
 */
export const COVER_WIDTHS = [640, 960, 1600] as const;
/** Width divided by height, of 1600 by 640. */
export const COVER_RATIO = 2.5;

/** Where `scripts/make-covers.ts` puts a picture. */
export const coverAddress = (
  cover: string,
  width: (typeof COVER_WIDTHS)[number],
  format: "avif" | "webp",
): string => `/covers/${cover}-${width}.${format}`;

/** An article's picture for social networks, 1200 by 630. */
export const coverShareAddress = (slug: string): string => `/share/${slug}.png`;

/**
 * An article's picture for structured data, in full size; without a cover, its picture for social
 * networks.
 */
export const pictureAddress = (
  { slug, cover }: Pick<ArticleCard, "slug" | "cover">,
  width: (typeof COVER_WIDTHS)[number],
): string => (cover === undefined ? coverShareAddress(slug) : coverAddress(cover, width, "webp"));
