/** Why a word of a teacher's list cannot be used, and what to do about it. */
export const ownWordsProblems = {
  notSingle: "Please choose single words, one a line or with commas between them.",
  accents: "Please use letters without accents: A to Z.",
  marks: "Please leave out marks such as hyphens and apostrophes.",
  otherMarks: "Please leave out marks other than hyphens and apostrophes.",
  cannotPrint: (letter: string) => `For now we cannot print the letter ${letter}.`,
  pictures: "Pictures cannot be hidden or mixed. Please use letters.",
  numbers: "Please write numbers as words: SEVEN for 7.",
  otherScript: "For now we can print the letters A to Z only.",
  tooShort: (min: number) => `Please choose words of at least ${min} letters.`,
  tooLong: (max: number) => `Please choose words of at most ${max} letters.`,
  tooLongTogether: (max: number) =>
    `That is more than ${max} letters. Please put each word on its own line, or a comma between them.`,
  unkind: "Please choose kind words.",
  repeated: "This word is in the list already.",
  cannotBeMixed: "Its letters cannot be mixed.",
  hidesInside: (holder: string) => `It hides inside of ${holder}. Please keep one of the two.`,
  holds: (held: string) => `${held} hides inside of it. Please keep one of the two.`,
  tooMany: (most: number) => `A list has room for ${most} words. The rest was left out.`,
} as const;
