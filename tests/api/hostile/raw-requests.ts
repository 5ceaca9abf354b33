/** A request as bytes, written by somebody who does not keep to HTTP. */
export interface RawRequest {
  readonly kind: string;
  /** One character a byte. */
  readonly bytes: string;
}

const LINES = "Host: 127.0.0.1\r\nConnection: close\r\n";

const get = (kind: string, target: string, more = LINES): RawRequest => ({
  kind,
  bytes: `GET ${target} HTTP/1.1\r\n${more}\r\n`,
});

/** Bytes that a client's library would not let into a path. */
const ODD_BYTES = [
  "\0",
  " ",
  "\t",
  "\r",
  "\n",
  "\x7f",
  "\x80\xff",
  "\xf0\x9f\xa7\xb6",
  '"<>{}|^`',
  "\x1b[31m",
];

/** The paths of all calls with a byte in them that does not belong there. */
export const oddPaths = (paths: readonly string[]): RawRequest[] =>
  paths.flatMap((path) =>
    ODD_BYTES.flatMap((odd) => [
      get("odd byte in a path", path + odd),
      get("odd byte in a path", path.replace("/api/", `/api/${odd}`)),
    ]),
  );

export const oddTargets = (): RawRequest[] =>
  [
    "",
    "*",
    "api",
    "?",
    "#",
    "/..",
    "/../../etc/passwd",
    "/api/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/api/..%2f..%2fetc%2fpasswd",
    "/api/.%00./x",
    "/api/%",
    "/api/%zz",
    "/api/%00",
    "//",
    "///",
    "//evil.example/",
    "//evil.example/%2f..",
    "/\\evil.example",
    "\\",
    "/api\\hobby-plans",
    "/;/api/hobby-plans",
    "/api;/hobby-plans",
    "/api/hobby-plans/;/share",
    "http://evil.example/api/sign-in-options",
    "http://evil.example",
    "https://127.0.0.1/api/sign-in-options",
    "http://169.254.169.254/latest/meta-data/",
    "http://localhost:1/",
    "gopher://127.0.0.1:1/",
    "file:///etc/passwd",
    "http://ada:secret@127.0.0.1/api/hobby-plans",
    "http://[::1/",
    "http:///api/hobby-plans",
    "evil.example:443",
    "javascript:alert(1)",
    `/api/${"a".repeat(10_000)}`,
    `/api/${"a/".repeat(5_000)}`,
    `/api/${"%41".repeat(3_000)}`,
    `/${"../".repeat(3_000)}`,
    `/api/${"a".repeat(40_000)}`,
    `/api/sign-in-options?${"a=b&".repeat(3_000)}`,
    `/api/sign-in-options?${"a".repeat(40_000)}`,
  ].map((target) => get("odd address", target));

export const oddLines = (): RawRequest[] =>
  [
    "GET\r\n\r\n",
    "GET /\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1 x\r\n\r\n",
    "GET / HTTP/-1\r\n\r\n",
    "get /api/sign-in-options HTTP/1.1\r\n\r\n",
    `G\0T / HTTP/1.1\r\n${LINES}\r\n`,
    `XYZZY / HTTP/1.1\r\n${LINES}\r\n`,
    `${"A".repeat(20_000)} / HTTP/1.1\r\n\r\n`,
    `TRACE /api/sign-in-options HTTP/1.1\r\n${LINES}\r\n`,
    `CONNECT evil.example:443 HTTP/1.1\r\n${LINES}\r\n`,
    `CONNECT /api/sign-in-options HTTP/1.1\r\n${LINES}\r\n`,
    `TRACK /api/sign-in-options HTTP/1.1\r\n${LINES}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${LINES}\r\n`,
    `SOURCE / HTTP/1.1\r\n${LINES}\r\n`,
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "SSH-2.0-x\r\n",
    "\r\n\r\n\r\n",
    "\0".repeat(10_000),
    "\xff".repeat(10_000),
    "GET / HTTP/1.1\nHost: x\n\n",
    "GET /api/sign-in-options HTTP/1.0\r\n\r\n",
    "GET /api/sign-in-options\r\n",
  ].map((bytes) => ({ kind: "odd request line", bytes }));

export const oddHeaders = (): RawRequest[] =>
  [
    "",
    "Host:\r\n",
    "Host: a\r\nHost: b\r\n",
    "Host: evil.example\r\n",
    "Host: \xff\xfe\r\n",
    "Host: a b\r\n",
    "Host: 127.0.0.1:99999\r\n",
    "Host: [::1\r\n",
    "Host: 127.0.0.1\r\nX\x80Y: 1\r\n",
    "Host: 127.0.0.1\r\nX Y: 1\r\n",
    "Host: 127.0.0.1\r\nX-Y : 1\r\n",
    "Host: 127.0.0.1\r\n: 1\r\n",
    "Host: 127.0.0.1\r\nX\r\n",
    "Host: 127.0.0.1\r\nX: a\r\n folded\r\n",
    "Host: 127.0.0.1\r\nX: a\0b\r\n",
    "Host: 127.0.0.1\r\nX: a\rb\r\n",
    "Host: 127.0.0.1\r\nX: a\nY: b\r\n",
    "Host: 127.0.0.1\r\n__proto__: x\r\nconstructor: y\r\n",
    `Host: 127.0.0.1\r\n${Array.from({ length: 200 }, (_, index) => `X-${index}: ${index}\r\n`).join("")}`,
    `Host: 127.0.0.1\r\n${Array.from({ length: 5_000 }, (_, index) => `X-${index}: ${index}\r\n`).join("")}`,
    `Host: 127.0.0.1\r\n${"Cookie: a=b\r\n".repeat(200)}`,
    `Host: 127.0.0.1\r\nX: ${"a".repeat(100_000)}\r\n`,
    `Host: 127.0.0.1\r\n${"X".repeat(20_000)}: 1\r\n`,
    `Host: 127.0.0.1\r\nCookie: ${"a=b;".repeat(3_000)}\r\n`,
    "Host: 127.0.0.1\r\nAuthorization: \xff\x80\r\nCookie: \xff=\x80\r\n",
    "Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n",
    "Host: 127.0.0.1\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAAA\r\n",
    "Host: 127.0.0.1\r\nExpect: 200-maybe\r\n",
    "Host: 127.0.0.1\r\nConnection: close, Host, X-Request-Id\r\n",
  ].flatMap((more) => [
    get("odd header", "/api/sign-in-options", more),
    get("odd header", "/api/hobby-plans", more),
  ]);

/**
 * Requests whose end can be seen in two ways. What stands behind the end that a careless reader sees is
 * `hidden`, a request of its own that must not be carried out.
 */
export function smuggled(path: string, body: string, hidden: string): RawRequest[] {
  const post = (lines: string, rest: string) => ({
    kind: "smuggled request",
    bytes: `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${lines}\r\n${rest}`,
  });
  const length = body.length;
  const chunk = `${length.toString(16)}\r\n${body}\r\n`;
  const end = "0\r\n\r\n";
  const both = length + hidden.length;
  return [
    post(`Content-Length: ${length}\r\nContent-Length: ${both}\r\n`, body + hidden),
    post(`Content-Length: ${both}\r\nContent-Length: ${length}\r\n`, body + hidden),
    post(`Content-Length: ${length}, ${both}\r\n`, body + hidden),
    post(`Content-Length: ${both}\r\nTransfer-Encoding: chunked\r\n`, chunk + end + hidden),
    post(`Transfer-Encoding: chunked\r\nContent-Length: ${length}\r\n`, chunk + end + hidden),
    post(`Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`, chunk + end + hidden),
    post(`Transfer-Encoding: xchunked\r\n`, chunk + end + hidden),
    post(`Transfer-Encoding: chunked, identity\r\n`, chunk + end + hidden),
    post(`Transfer-Encoding : chunked\r\nContent-Length: ${length}\r\n`, body + hidden),
    post(`X: y\nTransfer-Encoding: chunked\r\nContent-Length: ${both}\r\n`, chunk + end + hidden),
    post(`Content-Length: -${length}\r\n`, body + hidden),
    post(`Content-Length: +${length}\r\n`, body + hidden),
    post(`Content-Length: 0x${length.toString(16)}\r\n`, body + hidden),
    post(`Content-Length: ${length}.0\r\n`, body + hidden),
    post(`Content-Length: 99999999999999999999\r\n`, body + hidden),
    post(`Content-Length: ${both}\r\n`, body + hidden),
    post(`Transfer-Encoding: chunked\r\n`, `${length.toString(16)} \r\n${body}\r\n${end}${hidden}`),
    post(
      `Transfer-Encoding: chunked\r\n`,
      `0x${length.toString(16)}\r\n${body}\r\n${end}${hidden}`,
    ),
    post(`Transfer-Encoding: chunked\r\n`, `-1\r\n${body}\r\n${end}${hidden}`),
    post(`Transfer-Encoding: chunked\r\n`, `ffffffffffffffffff\r\n${body}\r\n${end}${hidden}`),
    post(
      `Transfer-Encoding: chunked\r\n`,
      `${length.toString(16)};${"x".repeat(20_000)}\r\n${body}\r\n${end}${hidden}`,
    ),
    post(`Transfer-Encoding: chunked\r\n`, `${length.toString(16)}\n${body}\n0\n\n${hidden}`),
    post(
      `Transfer-Encoding: chunked\r\n`,
      `${(length - 1).toString(16)}\r\n${body}\r\n${end}${hidden}`,
    ),
  ];
}

/** Bodies that end too soon or never. */
export const unfinished = (path: string, body: string): RawRequest[] =>
  [
    `Content-Length: ${body.length + 100}\r\n\r\n${body}`,
    `Content-Length: ${body.length + 1}\r\n\r\n${body}`,
    `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}`,
    `Transfer-Encoding: chunked\r\n\r\nff`,
    `Content-Length: 10`,
    `Content-Length: 10\r\n`,
  ].map((rest) => ({
    kind: "unfinished request",
    bytes: `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${rest}`,
  }));
