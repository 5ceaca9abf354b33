import { PACK_AGES, PACK_SKILLS, PACK_TIMES } from "#core/printables/page.ts";
import * as words from "../../words/printables/choices.ts";

export const TIME_OPTIONS = PACK_TIMES.map((time) => ({
  value: `${time}`,
  label: words.minutes(time),
}));
export const AGE_OPTIONS = PACK_AGES.map((age) => ({ value: age, label: words.grades[age] }));
export const SKILL_OPTIONS = PACK_SKILLS.map((skill) => ({
  value: skill,
  label: words.skills[skill],
}));

/** School grades in words: 'K-2'. */
export const gradesOf = (age: keyof typeof words.grades): string => words.grades[age];
