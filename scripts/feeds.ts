import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { ORIGIN } from "#contract/built-addresses.ts";
import type { Article } from "#core/blog/article.ts";
import { language } from "#core/words/language.ts";
import site from "#generated/site.json" with { type: "json" };
import { articles } from "../app/content/articles.server.ts";
import { taughtHobbies } from "../app/content/hobbies.server.ts";
import { authorOf } from "../app/features/blog/article-words.ts";
import { pictureAddress } from "../app/lib/covers.ts";
import { prerenderedPaths } from "../app/prerendered.ts";

/** Personal or temporary pages, which search engines should not visit (spec 2 §9). */
const NOT_LISTED = new Set([
  "/plan",
  "/print",
  "/dashboard",
  "/login",
  "/confirm-email",
  "/reset-password",
  "/account",
  "/offline",
]);

/**
 * Writes the site's files for machines: `sitemap.xml`, `robots.txt`, `feed.xml` (RSS 2.0),
 * `feed.json` (JSON Feed) and the web manifest. The server fills in absolute addresses as it serves
 * them.
 */
export async function writeFeeds(folder: string): Promise<void> {
  const all = await articles();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("sitemap.xml", await sitemapOf(all));
  const feed = feedOf(all, (address) => statSync(join(folder, address)).size);
  write("feed.xml", feed.rss2());
  write("feed.json", feed.json1());
  write("robots.txt", `${ROBOTS.join("\n")}\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  write("manifest.webmanifest", JSON.stringify(MANIFEST, undefined, 2));
}

const ROBOTS = [
  "User-agent: *",
  "Disallow: /api/",
  "Disallow: /mailbox",
  "Disallow: /shared/",
  "Allow: /",
];

const MANIFEST = {
  lang: language.lang,
  dir: language.dir,
  name: site.name,
  short_name: site.name,
  description: site.description,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#fcfaf4",
  theme_color: "#fcfaf4",
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

async function sitemapOf(all: readonly Article[]): Promise<string> {
  const stream = new SitemapStream({ hostname: ORIGIN, xmlns: XMLNS });
  for (const path of ["/", ...prerenderedPaths.filter((one) => one !== "/")]) {
    if (!NOT_LISTED.has(path)) stream.write({ url: path });
  }
  for (const { slug, date } of all) stream.write({ url: `/blog/${slug}`, lastmod: date });
  for (const { slug } of await taughtHobbies()) stream.write({ url: `/hobbies/${slug}` });
  stream.end();
  return (await streamToPromise(stream)).toString("utf8");
}

const XMLNS = { news: false, xhtml: false, image: false, video: false };

/** Plain text where a feed expects HTML. */
const asHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @param sizeOf bytes of a file of the build, by its address */
function feedOf(all: readonly Article[], sizeOf: (address: string) => number): Feed {
  const feed = new Feed({
    title: `${site.name} Blog`,
    description: site.description,
    id: `${ORIGIN}/blog`,
    link: `${ORIGIN}/blog`,
    language: language.lang,
    image: `${ORIGIN}/icon-512.png`,
    favicon: `${ORIGIN}/favicon.svg`,
    copyright: site.name,
    updated: new Date(all[0]?.date ?? 0),
    feedLinks: { rss: `${ORIGIN}/feed.xml`, json: `${ORIGIN}/feed.json` },
  });
  for (const article of all) {
    const link = `${ORIGIN}/blog/${article.slug}`;
    const date = new Date(article.date);
    const picture = pictureAddress(article, 960);
    feed.addItem({
      title: article.title,
      id: link,
      link,
      description: asHtml(article.excerpt),
      // RSS identifies an author by a mailbox (RSS 2.0, <author>).
      author: [{ name: authorOf(article), email: site.contactEmail }],
      category: [{ name: article.category }],
      date,
      published: date,
      image: { url: `${ORIGIN}${picture}`, length: sizeOf(picture) },
    });
  }
  return feed;
}
