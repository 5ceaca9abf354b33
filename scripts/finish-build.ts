import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { AFTER_PAINT, BEGIN_AFTER_PAINT } from "../app/lib/begin-after-paint.ts";
import { KIDS_WORKER } from "../app/offline/kids-scope.ts";
import { ROOT, run } from "./run-command.ts";

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|data)$/u;
/** Below this many bytes a compressed copy saves nothing. */
const WORTH_COMPRESSING = 512;

/**
 * Runs after prerendering: adds the pictures of content/ and those of the printables, makes compressed copies of everything that
 * the server hands out, and writes `static-manifest.json` with an ETag a file and the hashes of the scripts inside a page.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const folder = join(buildDirectory, "client");
  cpSync(join(buildDirectory, "..", "content/artwork"), join(folder, "artwork"), {
    recursive: true,
  });
  await buildWorker(buildDirectory, folder);
  // In a process of its own: the build's bundler would take the sheets apart again.
  const drawn = await run("node", [
    join(ROOT, "scripts/make-previews.ts"),
    join(folder, "previews"),
  ]);
  if (drawn !== 0) throw new Error("the pictures of the printables could not be drawn");
  const manifest: Record<string, { etag: string; scripts?: string[] }> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/u.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (name.startsWith(".vite")) continue;
    const bytes = name.endsWith(".html") ? contentFirst(path) : readFileSync(path);
    const etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 20);
    manifest[name] = {
      etag,
      ...(name.endsWith(".html") && { scripts: inlineScriptHashes(bytes.toString("utf8")) }),
    };
    if (COMPRESSIBLE.test(name) && bytes.length >= WORTH_COMPRESSING) {
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
      );
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
  writeFileSync(join(buildDirectory, "static-manifest.json"), JSON.stringify(manifest));
}

/** The children's service worker: one script of its own, beside the pages. */
async function buildWorker(buildDirectory: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2023",
      rolldownOptions: {
        input: join(buildDirectory, "..", "app/offline/kids-worker.ts"),
        output: { format: "iife", entryFileNames: KIDS_WORKER.slice(1) },
      },
    },
  });
}

/**
 * Lets a page's text, style, type and pictures come before its scripts: prerendered pages can be read
 * without them, and the framework asks for all of them as urgently as for the style sheet.
 */
function contentFirst(path: string): Buffer {
  const html = readFileSync(path, "utf8")
    .replaceAll('<link rel="modulepreload"', `<link rel="${AFTER_PAINT}"`)
    .replace('<script type="module" async="">', `<script type="${AFTER_PAINT}">`)
    .replace("</body>", `<script>${BEGIN_AFTER_PAINT}</script></body>`);
  writeFileSync(path, html);
  return Buffer.from(html);
}

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gu,
  )) {
    if (/\ssrc=/u.test(attributes) || content === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return [...hashes];
}
