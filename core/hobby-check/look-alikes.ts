/** Symbols, digits and letters of other scripts that look like a Latin letter. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  "@": "a",
  $: "s",
  "€": "e",
  "!": "i",
  "|": "i",
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  һ: "h",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
};

const VOWELS = ["a", "e", "i", "o", "u"] as const;
/** Letters that English hardly ever doubles: a double is a stretched single letter. */
const NEVER_DOUBLED = /([aiuhjqvwxy])\1/;

/** Other readings of some of them: 'ki11'. */
const ALSO_LOOKS_LIKE: Readonly<Record<string, string>> = { "1": "l", "!": "l", "|": "l" };

/**
 * A text with its look-alikes replaced, in each way they may be read; empty when there are none.
 * Only words that also contain a Latin letter are changed: '50 stamps' stays as it is.
 */
export function foldLookAlikes(text: string): string[] {
  const lower = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cf}'’]/gu, "");
  // Only letters and punctuation, as in most texts.
  if (/^[a-z\s.,:;?()"’–-]*$/.test(lower)) return [];
  const folded = [LOOKS_LIKE, { ...LOOKS_LIKE, ...ALSO_LOOKS_LIKE }].map((letters) =>
    lower.replace(/[\p{L}\p{M}\p{N}@$€!|*]+/gu, (word) => foldWord(word, letters)),
  );
  return folded.filter((each) => each !== lower || lower.includes("*"));
}

function foldWord(word: string, letters: Readonly<Record<string, string>>): string {
  if (!/[a-z]/.test(word) || /^[a-z]+$/.test(word)) return word;
  let folded = "";
  // A mark at the end of a word is punctuation: 'guitar!!'.
  for (const letter of word.replace(/[!|]+$/, "")) folded += letters[letter] ?? letter;
  return folded;
}

/**
 * The spellings that a token may stand for: stretched letters shortened, one asterisk read as any
 * vowel, 'v' read as the 'u' it resembles ('drvgs').
 */
export function spellings(token: string): string[] {
  if (!/[*v]|(.)\1/u.test(token)) return [token];
  const star = token.indexOf("*");
  const plain =
    star > 0 && star === token.lastIndexOf("*") && star < token.length - 1
      ? VOWELS.map((vowel) => token.replace("*", vowel))
      : [token.replaceAll("*", "")];
  return [...plain, ...plain.map((spelling) => spelling.replaceAll("v", "u"))].flatMap(unstretch);
}

function unstretch(token: string): string[] {
  if (!/(.)\1\1/u.test(token) && !NEVER_DOUBLED.test(token)) return [token];
  const doubled = token.replace(/(.)\1{2,}/gu, "$1$1");
  const single = token.replace(/(.)\1{2,}/gu, "$1");
  const vowelled = single.replace(/([aiuhjqvwxy])\1+/g, "$1");
  return [token, doubled, single, vowelled];
}
