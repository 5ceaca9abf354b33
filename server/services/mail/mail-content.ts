import { BEAD_COLORS } from "#core/theme/bead-colors.ts";
import { language } from "#core/words/language.ts";
import { type Html, html } from "./html.ts";
import { recipientName } from "./recipient-name.ts";
import * as words from "./words.ts";
import { wrap } from "./wrap.ts";

/** What every mail says about the product; from `generated/site.json`. */
export interface MailSite {
  readonly name: string;
  readonly contactEmail: string;
}

/** A label with an address to open. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A mail before it is rendered as text or HTML. */
export interface MailContent {
  readonly title: string;
  /** The name for the greeting, as the recipient entered it. */
  readonly name: string;
  readonly opening: readonly string[];
  /** The one thing to do, shown as a button. */
  readonly action?: MailLink;
  readonly closing: readonly (string | MailLink)[];
}

const greeting = ({ name }: MailContent): string => {
  const called = recipientName(name);
  return called === undefined ? words.hello : words.helloTo(called);
};

const footer = ({ contactEmail }: MailSite): string => words.questions(contactEmail);

/** Renders plain text, wrapped between words; addresses have lines of their own. */
export function renderMailText(content: MailContent, site: MailSite): string {
  const link = ({ label, url }: MailLink) => `${wrap(`${label}:`)}\n${url}`;
  return `${[
    greeting(content),
    ...content.opening.map((paragraph) => wrap(paragraph)),
    ...(content.action ? [link(content.action)] : []),
    ...content.closing.map((part) => (typeof part === "string" ? wrap(part) : link(part))),
    `-- \n${site.name}\n${wrap(footer(site))}`,
  ].join("\n\n")}\n`;
}

const SANS = "Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

// Inline styles are the light theme; mail programs with a dark theme read this.
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}`;

const paragraph = (content: Html): Html =>
  html`<p class="ink" style="margin:0 0 16px;color:#1b1f29">${content}</p>
`;

const address = (url: string): Html =>
  html`<a class="link" href="${url}" style="color:#89322a;word-break:break-word">${url}</a>`;

const button = ({ label, url }: MailLink): Html =>
  html`<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">${label}</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">${words.buttonFails}<br>${address(url)}</p>
`;

const closingPart = (part: string | MailLink): Html =>
  paragraph(
    typeof part === "string" ? html`${part}` : html`${part.label}:<br>${address(part.url)}`,
  );

/** Renders one column without tables, images or anything to load; every text is escaped. */
export function renderMailHtml(content: MailContent, site: MailSite): string {
  const beads = BEAD_COLORS.map((color) => html`<span style="color:${color}">&#9679;</span>`);
  return html`<!doctype html>
<html lang="${language.lang}" dir="${language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${content.title}</title>
<style>${{ markup: DARK }}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 ${{ markup: SANS }}">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 ${{ markup: SERIF }}"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px">${beads}</span> ${site.name}</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 ${{ markup: SERIF }}">${content.title}</h1>
${paragraph(html`${greeting(content)}`)}${content.opening.map((text) => paragraph(html`${text}`))}${content.action ? button(content.action) : []}${content.closing.map(closingPart)}</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">${footer(site)}</p>
</body>
</html>
`.markup;
}
