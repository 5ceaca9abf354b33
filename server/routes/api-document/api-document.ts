import type { Hono } from "hono";
import { html } from "hono/html";
import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import { describeLimits, ENDPOINTS, openApiDocument } from "#contract/openapi.ts";
import { language } from "#core/words/language.ts";
import site from "#generated/site.json" with { type: "json" };
import type { HttpEnvironment } from "../../http/context.ts";

const VERSION = "1";

/** `/api/openapi.json` for machines and `/api/docs` for people. */
export function apiDocumentRoutes(app: Hono<HttpEnvironment>): void {
  const document = openApiDocument(site.name, VERSION);
  app.get("/api/openapi.json", (context) => context.json(document));
  app.get("/api/docs", (context) => {
    context.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return context.html(page(document));
  });
}

type Document = ReturnType<typeof openApiDocument>;

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const STYLE = `
  body{font:17px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#23252e;background:#fdfbf7}
  pre{background:#f2eee6;padding:1rem;border-radius:12px;overflow:auto;font-size:.85rem;line-height:1.45}
  code{font-size:.95em} td code{overflow-wrap:anywhere} h2{margin-top:3rem;overflow-wrap:anywhere} summary{cursor:pointer;font-weight:600}
  table{border-collapse:collapse;width:100%} td,th{text-align:start;vertical-align:top;padding-block:.4rem;padding-inline-end:.8rem;border-bottom:1px solid #ddd6c8}
  @media(prefers-color-scheme:dark){body{color:#f1ece2;background:#1c202b}pre{background:#151923}a{color:#ffb38a}td,th{border-color:#3a4152}}
`;

const ACCESS_WORDS = {
  anyone: "",
  visitor: "A member is recognized by the session cookie. ",
  member: "Needs a session. ",
  token: "Needs an access token. ",
} as const;

function page(document: Document) {
  return html`<!doctype html>
<html lang="${language.lang}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${document.info.title}</h1>
<p>Every call takes and answers JSON. The same as a document for machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${ENDPOINTS.map((endpoint) => {
  const operation = (document.paths[endpoint.path] as Record<string, Record<string, unknown>>)[
    endpoint.method.toLowerCase()
  ] as {
    requestBody?: { content: Record<string, { schema: unknown }> };
    responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
  };
  return html`<section>
  <h2><code>${endpoint.method} ${endpoint.path}</code></h2>
  <p><strong>${endpoint.summary}.</strong> ${endpoint.description ?? ""}</p>
  <p>${ACCESS_WORDS[endpoint.access]}${describeLimits(endpoint).join(" ")} At most ${endpoint.maxBytes ?? 16_384} bytes.</p>
  <details><summary>Body</summary><pre tabindex="0">${pretty(operation.requestBody?.content["application/json"]?.schema)}</pre></details>
  <details><summary>Answer</summary><pre tabindex="0">${pretty(operation.responses["200"]?.content?.["application/json"]?.schema)}</pre></details>
  <table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>
  ${endpoint.errors.map((code) => html`<tr><td><code>${code}</code></td><td>${ALL_ERRORS[code].status}</td><td>${ALL_ERRORS[code].message}</td></tr>`)}
  </tbody></table></section>`;
})}
</main></body></html>`;
}
