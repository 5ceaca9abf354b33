export const PARTS_OF_SPEECH = ["noun", "verb", "adjective"] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

export interface Word {
  /** A word as printed, with the punctuation after it. */
  readonly text: string;
  /** The word alone, without punctuation. */
  readonly word: string;
  readonly part?: PartOfSpeech;
}

const BY_MARK: Readonly<Record<string, PartOfSpeech>> = { n: "noun", v: "verb", a: "adjective" };

/** Reads 'The dog/n barks/v.' */
export function wordsOf(sentence: string): Word[] {
  return sentence.split(" ").map((piece) => {
    const [, word = "", mark = "", end = ""] =
      /^([A-Za-z]+)(?:\/([nva]))?([.?!,]?)$/u.exec(piece) ?? [];
    const part = BY_MARK[mark];
    return { text: word + end, word, ...(part && { part }) };
  });
}

export interface Repair {
  readonly right: string;
  /** Without capital letters and final punctuation, and with a wrong verb. */
  readonly wrong: string;
  /** How many mistakes there are to correct. */
  readonly mistakes: number;
}

/** Makes the faulty version of 'Yesterday we {went|goed} home.' */
export function repairOf(sentence: string): Repair {
  const right = sentence.replace(/\{(\w+)\|\w+\}/u, "$1");
  const wrong = sentence
    .replace(/\{\w+\|(\w+)\}/u, "$1")
    .toLowerCase()
    .replace(/[.?!]$/u, "");
  const capitals = right.match(/[A-Z]/gu)?.length ?? 0;
  return { right, wrong, mistakes: capitals + 2 };
}
