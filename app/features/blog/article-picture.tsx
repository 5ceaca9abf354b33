import type { ArticleCard } from "#core/blog/article.ts";
import { standIns } from "#core/blog/pictures.ts";
import { COVER_WIDTHS, coverAddress } from "../../lib/covers.ts";

const sources = (cover: string, format: "avif" | "webp"): string =>
  COVER_WIDTHS.map((width) => `${coverAddress(cover, width, format)} ${width}w`).join(", ");

/**
 * An article's picture. Where there is none, or it cannot be loaded, the next of the chain replaces
 * it (`app/reading/pictures.ts`).
 * @param sizes as in HTML: how wide it is shown
 * @param first whether it is the first large element on its page
 */
export function ArticlePicture({
  article: { cover, category, imageAlt },
  sizes,
  first = false,
  className,
}: {
  article: ArticleCard;
  sizes: string;
  first?: boolean;
  className: string;
}) {
  const others = standIns(category).map((name) => `/artwork/${name}.svg`);
  const common = {
    width: 1600,
    height: 640,
    ...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const }),
    decoding: "async" as const,
    className,
  };
  if (cover === undefined) {
    const [address, ...rest] = others;
    return <img {...common} src={address} alt="" data-fallbacks={rest.join(" ")} />;
  }
  return (
    <picture>
      <source type="image/avif" srcSet={sources(cover, "avif")} sizes={sizes} />
      <img
        {...common}
        src={coverAddress(cover, COVER_WIDTHS[0], "webp")}
        srcSet={sources(cover, "webp")}
        sizes={sizes}
        alt={imageAlt ?? ""}
        data-fallbacks={others.join(" ")}
      />
    </picture>
  );
}
