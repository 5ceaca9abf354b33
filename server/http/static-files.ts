import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { hashText } from "#core/random/random.ts";
import type { HttpEnvironment } from "./context.ts";
import { contentSecurityPolicy } from "./security.ts";
import { withWholeAddresses } from "./whole-addresses.ts";

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
  /** Whether addresses in it are completed when it is handed out. */
  readonly completed: boolean;
  /** Whether the pages answer in its place when the address carries words: a search. */
  readonly searched: boolean;
}

/** The client build. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** What the build wrote down about a file: `static-manifest.json`, made by scripts/finish-build.ts. */
export interface StaticManifest {
  readonly [path: string]: {
    readonly etag: string;
    readonly scripts?: readonly string[];
    readonly styles?: readonly string[];
    readonly completed?: boolean;
  };
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** The whole client build in memory: some megabytes, read once, with its compressed copies. */
export function loadStaticFiles(folder: string, manifest: StaticManifest): StaticFiles {
  const files = new Map<string, StaticFile>();
  const read = (path: string) => readFileSync(path) as Uint8Array<ArrayBuffer>;
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  for (const [name, { etag, scripts, styles, completed = false }] of Object.entries(manifest)) {
    const path = join(folder, name);
    const isPage = name.endsWith(".html");
    files.set(addressOf(name), {
      etag,
      completed,
      searched: SEARCHED.has(name),
      plain: read(path),
      ...(names.has(`${name}.br`) && { brotli: read(`${path}.br`) }),
      ...(names.has(`${name}.gz`) && { gzip: read(`${path}.gz`) }),
      headers: {
        "Content-Type": getMimeType(name) ?? "application/octet-stream",
        "Cache-Control": name.startsWith("assets/") ? IMMUTABLE : REVALIDATE,
        Vary: "Accept-Encoding",
        ...(isPage && { "Content-Security-Policy": contentSecurityPolicy(scripts ?? [], styles) }),
      },
    });
  }
  return files;
}

/** Pages whose list follows the words in the address. */
const SEARCHED: ReadonlySet<string> = new Set(["blog/index.html", "hobbies/index.html"]);

/** `blog/index.html` answers at `/blog`. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/u, "")}`;
}

/** Serves the files from memory; what is not among them goes on to the next handler. */
export function staticFiles(
  files: StaticFiles,
  publicUrl: string | undefined,
): MiddlewareHandler<HttpEnvironment> {
  const complete = createCompleter(publicUrl);
  return async (context, next) => {
    const { method, path } = context.req;
    const built = method === "GET" || method === "HEAD" ? files.get(path) : undefined;
    if (!built || (built.searched && context.req.url.includes("?"))) return next();
    const file = built.completed ? complete(path, built, context.req.url) : built;
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
}

/** Hosts under which completed pages are kept; whoever makes up more gets them uncompressed. */
const HOSTS_KEPT = 4;

/** Completes the addresses in a file once for each address of this instance, when it is first asked for. */
function createCompleter(publicUrl: string | undefined) {
  const kept = new Map<string, Map<string, StaticFile>>();
  const configured = publicUrl && new URL(publicUrl).origin;
  return (path: string, file: StaticFile, url: string): StaticFile => {
    // Hono's own address begins with scheme and host; to parse it costs more than all the rest here.
    const origin = configured ?? url.slice(0, url.indexOf("/", "https://".length));
    let pages = kept.get(origin);
    const known = pages?.get(path);
    if (known) return known;
    const text = Buffer.from(file.plain).toString("utf8");
    const plain = Buffer.from(withWholeAddresses(text, origin, {})) as Uint8Array<ArrayBuffer>;
    const { brotli: _, gzip: __, ...rest } = file;
    const etag = `${file.etag}-${hashText(origin).toString(36)}`;
    if (!pages && kept.size >= HOSTS_KEPT) return { ...rest, etag, plain };
    const done: StaticFile = {
      ...rest,
      etag,
      plain,
      ...(file.brotli && {
        brotli: brotliCompressSync(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
        }) as Uint8Array<ArrayBuffer>,
      }),
      ...(file.gzip && { gzip: gzipSync(plain) as Uint8Array<ArrayBuffer> }),
    };
    pages ??= new Map();
    kept.set(origin, pages.set(path, done));
    return done;
  };
}
