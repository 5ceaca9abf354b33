import { html, raw } from "hono/html";
import { language } from "#core/words/language.ts";
import site from "#generated/site.json" with { type: "json" };
import * as words from "./mailbox-words.ts";

/** A mail as the page shows it. */
interface ShownMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly created_at: number;
}

const STYLE = `
  :root{color-scheme:light dark;--paper:#fdfbf7;--sheet:#fff;--ink:#23252e;--soft:#5d5f6b;--rule:#e4ddcf;--link:#a8401b}
  @media(prefers-color-scheme:dark){:root{--paper:#1c202b;--sheet:#242937;--ink:#f1ece2;--soft:#b3b0ab;--rule:#3a4152;--link:#ffb38a}}
  *{box-sizing:border-box}
  body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
  main{max-width:46rem;margin:0 auto;padding:2.5rem 1rem 4rem}
  h1{font:600 1.9rem/1.2 Georgia,serif;margin:0 0 .5rem;overflow-wrap:anywhere}
  p{margin:0 0 1rem} .soft{color:var(--soft)}
  a{color:var(--link)} a:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:6px}
  ul{list-style:none;margin:1.5rem 0 0;padding:0;display:grid;gap:.75rem}
  li a{display:block;padding:1rem 1.25rem;border:1px solid var(--rule);border-radius:16px;background:var(--sheet);color:inherit;text-decoration:none;overflow-wrap:anywhere}
  li a:hover{border-color:var(--link)} li strong,li span{display:block} li span{color:var(--soft);font-size:.9rem}
  .mail{margin-top:1.5rem;border:1px solid var(--rule);border-radius:16px;background:var(--sheet);overflow:hidden}
  iframe{display:block;width:100%;height:36rem;border:0;background:transparent}
  pre{margin:0;padding:1.25rem;white-space:pre-wrap;overflow-wrap:anywhere;font:.95rem/1.6 ui-monospace,monospace}
  h2{font:600 1.2rem/1.3 Georgia,serif;margin:2rem 0 0}
`;

const shell = (title: string, body: unknown) => html`<!doctype html>
<html lang="${language.lang}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${body}</main></body></html>`;

const timeOf = (at: number) => {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
};

export function listPage(mails: readonly ShownMail[]) {
  return shell(
    words.listTitle(site.name),
    html`<h1>${words.title}</h1>
<p class="soft">${words.about}</p>
${
  mails.length === 0
    ? html`<p>${words.empty}</p>`
    : html`<ul>${mails.map(
        (mail) =>
          html`<li><a href="/mailbox/${mail.id}"><strong>${mail.subject}</strong><span>${words.to(mail.recipient)}${timeOf(mail.created_at)}</span></a></li>`,
      )}</ul>`
}`,
  );
}

export function mailPage(mail: ShownMail) {
  // The mail's own page runs no scripts and loads nothing; its links open in this window.
  const document = `<base target="_top">${mail.html}`;
  return shell(
    words.mailTitle(mail.subject),
    html`<p><a href="/mailbox">${words.allMails}</a></p>
<h1>${mail.subject}</h1>
<p class="soft">${words.to(mail.recipient)}${timeOf(mail.created_at)}</p>
<div class="mail"><iframe title="${words.theMail}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${document}"></iframe></div>
<h2>${words.asPlainText}</h2>
<div class="mail"><pre>${withLinks(mail.text)}</pre></div>`,
  );
}

/** The text with its addresses as links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/u)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
