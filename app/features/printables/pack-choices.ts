import { PACK_AGES, PACK_SKILLS, PACK_TIMES } from "#core/printables/page.ts";

const GRADES = { k2: "K-2", "35": "3-5", "68": "6-8" } as const;

const FOCUS = {
  mixed: "Mixed",
  focus: "Focus",
  reading: "Reading",
  stem: "STEM",
  creativity: "Creativity",
} as const;

export const TIME_OPTIONS = PACK_TIMES.map((time) => ({ value: `${time}`, label: `${time} min` }));
export const AGE_OPTIONS = PACK_AGES.map((age) => ({ value: age, label: GRADES[age] }));
export const SKILL_OPTIONS = PACK_SKILLS.map((skill) => ({ value: skill, label: FOCUS[skill] }));

/** School grades in words: 'K-2'. */
export const gradesOf = (age: keyof typeof GRADES): string => GRADES[age];
