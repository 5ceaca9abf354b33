import type { UnsafeData } from "./data.ts";
import { foldLookAlikes, spellings } from "./look-alikes.ts";
import { normalise, wordsOf } from "./normalise.ts";
import { UNSAFE_KINDS, type UnsafeKind } from "./result.ts";

/**
 * What is not for this site. Words count as whole tokens only, so that Scunthorpe, cockpit and
 * tajweed need no exception; groups of words count by their stems.
 */
export interface UnsafeIndex {
  readonly words: ReadonlyMap<string, UnsafeKind>;
  /** Words of scripts without spaces: found anywhere. */
  readonly inside: readonly (readonly [string, UnsafeKind])[];
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly harmless: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly intents: readonly Intent[];
  readonly alone: ReadonlyMap<string, UnsafeKind>;
}
interface Phrase {
  readonly kind: UnsafeKind;
  readonly stems: readonly string[];
}
interface Intent {
  readonly kind: UnsafeKind;
  readonly verbs: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
}

/** Words that may stand inside a group without changing it. */
const SMALL = new Set(
  "a an the your his her our their some any to of in into on at by up how im is this that very really just".split(
    " ",
  ),
);
/** What parts a verb from words that are not its object: 'punch needle for kids'. */
const PARTING = new Set(["for", "with", "and", "or"]);
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A rough English stem, enough to make 'making', 'makes' and 'make' one. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word
    .replace(/ies$/, "y")
    .replace(/(?<=[sxz]|ch|sh)es$/, "")
    .replace(/(?<![su])s$/, "")
    .replace(/(?<=\w{2})(?:ing|ed)$/, "")
    .replace(/e$/, "");
  return bare.replace(/([^aeious])\1$/, "$1");
}

const stemsOf = (text: string): string[] =>
  wordsOf(normalise(text))
    .filter((word) => !SMALL.has(word))
    .map(stem);

function byFirst<Item>(
  items: readonly Item[],
  stems: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const first = stems(item)[0];
    if (first !== undefined) groups.set(first, [...(groups.get(first) ?? []), item]);
  }
  return groups;
}

/** Prepares the lists once. Throws an Error on a phrase of one word. Kinds are entered in their order of weight; the first one stays. */
export function buildUnsafeIndex(data: UnsafeData): UnsafeIndex {
  const words = new Map<string, UnsafeKind>();
  const alone = new Map<string, UnsafeKind>();
  const inside: [string, UnsafeKind][] = [];
  const phrases: Phrase[] = [];
  const intents: Intent[] = [];
  for (const kind of UNSAFE_KINDS) {
    const list = data.kinds[kind];
    for (const word of list.words) {
      if (UNSPACED.test(word)) inside.push([normalise(word), kind]);
      else if (!words.has(word)) words.set(normalise(word), kind);
    }
    for (const phrase of list.phrases) {
      const stems = stemsOf(phrase);
      // One stem would match inside harmless texts: such a word belongs to `words` or `alone`.
      if (stems.length < 2) throw new Error(`unsafe: '${phrase}' has only one telling word`);
      phrases.push({ kind, stems });
    }
    for (const text of list.alone) alone.set(normalise(text), kind);
    for (const { verbs, objects } of list.intents) {
      intents.push({ kind, verbs: new Set(verbs.map(stem)), objects: new Set(objects.map(stem)) });
    }
  }
  return {
    words,
    inside,
    phrases: byFirst(phrases, (phrase) => phrase.stems),
    harmless: byFirst(data.harmless.map(stemsOf), (stems) => stems),
    intents,
    alone,
  };
}

const startsWith = (stems: readonly string[], at: number, group: readonly string[]): boolean =>
  group.every((part, offset) => stems[at + offset] === part);

/** Letters typed apart are one word: 's e x', 'p.o.r.n'. */
function joinSingles(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  let run = "";
  let runLength = 0;
  const close = () => {
    if (runLength > 0) joined.push(run);
    run = "";
    runLength = 0;
  };
  for (const token of tokens) {
    if (token.length === 1) {
      run += token;
      runLength += 1;
    } else {
      close();
      joined.push(token);
    }
  }
  close();
  return joined;
}

const heavier = (one: UnsafeKind | undefined, other: UnsafeKind | undefined) => {
  if (one === undefined || other === undefined) return one ?? other;
  return UNSAFE_KINDS.indexOf(one) <= UNSAFE_KINDS.indexOf(other) ? one : other;
};

/** The weightiest kind that the tokens point to. */
function findIn(tokens: readonly string[], index: UnsafeIndex): UnsafeKind | undefined {
  const content = tokens.filter((token) => !SMALL.has(token));
  const stems = content.map((token) => stem(token));
  // Harmless groups are taken out first, so that no word in them counts.
  for (let at = 0; at < stems.length; at += 1) {
    for (const group of index.harmless.get(stems[at] ?? "") ?? []) {
      if (!startsWith(stems, at, group)) continue;
      for (let offset = 0; offset < group.length; offset += 1) {
        stems[at + offset] = "";
        content[at + offset] = "";
      }
    }
  }
  let found: UnsafeKind | undefined;
  content.forEach((token, at) => {
    for (const spelling of spellings(token)) found = heavier(found, index.words.get(spelling));
    for (const phrase of index.phrases.get(stems[at] ?? "") ?? []) {
      if (startsWith(stems, at, phrase.stems)) found = heavier(found, phrase.kind);
    }
  });
  for (const { kind, verbs, objects } of index.intents) {
    stems.forEach((verb, at) => {
      if (!verbs.has(verb)) return;
      const after = stems.slice(at + 1, at + 3);
      const parted = after.findIndex((word) => PARTING.has(word));
      // 'make a gun', 'make a small gun', and as a compound 'gun making'.
      const near = [stems[at - 1] ?? "", ...(parted < 0 ? after : after.slice(0, parted))];
      if (near.some((object) => objects.has(object))) found = heavier(found, kind);
    });
  }
  return found;
}

/**
 * The kind of harm a text points to, or undefined. Works on any text, not only on hobbies: letters
 * that were stretched ('seeex'), typed apart or replaced by look-alikes ('p0rn') are undone first.
 */
export function findUnsafe(text: string, index: UnsafeIndex): UnsafeKind | undefined {
  const plain = normalise(text);
  const folded = foldLookAlikes(text)
    .replace(/[^\p{L}\p{M}\p{N}*]+/gu, " ")
    .trim();
  const tokens = wordsOf(plain);
  const foldedTokens = wordsOf(folded).map((token) =>
    token.includes("*") ? token : normalise(token),
  );
  let found = index.alone.get(plain);
  for (const [word, kind] of index.inside) if (plain.includes(word)) found = heavier(found, kind);
  found = heavier(found, findIn(tokens, index));
  const seen = tokens.join(" ");
  for (const other of [foldedTokens, joinSingles(tokens), joinSingles(foldedTokens)]) {
    if (other.join(" ") !== seen) found = heavier(found, findIn(other, index));
  }
  return found;
}
