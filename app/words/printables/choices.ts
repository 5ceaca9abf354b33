/** What can be chosen for a sheet. */
export const grades = { k2: "K-2", "35": "3-5", "68": "6-8" } as const;
export const skills = {
  mixed: "Mixed",
  focus: "Focus",
  reading: "Reading",
  stem: "STEM",
  creativity: "Creativity",
} as const;
export const minutes = (time: number) => `${time} min`;
export const papers = { a4: "A4", letter: "US Letter" } as const;

/** What a teacher's own words are made into. */
export const ownWordsUses = {
  search: "Word search",
  scramble: "Scramble",
  tracing: "Tracing",
  spelling: "Spelling practice",
} as const;
