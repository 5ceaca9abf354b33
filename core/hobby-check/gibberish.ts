/**
 * Detects random keys by two kinds of evidence. Strong evidence (a walk along the keyboard, one bit
 * repeated) is considered first; weak evidence (letters that hardly ever follow each other) only
 * when nothing known is close. Only Latin letters are judged, because the check knows too little of
 * other scripts.
 */

const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "qazwsxedcrfvtgbyhnujm"];
const WALKS = KEY_ROWS.flatMap((row) => [row, [...row].reverse().join("")]);
const LATIN_WORD = /^[a-z0-9]+$/;

/** How many letters of a token belong to keyboard walks of four or more keys. */
function walked(token: string): number {
  let total = 0;
  for (let at = 0; at + 4 <= token.length; ) {
    let length = 0;
    for (let end = token.length; end - at >= 4 && !length; end -= 1) {
      const piece = token.slice(at, end);
      if (WALKS.some((walk) => walk.includes(piece))) length = end - at;
    }
    total += length;
    at += Math.max(1, length);
  }
  return total;
}

/** Whether a token repeats one short bit: 'aaaa', 'lololo', 'jkjkjk'. */
const repeats = (token: string): boolean => /^(.{1,3}?)\1{2,}.{0,2}$/.test(token);

/** Strong evidence: every Latin token of the text is a keyboard walk, a repetition or a number. */
export function isKeyMash(words: readonly string[]): boolean {
  if (words.length === 0 || !words.every((word) => LATIN_WORD.test(word))) return false;
  return words.every((word) => {
    if (/^\d+$/.test(word) || repeats(word)) return true;
    if (word === "qwerty" || word === "azerty") return true;
    return word.length >= 4 && walked(word) >= (word.length < 6 ? word.length : word.length * 0.7);
  });
}

/** The letters a-z and the edge of a word. */
const SYMBOLS = 27;
const CODES = "0123456789abcdefghijklmnopqrstuvwxyz";
const symbol = (token: string, at: number): number => {
  const code = token.charCodeAt(at) - 96;
  return code >= 1 && code <= 26 ? code : 0;
};

/**
 * The letter model: for each pair of letters (and word edges), how surprising the second is after
 * the first, in half bits, as one base-36 digit: 729 characters, small enough for any page.
 */
export function trainLetters(words: Iterable<string>): string {
  const pairs = new Float64Array(SYMBOLS * SYMBOLS).fill(0.2);
  for (const word of words) {
    if (!/^[a-z]+$/.test(word)) continue;
    for (let at = 0; at <= word.length; at += 1) {
      const pair = symbol(word, at - 1) * SYMBOLS + symbol(word, at);
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
  }
  let model = "";
  for (let first = 0; first < SYMBOLS; first += 1) {
    const row = pairs.subarray(first * SYMBOLS, (first + 1) * SYMBOLS);
    const total = row.reduce((sum, count) => sum + count, 0);
    for (const count of row) {
      model += CODES[Math.min(35, Math.round(-2 * Math.log2(count / total)))];
    }
  }
  return model;
}

/** The mean surprise of a token's letter pairs, in bits. English words are between 2.5 and 5. */
export function surprise(token: string, model: string): number {
  let sum = 0;
  for (let at = 0; at <= token.length; at += 1) {
    const code = model.charCodeAt(symbol(token, at - 1) * SYMBOLS + symbol(token, at));
    sum += code >= 97 ? code - 87 : code - 48;
  }
  return sum / 2 / (token.length + 1);
}

/** Fewer than one in ten thousand dictionary words exceed this (see the test). */
const TOO_SURPRISING = 6.3;

/** Weak evidence: four or more letters without a vowel, or letters that hardly ever meet. */
export function isImprobable(words: readonly string[], model: string): boolean {
  const long = words.filter((word) => word.length >= 4);
  if (long.length === 0 || !words.every((word) => LATIN_WORD.test(word))) return false;
  return long.every(
    (word) => /^[b-df-hj-np-tv-xz]+$/.test(word) || surprise(word, model) > TOO_SURPRISING,
  );
}
