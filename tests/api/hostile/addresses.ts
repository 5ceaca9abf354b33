import type { Shot } from "./client.ts";
import { JSON_TYPE, type Stage } from "./stage.ts";
import type { Victim } from "./world.ts";

/** Texts for a part of a path, as they stand in the request line. */
const PARTS = [
  "..",
  ".",
  "%2e%2e",
  "%2e%2e%2f",
  "..%2f..%2f",
  "%2e%2e%5c",
  "%00",
  "a%00b",
  "%",
  "%zz",
  "%c0%af",
  "%ff",
  "%E0%A4%A",
  "%ed%a0%80",
  "%F0%9F%A7%B6",
  "%E2%80%AE",
  "%E2%80%8B",
  "%u0041",
  "\u00e9",
  "\u00ff",
  "\\",
  "..\\",
  "%5c",
  ";",
  "x;y=z",
  "x;jsessionid=1",
  ":id",
  "{id}",
  "*",
  "**",
  "0",
  "-1",
  "1e999",
  "null",
  "undefined",
  "true",
  "NaN",
  "[object%20Object]",
  "__proto__",
  "constructor",
  "toString",
  "%27%20or%201=1%20--",
  "%3Cscript%3E",
  "%0d%0aX-Injected:%201",
  "x%0aSet-Cookie:%20a=b",
  "%7B%7B7*7%7D%7D",
  "file:%2f%2f%2fetc%2fpasswd",
  "http:%2f%2f169.254.169.254%2f",
  "00000000-0000-0000-0000-000000000000",
  "%20",
  "%09",
  "+",
  "%2B",
  "~",
  "@",
  "$",
  "a".repeat(200),
  "a".repeat(10_000),
  "%61".repeat(3_000),
  "%F0%9F%A7%B6".repeat(800),
  "a/b",
  "%2f",
  "/",
];

/** The call's path with every part of it in turn replaced, and the path itself written otherwise. */
export function* strangePaths(stage: Stage, victim: Victim): Generator<Shot> {
  const { target, headers, path, body } = stage;
  const shot = (kind: string, at: string): Shot => ({
    kind,
    at: at.slice(0, 40),
    method: target.method,
    path: at,
    headers: { ...headers, ...(target.body && JSON_TYPE) },
    ...(target.body && { body: JSON.stringify(body) }),
  });
  const template = target.path.split("/");
  const filled = path.split("/");
  const ids = [
    victim.userId,
    victim.shareToken,
    victim.sessionToken,
    victim.planId,
    stage.member.token,
    "guest",
  ];
  for (const [index, name] of template.entries()) {
    if (!name.startsWith("{")) continue;
    for (const text of [...PARTS, ...ids.map(encodeURIComponent)]) {
      yield shot(
        ids.includes(decoded(text)) ? "id of another" : "strange part of a path",
        filled.with(index, text).join("/"),
      );
    }
  }
  // Written otherwise a path may be the same one: nobody is named and nothing sent, so nothing is done.
  const { method } = target;
  const needsNothing = Object.keys(target.body?.properties ?? {}).length === 0;
  const mayPass = target.access === "anyone" && needsNothing;
  const kind = "path written otherwise";
  const plain = { kind, method, headers: {}, mayPass, isElsewhere: true };
  for (const other of [
    path.replace("/api/", "//api/"),
    path.replace("/api/", "/api//"),
    path.replace("/api/", "/x/../api/"),
    path.replace("/api/", "/api/./"),
    path.replace("/api/", "/API/"),
    path.replace("/api/", "/api%2f"),
    path.replace("/api/", "/%61pi/"),
    path.replace("/api/", "\\api\\"),
    `${path}%00`,
    `${path}%2e%2e`,
    `${path}/..%2f`,
    `${path};x=y`,
    `${path}.json`,
    `${path}%20`,
    `${path}\\`,
  ]) {
    yield { ...plain, path: other };
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const QUERY_TEXTS = [
  "",
  "%00",
  "a%00b",
  "%",
  "%ff",
  "%ed%a0%80",
  "%F0%9F%A7%B6",
  "%27%20or%201=1%20--",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "%0d%0aX-Injected:%201",
  "%E2%80%AEtxt",
  "__proto__",
  "null",
  "[]",
  "..%2f..%2fetc%2fpasswd",
  "file:///etc/passwd",
  "http://169.254.169.254/",
  "gopher://127.0.0.1/",
  "//evil.example",
  "/%5Cevil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/%2f/evil.example",
  "/%09/evil.example",
  "%5C%5Cevil.example",
  "/plan",
  "a".repeat(2_001),
  "a".repeat(8_000),
  "eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.",
];

/** The call with a strange query, its body left out. */
export function* strangeQueries(stage: Stage, listener: string): Generator<Shot> {
  const { target, headers, path } = stage;
  if (target.method !== "GET") return;
  const shot = (at: string): Shot => ({
    kind: "strange query",
    at: at.slice(0, 60),
    method: target.method,
    path: `${path}?${at}`,
    headers,
    mayPass: true,
  });
  for (const name of target.query) {
    for (const text of [...QUERY_TEXTS, listener, listener.slice("http:".length)]) {
      yield shot(`${name}=${text}`);
    }
    yield shot(`${name}=a&${name}=b`);
    yield shot(`${name}[]=a&${name}[$ne]=b&${name}.x=c`);
  }
  for (const text of [
    "?",
    "&&&",
    "=",
    "=&=",
    "%00=1",
    "__proto__[polluted]=1",
    "__proto__.polluted=1",
    "constructor[prototype][polluted]=1",
    "%ff=%ff",
    `${"a=1&".repeat(1_500)}b`,
    "#fragment",
  ]) {
    yield shot(text);
  }
}
