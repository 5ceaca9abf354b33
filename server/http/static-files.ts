import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { HttpEnvironment } from "./context.ts";
import { contentSecurityPolicy } from "./security.ts";

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

/** What the build wrote down about a file: `static-manifest.json`, made by scripts/finish-build.ts. */
export interface StaticManifest {
  readonly [path: string]: { readonly etag: string; readonly scripts?: readonly string[] };
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** The whole client build in memory: some megabytes, read once, with its compressed copies. */
export function loadStaticFiles(folder: string, manifest: StaticManifest): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const read = (path: string) => readFileSync(path) as Uint8Array<ArrayBuffer>;
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  for (const [name, { etag, scripts }] of Object.entries(manifest)) {
    const path = join(folder, name);
    const isPage = name.endsWith(".html");
    files.set(addressOf(name), {
      etag,
      plain: read(path),
      ...(names.has(`${name}.br`) && { brotli: read(`${path}.br`) }),
      ...(names.has(`${name}.gz`) && { gzip: read(`${path}.gz`) }),
      headers: {
        "Content-Type": getMimeType(name) ?? "application/octet-stream",
        "Cache-Control": name.startsWith("assets/") ? IMMUTABLE : REVALIDATE,
        Vary: "Accept-Encoding",
        ...(isPage && { "Content-Security-Policy": contentSecurityPolicy(scripts ?? []) }),
      },
    });
  }
  return files;
}

/** `blog/index.html` answers at `/blog`. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/u, "")}`;
}

/** Serves the files from memory; what is not among them goes on to the next handler. */
export const staticFiles =
  (files: ReadonlyMap<string, StaticFile>): MiddlewareHandler<HttpEnvironment> =>
  async (context, next) => {
    const { method, path } = context.req;
    const file = method === "GET" || method === "HEAD" ? files.get(path) : undefined;
    if (!file) return next();
    const accepted = context.req.header("accept-encoding") ?? "";
    const [encoding, bytes] =
      file.brotli && /\bbr\b/u.test(accepted)
        ? (["br", file.brotli] as const)
        : file.gzip && /\bgzip\b/u.test(accepted)
          ? (["gzip", file.gzip] as const)
          : ([undefined, file.plain] as const);
    const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
    const headers: Record<string, string> = { ...file.headers, ETag: etag };
    if (context.req.header("if-none-match")?.includes(etag)) {
      return context.body(null, 304, headers);
    }
    if (encoding) headers["Content-Encoding"] = encoding;
    headers["Content-Length"] = String(bytes.byteLength);
    return method === "HEAD" ? context.body(null, 200, headers) : context.body(bytes, 200, headers);
  };
