const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

/** Controls, zero-width and direction marks: nothing that a reader is meant to see. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const RULES: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?-->/g, " "],
  [/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " "],
  [/<\/?[a-z!][^<>]*>/gi, ""],
  // A tag that is never closed, as in the middle of a stream.
  [/<(?:[/!]?[a-z][a-z0-9-]*(?:\s[^<>]*)?|[/!])$/gi, ""],
  [/!?\[([^\][]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "$1"],
  [/!?\[([^\][]*)\]\([^()\s]*$/g, "$1"],
  [/[^\s()<>"']*:\/\/[^\s()<>"']*(?:\([^\s()]*\)[^\s()<>"']*)*/g, ""],
  [/\b(?:javascript|data|vbscript|mailto|tel):\S+/gi, ""],
  [/\bwww\.\S+/gi, ""],
  [/[^\s<>()"']+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, ""],
  // A host with a path, or one whose ending is never a word after a missing space.
  [/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[^\s)]*/gi, ""],
  [/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|info|io|dev|shop|store|xyz|online|site)\b/gi, ""],
  [/\b(?:watch\?)?v=[\w-]{6,}/g, ""],
  [/[*_]{2,}/g, ""],
  [/`+/g, ""],
];

/** No sentence of a lesson is longer; what is more would only cost time. */
const LONGEST = 4_000;

const ROUNDS = 20;

function once(text: string): string {
  let next = text.replace(/&(?:lt|gt|quot|#39|apos|nbsp|amp);/g, (all) => ENTITIES[all] ?? all);
  for (const [pattern, replacement] of RULES) next = next.replace(pattern, replacement);
  return next
    .normalize("NFC")
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;!?])(?=\s|$)/g, "$1")
    .trim()
    .replace(/^(?:(?:#{1,6}|[-*•]) +)+/, "");
}

/**
 * A model's text as one plain line: no tags, links, addresses, markdown or invisible characters.
 * Doing it twice changes nothing.
 */
export function plainText(text: string): string {
  let plain = text.slice(0, LONGEST).toWellFormed().replace(INVISIBLE, "");
  // Removing one thing may put another together (`<scr<b>ipt>`), hence until nothing changes.
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = once(plain);
    if (next === plain) return plain;
    plain = next;
  }
  // So many layers of disguise are no lesson: without these characters nothing can be built.
  return once(plain.replace(/[<>[\]()&]/g, " "));
}

/** The same for an answer of several lines; empty lines fall away. */
export function plainLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map(plainText)
    .filter((line) => line !== "")
    .join("\n");
}

/** All texts of a value of any shape, one a line: what is looked through for unsafe words. */
export function textsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .map(textsOf)
    .filter((text) => text !== "")
    .join("\n");
}
