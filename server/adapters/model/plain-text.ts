import { stripInvisible } from "./visible-text.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

const RULES: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?-->/g, " "],
  [/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " "],
  [/<\/?[a-z!][^<>]*>/gi, ""],
  // An unclosed tag, as in the middle of a stream.
  [/<(?:[/!]?[a-z][a-z0-9-]*(?:\s[^<>]*)?|[/!])$/gi, ""],
  [/!?\[([^\][]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "$1"],
  [/!?\[([^\][]*)\]\([^()\s]*$/g, "$1"],
  // The lookbehind matches only at the start of a word, so that long words cost no time.
  [/(?<![^\s()<>"'])[^\s()<>"']*:\/\/[^\s()<>"']*(?:\([^\s()]*\)[^\s()<>"']*)*/g, ""],
  [/\b(?:javascript|data|vbscript|mailto|tel):\S+/gi, ""],
  [/\bwww\.\S+/gi, ""],
  [/(?<![^\s<>()"'])[^\s<>()"']+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, ""],
  // A host with a path, or one whose ending is never a word after a missing space.
  [/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[^\s)]*/gi, ""],
  [/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|info|io|dev|shop|store|xyz|online|site)\b/gi, ""],
  // The same for endings that may follow a sentence's end: only where no capital letter follows.
  [
    /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:ru|cn|tk|top|ly|gg|tv|uk|de|fr|nl|eu|ca|biz|club|link|live|click|icu|vip|onion|example)\b/g,
    "",
  ],
  // Telephone numbers: one that a model invents belongs to a stranger. Bare groups of digits stay:
  // '400-800-1200' is sandpaper.
  [/\+\d{1,3}(?:[ .()-]{0,2}\d){7,12}\b/g, ""],
  [/\(\d{3}\) ?\d{3}[ .-]\d{4}\b|\b1[ .-]8\d\d[ .-]\d{3}[ .-]\d{4}\b/g, ""],
  [
    /(?<=\b(?:call|phone|ring|dial|text|whatsapp):? (?:\w+:? ){0,3})\(?\d(?:[ .()-]{0,2}\d){6,14}\b/gi,
    "",
  ],
  [/\b(?:watch\?)?v=[\w-]{6,}/g, ""],
  [/[*_]{2,}/g, ""],
  [/`+/g, ""],
];

/** No sentence of a lesson is longer; more would only cost time. */
const LONGEST = 2_000;

const ROUNDS = 20;

/** Double-width characters, which browsers read in an address as the plain ones. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

const characterOf = (code: number, otherwise: string): string =>
  code <= 0x10_ffff ? String.fromCodePoint(code) : otherwise;

function once(text: string): string {
  let next = stripInvisible(
    text
      .replace(/&(?:lt|gt|quot|#39|apos|nbsp|amp);/g, (all) => ENTITIES[all] ?? all)
      .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (all, hex, decimal) =>
        characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal), all),
      )
      .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET)),
  );
  for (const [pattern, replacement] of RULES) next = next.replace(pattern, replacement);
  return next
    .normalize("NFC")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;!?])(?=\s|$)/g, "$1")
    .trim()
    .replace(/^(?:(?:#{1,6}|[-*•]) +)+/, "");
}

/**
 * A model's text as one plain line: no tags, links, addresses, Markdown or invisible characters.
 * Applying it twice changes nothing.
 */
export function plainText(text: string): string {
  let plain = stripInvisible(text.slice(0, LONGEST));
  // Removing one thing may assemble another (`<scr<b>ipt>`), so repeat until nothing changes.
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = once(plain);
    if (next === plain) return plain;
    plain = next;
  }
  // No lesson has so many layers of disguise: without these characters nothing can be assembled.
  return once(plain.replace(/[<>[\]()&]/g, " "));
}

/** Several times the length that a guide's answer may have. */
const MOST_LINES_TEXT = 8_000;

/** The same for an answer of several lines; empty lines are removed. */
export function plainLines(text: string): string {
  return text
    .slice(0, MOST_LINES_TEXT)
    .split(/\r?\n/)
    .map(plainText)
    .filter((line) => line !== "")
    .join("\n");
}

/** All texts in a value of any shape, one per line, to be checked for unsafe words. */
export function collectTexts(value: unknown): string {
  const texts: string[] = [];
  // An explicit stack: an answer may be nested more deeply than calls can be.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && next !== "") texts.push(next);
    else if (typeof next === "object" && next !== null) {
      for (const item of Object.values(next).reverse()) left.push(item);
    }
  }
  return texts.join("\n");
}
