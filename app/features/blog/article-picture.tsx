import type { ArticleCard } from "#core/blog/article.ts";
import { COVER_WIDTHS, coverAddress } from "../../lib/covers.ts";

const CATEGORY_PICTURE: Readonly<Record<string, string>> = {
  "Learning Tips": "/artwork/games-1.svg",
  "Mental Wellness": "/artwork/fitness-2.svg",
  "Creative Arts": "/artwork/arts-1.svg",
};
const DEFAULT_PICTURE = "/artwork/default.svg";
const GENERIC_PICTURE = "/artwork/general-1.svg";

/** What takes the place of a picture that cannot be loaded, in this order (spec 2 §3). */
const fallbacks = (category: string): string[] =>
  [CATEGORY_PICTURE[category], DEFAULT_PICTURE, GENERIC_PICTURE].filter(
    (picture) => picture !== undefined,
  );

const sources = (cover: string, format: "avif" | "webp"): string =>
  COVER_WIDTHS.map((width) => `${coverAddress(cover, width, format)} ${width}w`).join(", ");

/**
 * An article's picture. Where one cannot be loaded the next of the chain takes its place
 * (`app/reading/pictures.ts`).
 * @param sizes as in HTML: how wide it is shown
 * @param first whether it is the first large thing on its page
 */
export function ArticlePicture({
  article: { cover, category, imageAlt },
  sizes,
  first = false,
  decorative = false,
  className,
}: {
  article: ArticleCard;
  sizes: string;
  first?: boolean;
  decorative?: boolean;
  className: string;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources(cover, "avif")} sizes={sizes} />
      <img
        src={coverAddress(cover, COVER_WIDTHS[0], "webp")}
        srcSet={sources(cover, "webp")}
        sizes={sizes}
        alt={decorative ? "" : imageAlt}
        width={1600}
        height={640}
        data-fallbacks={fallbacks(category).join(" ")}
        {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
