import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { ErrorBody } from "#contract/errors.ts";
import { failedHeading, failedTitle, mentionRequest } from "#core/words/error-pages.ts";
import { language } from "#core/words/language.ts";
import site from "#generated/site.json" with { type: "json" };
import type { HttpContext } from "./context.ts";

const STYLE = `
  :root{color-scheme:light dark;--paper:#fdfbf7;--ink:#23252e;--soft:#5d5f6b;--link:#a8401b}
  @media(prefers-color-scheme:dark){:root{--paper:#1c202b;--ink:#f1ece2;--soft:#b3b0ab;--link:#ffb38a}}
  body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
  main{max-width:36rem;margin:0 auto;padding:6rem 1rem;text-align:center}
  h1{font:600 2.2rem/1.2 Georgia,serif;margin:0 0 1rem} p{margin:0 0 1rem}
  a{color:var(--link);display:inline-block;padding:.6rem} .soft{color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}
`;

const hash = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether a person is waiting for this answer, who would rather not read JSON. */
export const wantsPage = ({ req }: HttpContext): boolean =>
  !req.path.startsWith("/api/") && (req.header("accept") ?? "").includes("text/html");

/**
 * An error page for when the app's own page could not be rendered: what happened, a link to go on,
 * and the request's id.
 */
export function errorPage(
  context: HttpContext,
  status: number,
  { error, requestId }: ErrorBody,
): Response | Promise<Response> {
  context.header("Content-Security-Policy", POLICY);
  context.status(status as 500);
  return context.html(html`<!doctype html>
<html lang="${language.lang}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${failedTitle} · ${site.name}</title><style>${raw(STYLE)}</style></head>
<body><main>
<h1>${status >= 500 ? failedHeading : "This did not work"}</h1>
<p>${error}</p>
<p><a href="/">Home</a></p>
${requestId ? html`<p class="soft">${mentionRequest(requestId)}</p>` : ""}
</main></body></html>`);
}
