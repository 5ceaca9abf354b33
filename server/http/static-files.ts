import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { NOT_FOUND_PAGE } from "#contract/built-addresses.ts";
import { hashText } from "#core/random/random.ts";
import { withAbsoluteAddresses } from "./absolute-addresses.ts";
import {
  contentSecurityPolicy,
  type PublicName,
  permissionsPolicy,
  securityHeadersFor,
} from "./security.ts";

/** Headers in the form that Node writes without further checks: alternating names and values. */
type FlatHeaders = string[];

/** One representation of a file, ready to be sent: its headers are built once, not per request. */
interface Representation {
  readonly bytes: () => Uint8Array;
  readonly etag: string;
  readonly headers: FlatHeaders;
  /** Headers of the answer "304 Not Modified". */
  readonly unchanged: FlatHeaders;
}

interface StaticFile {
  readonly etag: string;
  /** Headers of every representation. */
  readonly headers: Readonly<Record<string, string>>;
  readonly forms: Forms<Representation>;
  /** Whether addresses in it are filled in when it is served. */
  readonly completed: boolean;
  /** Whether the application answers instead when the address has a query: a search. */
  readonly searched: boolean;
}

/** The client build. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * What the build recorded about a file: `static-manifest.json`, made by scripts/finish-build.ts.
 */
export interface StaticManifest {
  readonly [path: string]: {
    readonly etag: string;
    /** Uncompressed, in bytes. */
    readonly size: number;
    /** Whether there are compressed copies beside it. */
    readonly compressed?: boolean;
    readonly scripts?: readonly string[];
    readonly styles?: readonly string[];
    readonly completed?: boolean;
    /** What the page needs first, as a Link header (RFC 8288). */
    readonly links?: string;
  };
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Reads the whole client build into memory. Compressible files are kept only in compressed form, a
 * third of the size. For the few clients that support no compression they are decompressed once.
 */
export function loadStaticFiles(
  folder: string,
  manifest: StaticManifest,
  publicName: PublicName,
): StaticFiles {
  const files = new Map<string, StaticFile>();
  const unpack = createUnpacker();
  const security = securityHeadersFor(publicName);
  for (const [name, built] of Object.entries(manifest)) {
    const { etag, size, scripts, styles, links, completed = false } = built;
    const path = join(folder, name);
    const headers = {
      ...security,
      "Content-Type": getMimeType(name) ?? "application/octet-stream",
      "Cache-Control": name.startsWith("assets/") ? IMMUTABLE : REVALIDATE,
      Vary: "Accept-Encoding",
      ...(name.endsWith(".html") && {
        "Permissions-Policy": permissionsPolicy(addressOf(name)),
        "Content-Security-Policy": contentSecurityPolicy(scripts ?? [], styles),
      }),
      ...(links && { Link: links }),
    };
    files.set(addressOf(name), {
      etag,
      headers,
      completed,
      searched: SEARCHED.has(name),
      forms: represent(
        headers,
        etag,
        size,
        unpack,
        built.compressed
          ? { brotli: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
          : { plain: readFileSync(path) },
      ),
    });
  }
  return files;
}

/** The encodings by their names in `Content-Encoding` (RFC 9110 §8.4.1). */
const ENCODINGS = { plain: undefined, brotli: "br", gzip: "gzip" } as const;
type Form = keyof typeof ENCODINGS;
type Forms<T> = { readonly plain: T } & { readonly [form in Exclude<Form, "plain">]?: T };

/** What is kept of a file: itself, or its compressed copies. */
type Kept =
  | { readonly plain: Uint8Array }
  | { readonly brotli: Uint8Array; readonly gzip: Uint8Array };

/**
 * @param headers of every representation
 * @param size uncompressed, in bytes
 */
function represent(
  headers: Readonly<Record<string, string>>,
  fileEtag: string,
  size: number,
  unpack: Unpacker,
  kept: Kept,
): Forms<Representation> {
  const made = (form: Form, length: number, bytes: () => Uint8Array): Representation => {
    const encoding = ENCODINGS[form];
    const etag = encoding ? `"${fileEtag}-${encoding}"` : `"${fileEtag}"`;
    const unchanged = { ...headers, ETag: etag };
    return {
      bytes,
      etag,
      unchanged: flat(unchanged),
      headers: flat({
        ...unchanged,
        ...(encoding && { "Content-Encoding": encoding }),
        "Content-Length": String(length),
      }),
    };
  };
  if ("plain" in kept) return { plain: made("plain", size, () => kept.plain) };
  const { brotli, gzip } = kept;
  return {
    plain: made("plain", size, () => unpack(brotli)),
    brotli: made("brotli", brotli.byteLength, () => brotli),
    gzip: made("gzip", gzip.byteLength, () => gzip),
  };
}

type Unpacker = (brotli: Uint8Array) => Uint8Array;

/** Bytes of decompressed files that are cached; the largest file takes a tenth of it. */
const UNPACKED_MAX = 16_000_000;

/**
 * Decompresses a file when it is first requested without compression; the oldest cached one is
 * evicted.
 */
function createUnpacker(): Unpacker {
  const kept = new Map<Uint8Array, Uint8Array>();
  let size = 0;
  return (brotli) => {
    const known = kept.get(brotli);
    if (known) return known;
    const plain = brotliDecompressSync(brotli);
    kept.set(brotli, plain);
    size += plain.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (size <= UNPACKED_MAX) break;
      kept.delete(oldest);
      size -= byteLength;
    }
    return plain;
  };
}

const flat = (headers: Readonly<Record<string, string>>): FlatHeaders =>
  Object.entries(headers).flat();

/** Pages whose list depends on the address's query. */
const SEARCHED: ReadonlySet<string> = new Set(["blog/index.html", "hobbies/index.html"]);

/** `blog/index.html` is served at `/blog`. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/u, "")}`;
}

/** What varies between the answers with a built page. */
export interface BuiltAnswer {
  readonly bytes: Uint8Array;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface FileServer {
  /**
   * Answers a request for one of the files. @returns whether it did; the application answers all
   * others.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * The "not found" page for a request with these headers. There is none where the home page is
   * rendered for each visit.
   */
  notFound(asked: { readonly host?: string; readonly encoding?: string }): BuiltAnswer | undefined;
}

/**
 * Serves the files from memory with their own headers, including the security headers. It works on
 * Node's request, ahead of the application, because the web `Request` and `Response` objects that
 * an application needs cost twice as much as sending a page (docs/performance.md).
 * @param count receives the status of each answer.
 */
export function createFileServer(
  files: StaticFiles,
  publicUrl: string | undefined,
  count: (status: number) => void,
): FileServer {
  const complete = createCompleter();
  const configured = publicUrl && new URL(publicUrl).origin;

  /** Undefined when the request names an impossible host: the application answers that. */
  const formFor = (
    path: string,
    built: StaticFile,
    host: string | undefined,
    accepted: string,
  ): Representation | undefined => {
    const origin = built.completed ? (configured ?? originOf(host)) : "";
    if (origin === undefined) return undefined;
    const { forms } = built.completed ? complete(path, built, origin) : built;
    return (
      (/\bbr\b/u.test(accepted) && forms.brotli) ||
      (/\bgzip\b/u.test(accepted) && forms.gzip) ||
      forms.plain
    );
  };

  const serve: FileServer["serve"] = ({ method, url = "", headers: asked }, response) => {
    const isHead = method === "HEAD";
    if (method !== "GET" && !isHead) return false;
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    const built = path === NOT_FOUND_PAGE ? undefined : files.get(path);
    if (!built || (built.searched && query >= 0)) return false;
    const form = formFor(path, built, asked.host, String(asked["accept-encoding"] ?? ""));
    if (!form) return false;
    const { bytes, etag, headers, unchanged } = form;
    if (asked["if-none-match"]?.includes(etag)) {
      count(304);
      response.writeHead(304, unchanged).end();
    } else {
      count(200);
      response.writeHead(200, headers).end(isHead ? undefined : bytes());
    }
    return true;
  };

  return {
    serve,
    notFound({ host, encoding = "" }) {
      const built = files.get(NOT_FOUND_PAGE);
      const form = built && formFor(NOT_FOUND_PAGE, built, host, encoding);
      if (!form) return undefined;
      // It depends on nothing that a later visit could revalidate.
      const headers = pairs(form.headers).filter(([name]) => !UNCACHED.has(name));
      return { bytes: form.bytes(), headers: [...headers, ["Cache-Control", "no-store"]] };
    },
  };
}

const UNCACHED: ReadonlySet<string> = new Set(["ETag", "Cache-Control"]);

const pairs = (headers: FlatHeaders): [name: string, value: string][] =>
  Array.from({ length: headers.length / 2 }, (_, at) => [
    headers[2 * at] ?? "",
    headers[2 * at + 1] ?? "",
  ]);

/** A host name or address, with an optional port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu;

/** The address that a request with this host used, without TLS, as this process sees it. */
const originOf = (host: string | undefined): string | undefined =>
  host !== undefined && HOST.test(host) ? `http://${host.toLowerCase()}` : undefined;

/** Hosts for which completed pages are cached; further ones are served uncompressed. */
const HOSTS_KEPT = 4;

/**
 * Fills in the addresses of a file once per address of this instance, when it is first requested.
 */
function createCompleter() {
  const kept = new Map<string, Map<string, StaticFile>>();
  const unpack = createUnpacker();
  return (path: string, file: StaticFile, origin: string): StaticFile => {
    let pages = kept.get(origin);
    const known = pages?.get(path);
    if (known) return known;
    const text = Buffer.from(file.forms.plain.bytes()).toString("utf8");
    const plain = Buffer.from(withAbsoluteAddresses(text, origin, {}));
    const etag = `${file.etag}-${hashText(origin).toString(36)}`;
    const isKept = pages !== undefined || kept.size < HOSTS_KEPT;
    const done: StaticFile = {
      ...file,
      etag,
      forms: represent(
        file.headers,
        etag,
        plain.byteLength,
        unpack,
        isKept && file.forms.brotli
          ? {
              brotli: brotliCompressSync(plain, {
                params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
              }),
              gzip: gzipSync(plain),
            }
          : { plain },
      ),
    };
    if (!isKept) return done;
    pages ??= new Map();
    kept.set(origin, pages.set(path, done));
    return done;
  };
}
