import type { MetaDescriptor } from "react-router";
import site from "#generated/site.json";

/** What a page says of itself to search engines and to whoever shares it (spec 2 §9). */
export function pageMetadata({
  title,
  description = site.description,
  indexed = true,
  address,
  picture,
}: {
  title: string;
  description?: string;
  indexed?: boolean;
  /** The page's whole address, where networks must know it. */
  address?: string;
  /** A picture for social networks, 1200 by 630, by its whole address. */
  picture?: { readonly address: string; readonly alt: string };
}): MetaDescriptor[] {
  const full = title === site.name ? `${site.name}: ${site.tagline}` : `${title} | ${site.name}`;
  return [
    { title: full },
    { name: "description", content: description },
    { name: "robots", content: indexed ? "index, follow" : "noindex, nofollow" },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(address ? [{ property: "og:url", content: address }] : []),
    ...(picture
      ? [
          { property: "og:image", content: picture.address },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: picture.alt },
          { name: "twitter:image", content: picture.address },
        ]
      : []),
  ];
}
