/**
 * Draws the build's pixel images: `node scripts/make-covers.ts <folder>` writes the articles'
 * pictures in several widths (`covers/`), the pictures of the articles and the product for social
 * networks (`share/`), and the product's icons.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { load } from "js-yaml";
import pLimit from "p-limit";
import { COVER_RATIO, COVER_WIDTHS, coverAddress, coverShareAddress } from "#app/lib/covers.ts";
import type { Article } from "#core/blog/article.ts";
import { standIns } from "#core/blog/pictures.ts";
import { drawSharePicture } from "#server/adapters/picture/share-picture.ts";
import { drawIcons } from "./artwork/icons.ts";
import { openBuildCache } from "./build-cache.ts";
import { hashOfFiles } from "./build-inputs.ts";
import { allArticlesOf } from "./pages/build-pages.ts";
import { ROOT } from "./run-command.ts";
import { type Site, SiteSchema } from "./site-schema.ts";

/**
 * The encoder uses AVIF's `quality` as its quantizer: 0 is best, 100 worst. At speed 8 a picture
 * takes a tenth of a second instead of one, and is a third larger.
 */
const AVIF = { quality: 16, speed: 8 } as const;
const WEBP = 82;

const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** A longer title is cut at its first colon or comma: the rest is shown beside the picture. */
const LONGEST_TITLE = 50;

/** How many are drawn at once: enough for all cores, few enough for a small machine's memory. */
const AT_ONCE = 4;

/**
 * An article's picture in one width, in both formats.
 * @param svg 5:2
 */
export async function drawCover(
  svg: Buffer,
  width: number,
): Promise<{ avif: Buffer; webp: Buffer }> {
  const height = Math.round(width / COVER_RATIO);
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").drawImage(await loadImage(svg), 0, 0, width, height);
  const [avif, webp] = await Promise.all([
    canvas.encode("avif", AVIF),
    canvas.encode("webp", WEBP),
  ]);
  return { avif, webp };
}

/**
 * An article's picture for social networks.
 * @param picture the text of the article's SVG
 */
export function drawArticleShare(
  { title, category, readTime }: Pick<Article, "title" | "category" | "readTime">,
  picture: string,
  siteName: string,
): Promise<Buffer> {
  const short = title.length > LONGEST_TITLE ? (title.split(/[:,] /u)[0] ?? title) : title;
  const words = { hobby: category, title: short, siteName, note: readTime };
  return drawSharePicture({ ...words, picture, completedDays: WEEK });
}

/** The product's own picture for social networks: its name, its tagline and the week. */
export function drawSiteShare({ name, tagline }: Site, picture: string): Promise<Buffer> {
  return drawSharePicture({
    hobby: "",
    title: tagline,
    completedDays: WEEK,
    picture,
    siteName: name,
    note: "",
  });
}

/** Creates something when it is first requested, and returns the same one from then on. */
function onlyOnce<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

/**
 * Draws everything into a folder. A picture that cannot be drawn is reported, and its replacements
 * are used.
 */
async function makeCovers(folder: string): Promise<void> {
  const write = (address: string, bytes: Buffer) => {
    const path = join(folder, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  const artwork = (name: string) => readFileSync(join(ROOT, "content/artwork", `${name}.svg`));
  const site = SiteSchema.parse(load(readFileSync(join(ROOT, "content/site.yaml"), "utf8")));
  const all = allArticlesOf(ROOT);
  const cache = openBuildCache();
  // The canvas and the fonts come with the packages, but other scripts use fonts of the machine.
  const code = hashOfFiles([
    "package-lock.json",
    "scripts/make-covers.ts",
    "server/adapters/picture",
  ]);
  const fonts = JSON.stringify(GlobalFonts.families.map(({ family }) => family));

  const covers = new Set(all.flatMap(({ cover }) => cover ?? []));
  const limit = pLimit(AT_ONCE);
  const drawing = [...covers].flatMap((cover) =>
    COVER_WIDTHS.map((width) =>
      limit(async () => {
        try {
          const svg = artwork(`articles/${cover}`);
          const once = onlyOnce(() => drawCover(svg, width));
          for (const format of ["avif", "webp"] as const) {
            const inputs = ["cover", format, code, width, svg];
            const bytes = await cache.of(inputs, async () => (await once())[format]);
            write(coverAddress(cover, width, format), bytes);
          }
        } catch (error) {
          console.error(`content/artwork/articles/${cover}.svg:1: cannot be drawn: ${error}`);
        }
      }),
    ),
  );
  const sharing = all.map((article) =>
    limit(async () => {
      const { slug, cover, category } = article;
      const drawn = (name: string) => {
        const svg = artwork(name);
        const words = [article.title, category, article.readTime, site.name];
        return cache.of(["share", code, fonts, ...words, svg], () =>
          drawArticleShare(article, svg.toString("utf8"), site.name),
        );
      };
      const [standIn] = standIns(category);
      const own = cover === undefined ? drawn(standIn) : drawn(`articles/${cover}`);
      write(coverShareAddress(slug), await own.catch(() => drawn(standIn)));
    }),
  );
  await Promise.all([...drawing, ...sharing]);
  write("share/default.png", await drawSiteShare(site, artwork("default").toString("utf8")));

  const drawn = await drawIcons(readFileSync(join(ROOT, "public/favicon.svg"), "utf8"));
  for (const [name, bytes] of drawn) write(name, bytes);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Usage: node scripts/make-covers.ts <folder>");
  await makeCovers(folder);
}
