import type { MetaDescriptor } from "react-router";
import site from "#generated/site.json";
import { OWN_ORIGIN } from "./own-origin.ts";

/** Spec 2 §9. */
const DEFAULT_TITLE = `${site.name} - AI-Powered 7-Day Hobby Learning Plans | Learn Any Skill Fast`;
const DEFAULT_KEYWORDS = [
  "hobby definition",
  "what is a hobby",
  "hobbies to try",
  "learn a hobby",
  "7-day learning plan",
];

/** A picture for social networks, 1200 by 630. */
export interface SharePicture {
  /** Its path or its absolute address. */
  readonly address: string;
  readonly alt: string;
}

const DEFAULT_PICTURE: SharePicture = {
  address: "/share/default.png",
  alt: `${site.name}: ${site.tagline}`,
};

export interface PageWords {
  /** Defaults to the product's own title. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly indexed?: boolean;
  /** The page's path, '/blog/quiet-time', if it has exactly one address. */
  readonly path?: string;
  readonly picture?: SharePicture;
  /** Structured data (schema.org), each an object with its `@type`. */
  readonly data?: readonly StructuredData[];
}

/** An object of schema.org (`structured-data.ts` makes them). */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

const absolute = (address: string): string =>
  address.startsWith("/") ? `${OWN_ORIGIN}${address}` : address;

/** A page's metadata for search engines and social networks (spec 2 §9). */
export function pageMetadata({
  title,
  description = site.description,
  keywords = DEFAULT_KEYWORDS,
  indexed = true,
  path,
  picture = DEFAULT_PICTURE,
  data = [],
}: PageWords): MetaDescriptor[] {
  const full = title === undefined ? DEFAULT_TITLE : `${title} | ${site.name}`;
  const image = absolute(picture.address);
  return [
    { title: full },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    { name: "robots", content: indexed ? "index, follow" : "noindex, nofollow" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: path?.startsWith("/blog/") ? "article" : "website" },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: full },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    ...(path === undefined
      ? []
      : [
          { property: "og:url", content: absolute(path) },
          { tagName: "link", rel: "canonical", href: absolute(path) } as const,
        ]),
    ...data.map((object) => ({
      "script:ld+json": { "@context": "https://schema.org", ...object },
    })),
  ];
}
