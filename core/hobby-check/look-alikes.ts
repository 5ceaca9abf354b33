/** Signs, digits and letters of other scripts that are drawn like a Latin letter. */
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
/** Letters that English hardly doubles: a double of these is a stretched single. */
const NEVER_DOUBLED = /([aiuhjqvwxy])\1/;

/** Undoes look-alikes inside words that also have a Latin letter; '50 stamps' stays as it is. */
export function foldLookAlikes(text: string): string {
  const lower = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cf}'’]/gu, "");
  return lower.replace(/[\p{L}\p{M}\p{N}@$€!|*]+/gu, (word) => {
    if (!/[a-z]/.test(word)) return word;
    let folded = "";
    // A sign at the end of a word is punctuation: 'guitar!!'.
    for (const letter of word.replace(/[!|]+$/, "")) folded += LOOKS_LIKE[letter] ?? letter;
    return folded;
  });
}

/** The spellings a token may stand for: stretched letters undone, one star read as any vowel. */
export function spellings(token: string): string[] {
  const star = token.indexOf("*");
  const plain =
    star > 0 && star === token.lastIndexOf("*") && star < token.length - 1
      ? VOWELS.map((vowel) => token.replace("*", vowel))
      : [token.replaceAll("*", "")];
  return plain.flatMap(unstretch);
}

function unstretch(token: string): string[] {
  if (!/(.)\1\1/u.test(token) && !NEVER_DOUBLED.test(token)) return [token];
  const doubled = token.replace(/(.)\1{2,}/gu, "$1$1");
  const single = token.replace(/(.)\1{2,}/gu, "$1");
  const vowelled = single.replace(/([aiuhjqvwxy])\1+/g, "$1");
  return [token, doubled, single, vowelled];
}
