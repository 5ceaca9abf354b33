import { gzipSync } from "node:zlib";
import type { Shot } from "./client.ts";
import { LIE_HOST } from "./hostile-values.ts";
import { JSON_TYPE, type Stage } from "./stage.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** What is wrong with how a body comes, not with what it says. */
export function* envelopes({ target, path, headers, body }: Stage): Generator<Shot> {
  if (!target.body) return;
  const text = JSON.stringify(body);
  const shot = (kind: string, more: Partial<Shot>): Shot => ({
    kind,
    method: target.method,
    path,
    body: text,
    ...more,
    headers: { ...headers, ...JSON_TYPE, ...more.headers },
  });
  const of = (type: string) => ({ headers: { "Content-Type": type } });
  // `{}` is all that these take, and they may be called without a body.
  const isEmpty = text === "{}";

  for (const broken of [
    "{",
    "}",
    text.slice(0, -1),
    `${text}}`,
    `${text}${text}`,
    "{'a':1}",
    "{a:1}",
    "undefined",
    "NaN",
    "\0",
    "// x\n{}",
    '{"a":1,}',
    "<a/>",
    "a=b&c=d",
    "[".repeat(5_000),
  ]) {
    yield shot("not JSON", { body: broken });
  }
  yield shot("not JSON", { body: "" });
  for (let at = 1; at < text.length; at += Math.ceil(text.length / 8)) {
    yield shot("truncated JSON", { body: text.slice(0, at) });
  }
  for (const other of ["null", "[]", "[{}]", '"text"', "1", "true", "1e999", `[${text}]`]) {
    yield shot("JSON of another type", { body: other });
  }
  yield shot("UTF-16", { body: Buffer.from(text, "utf16le") });
  yield shot("UTF-16", { body: Buffer.from(`\ufeff${text}`, "utf16le") });
  yield shot("compressed", {
    body: gzipSync(text),
    headers: { "Content-Encoding": "gzip" },
  });
  for (const type of [
    "text/plain",
    "text/plain;application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/jsonp",
    "application/json-patch+json",
    "text/json",
    "",
    "*/*",
    "x".repeat(4_000),
  ]) {
    yield shot("wrong content type", of(type));
  }
  if (!isEmpty || !target.isAuth) {
    const { "Content-Type": _, ...untyped } = { ...headers, ...JSON_TYPE };
    yield { ...shot("no content type", {}), headers: untyped };
  }
  const padded = text + " ".repeat(target.maxBytes + 1 - Buffer.byteLength(text));
  yield shot("too large", { body: padded, isLast: true });
  yield shot("too large", { body: padded, isLast: true, isChunked: true });
  yield shot("too large", { body: padded + padded, isLast: true, isChunked: true });
  yield* foreignSites(shot);
}

/** A browser says where a call comes from; what comes from elsewhere is not carried out. */
function* foreignSites(shot: (kind: string, more: Partial<Shot>) => Shot): Generator<Shot> {
  const from = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://127.0.0.1:1" },
    { Origin: "file://" },
    { Origin: "not an origin" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "SAME-ORIGIN " },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  ];
  for (const headers of from) yield shot("from another site", { headers });
}

/** Headers that must not change what is done: each is sent with a call that is right. */
export function* lyingHeaders({ target, path, headers, body }: Stage): Generator<Shot> {
  const right: Shot = {
    kind: "right",
    method: target.method,
    path,
    headers: { ...headers, ...(target.body && JSON_TYPE) },
    ...(target.body && { body: JSON.stringify(body) }),
    mayPass: true,
  };
  const withHeaders = (kind: string, more: Record<string, string | string[]>): Shot => ({
    ...right,
    kind,
    headers: { ...right.headers, ...more },
  });
  for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override", "_method"]) {
    yield withHeaders("method override", { [name]: SAFE.has(target.method) ? "DELETE" : "GET" });
  }
  for (const host of [
    LIE_HOST,
    `${LIE_HOST}:80`,
    `localhost.${LIE_HOST}`,
    `127.0.0.1@${LIE_HOST}`,
    `${LIE_HOST}/x`,
    `127.0.0.1:1,${LIE_HOST}`,
    `${LIE_HOST}#`,
    "[",
    "a b",
    "%00",
    "x".repeat(4_000),
  ]) {
    const { Origin: _, ...others } = right.headers ?? {};
    yield {
      ...right,
      kind: "lie about the host",
      isLast: true,
      headers: { ...others, Host: host },
    };
  }
  yield withHeaders("lie about the way", {
    "X-Forwarded-Host": LIE_HOST,
    "X-Forwarded-Proto": "https",
  });
  yield withHeaders("lie about the way", {
    Forwarded: `host=${LIE_HOST};proto=gopher;for="[::1]"`,
  });
  yield withHeaders("lie about the way", {
    "X-Original-URL": "/mailbox",
    "X-Rewrite-URL": "/mailbox",
    "X-Original-Host": LIE_HOST,
  });
  yield withHeaders("lie about the way", {
    "X-Forwarded-For": "' or 1=1 --, 127.0.0.1",
    "X-Real-IP": "\u00ff",
    "X-Sevenfold-Client": "::1",
  });
  yield withHeaders("lie about the way", {
    "X-Forwarded-Prefix": `//${LIE_HOST}`,
    Referer: `http://${LIE_HOST}/`,
    Via: "1.1 x",
  });
  yield withHeaders("strange headers", {
    Accept: "x".repeat(4_000),
    "Accept-Language": "\u00e9",
    "Accept-Encoding": "zstd, x;q=9",
  });
  yield withHeaders("strange headers", {
    Range: "bytes=0-,5-1",
    "If-None-Match": "*",
    "If-Modified-Since": "never",
    Expect: "100-continue",
  });
  yield withHeaders("strange headers", {
    Cookie: [String(right.headers?.Cookie ?? "a=b"), "a=%ff", "__proto__=x", "=", ";;;"].join("; "),
  });
  yield withHeaders("strange headers", {
    "User-Agent": `\u00ff${"x".repeat(4_000)}`,
    TE: "trailers",
    Upgrade: "h2c",
  });
}

const OTHER_METHODS = [
  "PUT",
  "PATCH",
  "DELETE",
  "POST",
  "GET",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "LOCK",
  "M-SEARCH",
  "PURGE",
  "HEAD",
];

/** The path with every method that is not declared for it. */
export function* otherMethods(stage: Stage, declared: ReadonlySet<string>): Generator<Shot> {
  for (const method of OTHER_METHODS) {
    if (declared.has(method)) continue;
    // HEAD is GET without its body.
    const mayPass = method === "HEAD" && declared.has("GET");
    yield { kind: "other method", method, path: stage.path, headers: stage.headers, mayPass };
    if (SAFE.has(method) || method === "TRACE") continue;
    yield {
      kind: "other method with a body",
      method,
      path: stage.path,
      headers: { ...stage.headers, ...JSON_TYPE },
      body: '{"__proto__":1}',
    };
  }
}
