import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { NOT_FOUND_PAGE } from "#contract/built-addresses.ts";
import { hashText } from "#core/random/random.ts";
import { contentSecurityPolicy, type PublicName, securityHeadersFor } from "./security.ts";
import { withWholeAddresses } from "./whole-addresses.ts";

/** Headers as Node writes them without looking at each: names and values by turns. */
type FlatHeaders = string[];

/** One form of a file, ready to be sent: its headers are made once, not for each request. */
interface Representation {
  readonly bytes: () => Uint8Array;
  readonly etag: string;
  readonly headers: FlatHeaders;
  /** Headers of the answer that the caller has it already. */
  readonly unchanged: FlatHeaders;
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
    /** In bytes, when it is not compressed. */
    readonly size: number;
    /** Whether compressed copies lie beside it. */
    readonly compressed?: boolean;
    readonly scripts?: readonly string[];
    readonly styles?: readonly string[];
    readonly completed?: boolean;
    /** What the page needs before anything else, as a Link header (RFC 8288). */
    readonly links?: string;
  };
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * The whole client build in memory, read once: what compresses in its compressed forms alone, which is a
 * third of its size. The few clients that know none of them have it unpacked, once for all of them.
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

/** Names of the forms as `Content-Encoding` tells them (RFC 9110 §8.4.1). */
const ENCODINGS = { plain: undefined, brotli: "br", gzip: "gzip" } as const;
type Form = keyof typeof ENCODINGS;
type Forms<T> = { readonly plain: T } & { readonly [form in Exclude<Form, "plain">]?: T };

/** What is kept of a file: itself, or its compressed forms. */
type Kept =
  | { readonly plain: Uint8Array }
  | { readonly brotli: Uint8Array; readonly gzip: Uint8Array };

/**
 * @param headers of every form
 * @param size of the plain one, in bytes
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

/** Bytes of unpacked files that are kept; the largest file has a tenth of it. */
const UNPACKED_MAX = 16_000_000;

/** Unpacks a file when it is first asked for without compression; the one longest kept makes way. */
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

/** Pages whose list follows the words in the address. */
const SEARCHED: ReadonlySet<string> = new Set(["blog/index.html", "hobbies/index.html"]);

/** `blog/index.html` answers at `/blog`. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/u, "")}`;
}

/** What is said of one answer with a page that was built. */
export interface BuiltAnswer {
  readonly bytes: Uint8Array;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface FileServer {
  /**
   * Answers a request when it asks for one of the files. @returns whether it did; the application
   * answers all others.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * The page for addresses that lead nowhere, for whoever sent these headers. There is none where home
   * is rendered for each visit.
   */
  notFound(asked: { readonly host?: string; readonly encoding?: string }): BuiltAnswer | undefined;
}

/**
 * Serves the files from memory, with headers of their own, the security headers among them. It stands
 * before the application, on Node's own request: the web `Request` and `Response` that an application
 * gets cost twice as much as sending a page (docs/performance.md).
 * @param count told of the status of each answer.
 */
export function createFileServer(
  files: StaticFiles,
  publicUrl: string | undefined,
  count: (status: number) => void,
): FileServer {
  const complete = createCompleter();
  const configured = publicUrl && new URL(publicUrl).origin;

  /** Undefined for who names no host that there could be: the application tells them so. */
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
      // It depends on nothing that a later visit could compare.
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

/** A host's name or address, and perhaps a port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu;

/** The address that somebody used who named this host, without TLS as this process sees it. */
const originOf = (host: string | undefined): string | undefined =>
  host !== undefined && HOST.test(host) ? `http://${host.toLowerCase()}` : undefined;

/** Hosts under which completed pages are kept; whoever makes up more gets them uncompressed. */
const HOSTS_KEPT = 4;

/** Completes the addresses in a file once for each address of this instance, when it is first asked for. */
function createCompleter() {
  const kept = new Map<string, Map<string, StaticFile>>();
  const unpack = createUnpacker();
  return (path: string, file: StaticFile, origin: string): StaticFile => {
    let pages = kept.get(origin);
    const known = pages?.get(path);
    if (known) return known;
    const text = Buffer.from(file.forms.plain.bytes()).toString("utf8");
    const plain = Buffer.from(withWholeAddresses(text, origin, {}));
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
