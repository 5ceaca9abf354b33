import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { hashText } from "#core/random/random.ts";
import type { HttpEnvironment } from "./context.ts";
import { contentSecurityPolicy, securityHeadersFor } from "./security.ts";
import { withWholeAddresses } from "./whole-addresses.ts";

/** One form of a file, ready to be sent: its headers are made once, not for each request. */
interface Representation {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of the answer that the caller has it already. */
  readonly unchanged: Readonly<Record<string, string>>;
}

interface StaticFile {
  readonly etag: string;
  /** Those of every form. */
  readonly headers: Readonly<Record<string, string>>;
  readonly forms: Forms<Representation>;
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
export function loadStaticFiles(
  folder: string,
  manifest: StaticManifest,
  publicUrl: string | undefined,
): StaticFiles {
  const files = new Map<string, StaticFile>();
  const security = securityHeadersFor(publicUrl);
  const read = (path: string) => readFileSync(path) as Uint8Array<ArrayBuffer>;
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  for (const [name, { etag, scripts, styles, completed = false }] of Object.entries(manifest)) {
    const path = join(folder, name);
    const headers = {
      ...security,
      "Content-Type": getMimeType(name) ?? "application/octet-stream",
      "Cache-Control": name.startsWith("assets/") ? IMMUTABLE : REVALIDATE,
      Vary: "Accept-Encoding",
      ...(name.endsWith(".html") && {
        "Content-Security-Policy": contentSecurityPolicy(scripts ?? [], styles),
      }),
    };
    files.set(addressOf(name), {
      etag,
      headers,
      completed,
      searched: SEARCHED.has(name),
      forms: represent(headers, etag, {
        plain: read(path),
        ...(names.has(`${name}.br`) && { brotli: read(`${path}.br`) }),
        ...(names.has(`${name}.gz`) && { gzip: read(`${path}.gz`) }),
      }),
    });
  }
  return files;
}

/** Names of the forms as `Content-Encoding` tells them (RFC 9110 §8.4.1). */
const ENCODINGS = { plain: undefined, brotli: "br", gzip: "gzip" } as const;
type Form = keyof typeof ENCODINGS;
type Forms<T> = { readonly plain: T } & { readonly [form in Exclude<Form, "plain">]?: T };

/** @param headers of every form */
function represent(
  headers: Readonly<Record<string, string>>,
  fileEtag: string,
  forms: Forms<Uint8Array<ArrayBuffer>>,
): Forms<Representation> {
  const made = (form: Form, bytes: Uint8Array<ArrayBuffer>): Representation => {
    const encoding = ENCODINGS[form];
    const etag = encoding ? `"${fileEtag}-${encoding}"` : `"${fileEtag}"`;
    const unchanged = { ...headers, ETag: etag };
    return {
      bytes,
      etag,
      unchanged,
      headers: {
        ...unchanged,
        ...(encoding && { "Content-Encoding": encoding }),
        "Content-Length": String(bytes.byteLength),
      },
    };
  };
  return {
    plain: made("plain", forms.plain),
    ...(forms.brotli && { brotli: made("brotli", forms.brotli) }),
    ...(forms.gzip && { gzip: made("gzip", forms.gzip) }),
  };
}

/** Pages whose list follows the words in the address. */
const SEARCHED: ReadonlySet<string> = new Set(["blog/index.html", "hobbies/index.html"]);

/** `blog/index.html` answers at `/blog`. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/u, "")}`;
}

/**
 * Serves the files from memory; what is not among them goes on to the next handler. It stands before all
 * others and answers with headers of its own, the security headers among them.
 * @param count told of the status of each answer.
 */
export function staticFiles(
  files: StaticFiles,
  publicUrl: string | undefined,
  count: (status: number) => void,
): MiddlewareHandler<HttpEnvironment> {
  const complete = createCompleter(publicUrl);
  return async ({ req }, next) => {
    const { method, path } = req;
    const built = method === "GET" || method === "HEAD" ? files.get(path) : undefined;
    if (!built || (built.searched && req.url.includes("?"))) return next();
    const { forms } = built.completed ? complete(path, built, req.url) : built;
    const accepted = req.header("accept-encoding") ?? "";
    const { bytes, etag, headers, unchanged } =
      (/\bbr\b/u.test(accepted) && forms.brotli) ||
      (/\bgzip\b/u.test(accepted) && forms.gzip) ||
      forms.plain;
    if (req.header("if-none-match")?.includes(etag)) {
      count(304);
      return new Response(null, { status: 304, headers: unchanged });
    }
    count(200);
    return new Response(method === "HEAD" ? null : bytes, { headers });
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
    const text = Buffer.from(file.forms.plain.bytes).toString("utf8");
    const plain = Buffer.from(withWholeAddresses(text, origin, {})) as Uint8Array<ArrayBuffer>;
    const etag = `${file.etag}-${hashText(origin).toString(36)}`;
    const isKept = pages !== undefined || kept.size < HOSTS_KEPT;
    const { brotli, gzip } = isKept ? file.forms : {};
    const done: StaticFile = {
      ...file,
      etag,
      forms: represent(file.headers, etag, {
        plain,
        ...(brotli && {
          brotli: brotliCompressSync(plain, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
          }) as Uint8Array<ArrayBuffer>,
        }),
        ...(gzip && { gzip: gzipSync(plain) as Uint8Array<ArrayBuffer> }),
      }),
    };
    if (!isKept) return done;
    pages ??= new Map();
    kept.set(origin, pages.set(path, done));
    return done;
  };
}
