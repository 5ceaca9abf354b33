import type { MetaDescriptor } from "react-router";
import site from "#generated/site.json";

/** What a page says of itself to search engines and to whoever shares it (spec 2 §9). */
export function pageMetadata({
  title,
  description = site.description,
  indexed = true,
}: {
  title: string;
  description?: string;
  indexed?: boolean;
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
  ];
}
