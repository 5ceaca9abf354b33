import { connect } from "node:net";
import { expect, test } from "./fixtures.ts";

test("pages come compressed, with a policy, and are not sent again when nothing changed", {
  tag: "@gate",
}, async ({ request }) => {
  const page = await request.get("/generate", { headers: { "Accept-Encoding": "br" } });
  const headers = page.headers();
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  expect(headers["content-security-policy"]).not.toContain("script-src 'self' 'unsafe-inline'");
  const again = await request.get("/generate", {
    headers: { "Accept-Encoding": "br", "If-None-Match": headers.etag ?? "" },
  });
  expect(again.status()).toBe(304);
});

test("every form of a file has its length and, unpacked, the same text", { tag: "@gate" }, async ({
  request,
}) => {
  for (const path of ["/about", "/robots.txt", "/feed.xml", "/kids"]) {
    const texts: string[] = [];
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": encoding };
      const answer = await request.get(path, { headers });
      texts.push(await answer.text());
      const head = (await request.head(path, { headers })).headers();
      expect(head["content-length"]).toBe(answer.headers()["content-length"]);
      expect(head.etag).toBe(answer.headers().etag);
      if (encoding !== "identity") continue;
      expect(head["content-encoding"]).toBeUndefined();
      expect(head["content-length"]).toBe(String(Buffer.byteLength(texts.at(-1) ?? "")));
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toBe("");
  }
});

test("a page names its style sheet and its type ahead, and each of them is there", {
  tag: "@gate",
}, async ({ request }) => {
  const { link = "" } = (await request.get("/generate")).headers();
  const named = [...link.matchAll(/<([^>]+)>; rel=preload; as=(\w+)/gu)];
  expect(named.map(([, , as]) => as).sort()).toEqual(["font", "font", "style"]);
  for (const [, path = ""] of named) expect((await request.head(path)).status()).toBe(200);
});

test("a file is asked for by GET and HEAD only, and a host that cannot be is refused", {
  tag: "@gate",
}, async ({ request, server }) => {
  const head = await request.head("/about");
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect(Number(head.headers()["content-length"])).toBeGreaterThan(1_000);
  expect((await request.delete("/favicon.svg")).status()).toBe(405);
  const { port } = new URL(server.url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () =>
      socket.write('GET /about HTTP/1.1\r\nHost: a"b<c>\r\nConnection: close\r\n\r\n'),
    );
    let said = "";
    socket.on("data", (piece) => {
      said += piece.toString();
    });
    socket.on("close", () => resolve(said));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
});

test("built files may be kept for ever, and others are no files", { tag: "@gate" }, async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const script = /\/assets\/[\w.-]+\.js/u.exec(html)?.[0] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  for (const path of [
    "/../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/static-manifest.json",
  ]) {
    const response = await request.get(path);
    expect(await response.text()).not.toContain('"dependencies"');
    expect(response.status()).toBe(404);
  }
});

test("an address with a slash at its end leads to the one without", { tag: "@gate" }, async ({
  request,
}) => {
  const response = await request.get("/credits/", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, "/credits"]);
  const foreign = await request.get("/%2F%2Fevil.example/", { maxRedirects: 0 });
  expect(foreign.headers().location ?? "/").toMatch(/^\/(?!\/)/u);
});
