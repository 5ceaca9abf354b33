import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, sep } from "node:path";
import pLimit from "p-limit";
import { build } from "vite";
import { ORIGIN, READING_SCRIPT } from "#contract/built-addresses.ts";
import { AFTER_PAINT, TYPE_AFTER_PAINT } from "../app/after-paint/markup.ts";
import type { BuiltNames } from "../server/http/absolute-addresses.ts";
import type { StaticManifest } from "../server/http/static-files.ts";
import { openBuildCache } from "./build-cache.ts";
import { buildWorker, makeShell } from "./build-worker.ts";
import { compressFast } from "./compress.ts";
import { writeFeeds } from "./feeds.ts";

/** Files that may contain addresses of this instance. */
const COMPLETED = /\.(?:html|xml|json|txt)$/u;
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|data)$/u;
/** For fewer bytes, compressing saves nothing. */
const WORTH_COMPRESSING = 512;

/** How long an unused compressed copy or picture stays in the cache, in milliseconds. */
const KEPT = 30 * 86_400_000;

/** A file's entry in `static-manifest.json`. */
type BuiltFile = StaticManifest[string];

/**
 * Runs after prerendering: adds the pictures of content/, those of hobbies, the drawn ones, and the service worker for
 * the app's screens, compresses everything that the server serves, and writes `static-manifest.json`
 * with an ETag per file and the hashes of each page's inline scripts.
 * @param drawn a folder of drawn pictures, laid out like the client build.
 */
export async function finishBuild(buildDirectory: string, drawn: string): Promise<void> {
  const folder = join(buildDirectory, "client");
  cpSync(join(buildDirectory, "..", "content/artwork"), join(folder, "artwork"), {
    recursive: true,
  });
  cpSync(join(buildDirectory, "..", "generated/pictures"), join(folder, "pictures"), {
    recursive: true,
  });
  const names = { [READING_SCRIPT]: await buildReadingScript(buildDirectory, folder) };
  const inline: InlineScripts = {
    screen: await buildInlineScript(join(buildDirectory, "..", "app/after-paint/screen.ts")),
    reading: await buildInlineScript(join(buildDirectory, "..", "app/after-paint/reading-page.ts")),
  };
  cpSync(drawn, folder, { recursive: true });
  await writeFeeds(folder);
  const atOnce = pLimit(availableParallelism());
  const finished: Promise<readonly [name: string, file: BuiltFile]>[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/u.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (name.startsWith(".vite")) continue;
    finished.push(atOnce(async () => [name, await finishFile(path, name, names, inline)] as const));
  }
  const files = Object.fromEntries(await Promise.all(finished));
  const etags = Object.entries(files).map(([name, { etag }]) => [name, etag] as const);
  const worker = await buildWorker(folder, makeShell(Object.fromEntries(etags)));
  files[worker] = await finishFile(join(folder, worker), worker, names, inline);
  writeFileSync(join(buildDirectory, "static-manifest.json"), JSON.stringify({ files, names }));
  openBuildCache().forget(Date.now() - KEPT);
}

/** Puts into a page what was not known before, and makes the compressed copies of a file. */
async function finishFile(
  path: string,
  name: string,
  names: BuiltNames,
  inline: InlineScripts,
): Promise<BuiltFile> {
  const html = name.endsWith(".html") ? finishPage(path, names, inline) : undefined;
  const bytes = html === undefined ? readFileSync(path) : Buffer.from(html);
  const isCompressed = COMPRESSIBLE.test(name) && bytes.length >= WORTH_COMPRESSING;
  if (isCompressed) await compressFast(path, bytes);
  return {
    etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 20),
    size: bytes.length,
    ...(isCompressed && { compressed: true }),
    ...(COMPLETED.test(name) && bytes.includes(ORIGIN) && { completed: true }),
    ...(html !== undefined && {
      scripts: hashesOf(INLINE_SCRIPT, html),
      styles: hashesOf(INLINE_STYLE, html),
      links: linksOf(html),
    }),
  };
}

/** Builds the script of reading pages. @returns its address, with a hash of its content. */
async function buildReadingScript(buildDirectory: string, folder: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: { reading: join(buildDirectory, "..", "app/reading/begin.ts") },
        output: { entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const [output] = [built].flat();
  const script = output && "output" in output ? output.output[0] : undefined;
  if (!script) throw new Error("the script of reading pages was not built");
  return `/${script.fileName}`;
}

/** Scripts that stand in the pages themselves, by the kind of page. */
interface InlineScripts {
  readonly screen: string;
  readonly reading: string;
}

/** @returns a module and what it imports as one classic script without names of its own. */
async function buildInlineScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [output] = [built].flat();
  const script = output && "output" in output ? output.output[0] : undefined;
  if (!script) throw new Error(`${input} was not built`);
  return script.code.trim();
}

/**
 * Makes a page's text, styles, fonts and pictures load before its scripts: prerendered pages can be
 * read without them, but the framework gives all of them the style sheet's priority.
 */
function contentFirst(html: string, { screen, reading }: InlineScripts): string {
  if (!html.includes('<script type="module" async=')) {
    return html.replace(
      /<script type="module" src="(?<address>[^"]+)"><\/script>/u,
      (_, address: string) => `<script data-script="${address}">${reading}</script>`,
    );
  }
  return (
    html
      .replaceAll('<link rel="modulepreload"', `<link rel="${AFTER_PAINT}"`)
      .replace('<script type="module" async="">', `<script type="${TYPE_AFTER_PAINT}">`)
      // Before the style sheet, which it would otherwise wait for: presses may come earlier.
      .replace('<link rel="stylesheet"', (sheet) => `<script>${screen}</script>${sheet}`)
  );
}

/** Fills in what was not known while the page was rendered. @returns the completed page. */
function finishPage(path: string, names: BuiltNames, inline: InlineScripts): string {
  const html = Object.entries(names).reduce(
    (page, [called, named]) => page.replaceAll(called, named),
    withOwnStyles(contentFirst(readFileSync(path, "utf8"), inline), path),
  );
  writeFileSync(path, html);
  return html;
}

/**
 * Inlines the style sheet of reading pages: it is small, and nothing is shown before it is loaded.
 */
function withOwnStyles(html: string, path: string): string {
  return html.replace(
    /<link rel="stylesheet" href="\/(assets\/reading-[\w-]+\.css)"\/>/u,
    (_, sheet: string) => {
      const folder = path.slice(0, path.indexOf(`${sep}client${sep}`) + `${sep}client`.length);
      return `<style>${readFileSync(join(folder, sheet), "utf8").trim()}</style>`;
    },
  );
}

/**
 * What a page needs first, for a Link header: a proxy that supports it can send this before the
 * page (103 Early Hints, RFC 8297).
 */
function linksOf(html: string): string {
  const found = html.matchAll(/<link rel="(?:stylesheet"|preload" as="font")[^>]*>/gu);
  return [...found]
    .flatMap(([tag]) => {
      const href = /href="([^"]+)"/u.exec(tag)?.[1];
      if (!href) return [];
      const isStyle = tag.includes('rel="stylesheet"');
      return `<${href}>; rel=preload; as=${isStyle ? "style" : 'font; type="font/woff2"; crossorigin'}`;
    })
    .join(", ");
}

const INLINE_SCRIPT = /<script\b(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script>/gu;
const INLINE_STYLE = /<style\b(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/style>/gu;

/** The hashes by which a policy allows a page's inline elements (CSP Level 3, §8.4). */
function hashesOf(element: RegExp, html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups: { attributes = "", content = "" } = {} } of html.matchAll(element)) {
    if (/\ssrc=|ld\+json/u.test(attributes) || content === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return [...hashes];
}
