/**
 * Passwords that nobody may choose besides those in the list of stolen ones: the ones that a
 * guesser derives by rule (OWASP ASVS 5.0.0, 6.2.4 and 6.2.11; NIST SP 800-63B-4 §3.1.1.2). A
 * phrase of unrelated words passes; digits or symbols are not required.
 */

/**
 * Why a password is refused:
 * - `listed`: it is in public lists of stolen passwords, perhaps with a few digits or marks around it
 * - `simple`: it is blank, a date, repeats itself, or follows the alphabet or the keyboard
 * - `personal`: it is made of the account's own address or names, or of the product's name
 */
export type PasswordFault = "listed" | "simple" | "personal";

export interface PasswordContext {
  /**
   * What is known about the account and the product: address, user name, full name, product name.
   */
  readonly about: readonly string[];
  /** Whether a lower-case text is in the list of stolen passwords. */
  readonly isListed: (text: string) => boolean;
}

/** Alphabet, keyboard and number-pad orders; each also counts backward. */
const TRACKS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "13579",
  "02468",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "wxcvbn",
  "йцукенгшщзхъ",
  "фывапролджэ",
  "ячсмитьбю",
  "!@#$%^&*()_+",
  "1qaz",
  "2wsx",
  "3edc",
  "4rfv",
  "5tgb",
  "6yhn",
  "7ujm",
  "147",
  "258",
  "369",
  "159",
  "357",
].flatMap((track) => [track, [...track].reverse().join("")]);

/** Shorter runs say little: 'er' and 'po' are in half of all words. */
const RUN_MIN = 3;
/** A password with no more pieces than this is simple, however long each piece is. */
const PIECES = 3;
/** A longer password may have one piece per this many characters and still be simple. */
const CHARACTERS_A_PIECE = 4;
/** A repeated part shorter than this is not a secret in itself. */
const PART_MIN = 6;

/** Words that people add to a name or a common password, which do not make it a secret. */
const ORNAMENTS = [
  "password",
  "passwort",
  "passwd",
  "pass",
  "pwd",
  "login",
  "account",
  "admin",
  "user",
  "iloveyou",
  "ilove",
  "love",
  "hello",
  "welcome",
  "letmein",
  "qwerty",
  "test",
  "my",
  "the",
  "is",
  "me",
];
/** A word with a few digits or symbols before or after it. */
const ORNAMENTED = /^[^\p{L}]{0,4}(\p{L}.*?)[^\p{L}]{0,4}$/u;
/** Shorter names occur in too many other words. */
const NAME_MIN = 3;
/** This many digits after a name are still just decoration: a date has eight. */
const ORNAMENT_DIGITS = 8;
/** This many letters and digits beside a long name are still just decoration. */
const ORNAMENT_LETTERS = 3;
const LONG_NAME = 5;

/** Why this password is refused; undefined when it is allowed. */
export function passwordFault(
  password: string,
  { about, isListed }: PasswordContext,
): PasswordFault | undefined {
  const text = password.normalize("NFKC").toLowerCase();
  if (isSimple(text)) return "simple";
  if (isPersonal(text, about)) return "personal";
  const bare = text.replace(ORNAMENTED, "$1");
  const isKnown = [text, text.trim(), repeatedPart(text), bare].some(isListed);
  return isKnown || isOrnamentAlone(letters(text)) ? "listed" : undefined;
}

function isSimple(text: string): boolean {
  const bare = text.replace(/\s+/gu, "");
  if (repeatedPart(bare).length < PART_MIN) return true;
  if (isDate(bare)) return true;
  const characters = [...bare];
  const allowed = Math.max(PIECES, Math.floor(characters.length / CHARACTERS_A_PIECE));
  return pieces(bare) <= allowed || isInterleaved(characters);
}

const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const YEAR = "(?:(?:19|20)?\\d\\d)";
const DATE = new RegExp(
  [
    [DAY, MONTH, YEAR],
    [MONTH, DAY, YEAR],
    [YEAR, MONTH, DAY],
    ["(?:19|20)\\d\\d", "(?:19|20)\\d\\d"],
  ]
    .map((parts) => `^${parts.join("[-./]?")}$`)
    .join("|"),
  "u",
);

/** A date in any usual order, or two years: birthdays are tried first. */
const isDate = (text: string): boolean => DATE.test(text);

/** The shortest part that gives the text when repeated; the last repetition may be cut off. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return text;
}

/**
 * How many runs and repeated characters the text consists of; a single character is a piece too.
 */
function pieces(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) {
    at += Math.max(1, repeatedAt(text, at), runAt(text, at));
  }
  return count;
}

function repeatedAt(text: string, at: number): number {
  let length = 1;
  while (text[at + length] === text[at]) length += 1;
  return length;
}

/** The length of the run on a track that starts here; 0 when there is none. */
function runAt(text: string, at: number): number {
  let longest = 0;
  for (const track of TRACKS) {
    let length = RUN_MIN;
    while (at + length <= text.length && track.includes(text.slice(at, at + length))) {
      longest = Math.max(longest, length);
      length += 1;
    }
  }
  return longest;
}

/** Two runs in alternation, like `1q2w3e`, or one run with each character doubled. */
function isInterleaved(characters: readonly string[]): boolean {
  const every = (rest: number) => characters.filter((_, at) => at % 2 === rest).join("");
  return [every(0), every(1)].every((half) => half.length >= RUN_MIN && pieces(half) === 1);
}

/** Digits and symbols that replace letters; `letters` removes the others. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Only letters and digits, without accents. */
const letters = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

const spelled = (text: string): string =>
  letters(text.replace(/[013457@$!]/gu, (mark) => STANDS_FOR[mark] ?? mark));

/** Whether it consists of nothing but decoration, like `password2024` or `welcome1`. */
const isOrnamentAlone = (text: string): boolean =>
  ORNAMENTS.some((word) => word.length >= LONG_NAME && text.includes(word)) &&
  isOrnament(text, false);

function isPersonal(text: string, about: readonly string[]): boolean {
  const names = namesIn(about);
  const forms = [letters(text), spelled(text)];
  return forms.some((form) => {
    let rest = form;
    let taken = 0;
    for (const name of names) {
      taken += (rest.split(name).length - 1) * name.length;
      rest = rest.replaceAll(name, "");
    }
    return taken > 0 && isOrnament(rest, taken >= LONG_NAME);
  });
}

/** The names, their parts, and both backward, longest first. */
function namesIn(about: readonly string[]): string[] {
  const words = about.flatMap((name) => [
    letters(name),
    ...name.split("@").map(letters),
    ...name.split(/[^\p{L}\p{N}]+/u).map(letters),
  ]);
  const both = words.flatMap((word) => [word, [...word].reverse().join("")]);
  return [...new Set(both)]
    .filter((word) => word.length >= NAME_MIN)
    .sort((one, other) => other.length - one.length);
}

function isOrnament(text: string, mayHaveLetters: boolean): boolean {
  const rest = ORNAMENTS.reduce((left, word) => left.replaceAll(word, ""), text);
  return (
    (/^\p{N}*$/u.test(rest) && rest.length <= ORNAMENT_DIGITS) ||
    (mayHaveLetters && rest.length <= ORNAMENT_LETTERS) ||
    pieces(rest) <= 1
  );
}
