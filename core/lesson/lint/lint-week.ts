import { findWeekName, stepName, type WeekFiles, weekOf } from "../compose-week.ts";
import type { Entry } from "../entry.ts";
import {
  type General,
  GOALS,
  type GoalName,
  type Hobby,
  LEVELS,
  SESSIONS,
  stepCountsFor,
  type Week,
  type WeekDay,
  type WeekFile,
  type WeekStep,
  weekName,
} from "../week.ts";
import { type Fault, listUniqueSentences } from "./lint.ts";
import { canFail } from "./measure.ts";
import { readingGrade } from "./reading.ts";
import { collectProse, type PlacedText, sentencesOf, wordsOf } from "./texts.ts";
import {
  AUDIT,
  BODY_FAMILIES,
  CLAIMS,
  FILLER,
  GLUE,
  GOAL_STICKER,
  HAZARDS,
  isRecord,
  LEFTOVER,
  STATISTIC,
  STOP_SIGN,
} from "./wording-rules.ts";

/** The most words in a sentence of a week. */
const SENTENCE_MAX = 30;
/** The most sentences in a step: more are more than one task. */
const STEP_SENTENCES_MAX = 5;
/** The school grade that must be able to read a week. */
const GRADE_MAX = 8;
/** Sentences shorter than this ('Make it again.') may occur twice. */
const UNIQUE_FROM_WORDS = 6;
/** How much of a week may stand in another week of a full hobby. */
const SHARED_MAX = 0.3;
/** On how many of the seven days a week for every goal has a step for each. */
const GOAL_DAYS_LEAST = 5;

/** What the linter has to know of a hobby, or of a family, beside its weeks. */
type Head = Pick<Hobby, "archetype" | "gear" | "resources" | "glossary" | "keepsScore"> &
  Partial<Pick<Hobby, "figures">>;

/** A fault, and the week's file that has it; without one, it is the hobby's. */
export interface WeekFault extends Fault {
  readonly week?: string;
}

/**
 * What the schema cannot detect in the weeks of a hobby: minutes that do not add up for some
 * learner, days with too few or too many steps, two tasks in one, more than one thing to write
 * down, audits, goals that are praise only, dangers without a warning, and weeks that are alike.
 */
export function lintWeeks(hobby: Hobby, files: WeekFiles): WeekFault[] {
  const faults: WeekFault[] = [];
  for (const level of LEVELS) {
    for (const goal of GOALS) {
      const name = findWeekName(files, level, goal);
      const file = name === undefined ? undefined : files[name];
      if (!name || !file) {
        faults.push({ path: [], message: `there is no week for ${weekName(level, goal)}` });
        continue;
      }
      faults.push(
        ...lintLearnersWeek(hobby, files, file, goal).map((one) => ({ ...one, week: name })),
      );
    }
  }
  for (const [week, file] of Object.entries(files)) {
    faults.push(...lintFile(hobby, file).map((one) => ({ ...one, week })));
  }
  return distinct([
    ...faults,
    ...lintGlossary(hobby),
    ...lintFigures(hobby, files),
    ...lintShares(files),
  ]);
}

/** Figures that no step shows. */
function lintFigures({ figures }: Hobby, files: WeekFiles): WeekFault[] {
  const shown = new Set(
    Object.values(files).flatMap(({ days }) =>
      days.flatMap((day) => ("from" in day ? [] : day.steps.map(({ figure }) => figure))),
    ),
  );
  return Object.keys(figures)
    .filter((key) => !shown.has(key))
    .map((key) => ({ path: ["figures", key], message: `no step shows the figure "${key}"` }));
}

/** The same for the general week of a family. */
export function lintGeneral(general: General): Fault[] {
  const { goals, days } = general;
  const file = { goals, days };
  return distinct([
    ...GOALS.flatMap((goal) => lintLearnersWeek(general, {}, file, goal)),
    ...lintFile(general, file),
    ...lintGlossary(general),
  ]);
}

function lintGlossary({ glossary }: Head): Fault[] {
  const terms = glossary.map(({ term }) => term.toLowerCase());
  return terms.flatMap((term, index) =>
    terms.indexOf(term) < index
      ? [{ path: ["glossary", index], message: `"${term}" is explained twice` }]
      : [],
  );
}

/** What has to hold for each learner: of a week for every goal, four learners see a different one. */
function lintLearnersWeek(hobby: Head, files: WeekFiles, file: WeekFile, goal: GoalName): Fault[] {
  let week: Week;
  try {
    week = weekOf(file, goal, files);
  } catch (error) {
    return [{ path: ["days"], message: error instanceof Error ? error.message : String(error) }];
  }
  const faults: Fault[] = [];
  // Taken days are checked where they stand.
  const own = file.days.map((day) => !("from" in day));
  week.days.forEach((day, index) => {
    if (own[index]) faults.push(...lintDay(day, goal).map((one) => inDay(index, one)));
  });
  faults.push(...lintSafety(hobby, week));
  if (!("goals" in file)) return faults;
  const days = week.days.filter(({ steps }) => steps.some((step) => step.goal === goal)).length;
  if (days < GOAL_DAYS_LEAST) {
    faults.push({
      path: ["goals", goal],
      message: `${days} days have a step for ${goal}; at least ${GOAL_DAYS_LEAST}`,
    });
  }
  if (!week.days.at(-1)?.steps.some((step) => step.goal === goal)) {
    faults.push({ path: ["days", 6], message: `the last day has no step for ${goal}` });
  }
  return faults;
}

const inDay = (index: number, { path, message }: Fault): Fault => ({
  path: ["days", index, ...path],
  message,
});

function lintDay({ steps, check }: WeekDay, goal: GoalName): Fault[] {
  const faults: Fault[] = [];
  const add = (path: Fault["path"], message: string) => faults.push({ path, message });
  if (!canFail(check.try)) {
    add(["check", "try"], `a check has a threshold, so that it can fail (${goal})`);
  }
  SESSIONS.forEach((minutes, column) => {
    const present = steps.filter((step) => (step.minutes[column] ?? 0) > 0);
    const sum =
      present.reduce((all, step) => all + (step.minutes[column] ?? 0), 0) +
      (check.minutes[column] ?? 0);
    if (sum !== minutes) {
      add(["steps"], `the ${minutes} minutes add up to ${sum} with the check (${goal})`);
    }
    const { least, most, breaks } = stepCountsFor(minutes);
    const count = present.filter(({ rest }) => !rest).length;
    if (count < least || count > most) {
      add(["steps"], `${count} steps in ${minutes} minutes (${goal}); ${least} to ${most}`);
    }
    const rests = present.length - count;
    if (rests !== breaks) {
      add(["steps"], `${rests} breaks in ${minutes} minutes; ${breaks}`);
    }
  });
  const records = steps.filter((step) => isRecord(taskOf(step)));
  if (records.length > 1) {
    const told = records.map((step) => `"${step.do}"`).join(" and ");
    add(["steps"], `${told} both count or write down; one a day, the check besides`);
  }
  const names = steps.map(stepName);
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) add(["steps"], `two steps are called "${name}"`);
  });
  return faults;
}

const taskOf = ({ do: action, how, points }: WeekStep): string =>
  [action, how, ...(points ?? [])].filter(Boolean).join(" ");

/** What is wrong with the words of a file, whoever reads them. */
function lintFile(hobby: Head, file: WeekFile): Fault[] {
  const faults: Fault[] = [];
  const prose = proseOf(file);
  for (const { path, text } of prose) {
    for (const [rule, message] of wordingRules(hobby)) {
      const found = rule.exec(text)?.[0];
      if (found) faults.push({ path, message: message(found.trim()) });
    }
    for (const sentence of sentencesOf(text)) {
      const length = wordsOf(sentence).length;
      if (length > SENTENCE_MAX) {
        faults.push({ path, message: `a sentence of ${length} words; ${SENTENCE_MAX} at most` });
      }
    }
  }
  const grade = readingGrade(prose.map(({ text }) => text));
  if (grade > GRADE_MAX) {
    faults.push({
      path: [],
      message: `reads like school year ${grade.toFixed(1)}; ${GRADE_MAX} at most`,
    });
  }
  file.days.forEach((day, index) => {
    if (!("from" in day)) {
      faults.push(...lintWords(hobby, day).map((one) => inDay(index, one)));
    }
  });
  return [...faults, ...lintTwice(prose)];
}

const wordingRules = ({ keepsScore }: Head): [RegExp, (found: string) => string][] => [
  [FILLER, (found) => `filler: "${found}" tells a learner nothing`],
  [LEFTOVER, (found) => `"${found.trim()}" is a mark for writers`],
  [CLAIMS, (found) => `a claim of medicine or money: "${found}"`],
  [STATISTIC, (found) => `"${found}" is a figure that nobody has counted`],
  [GOAL_STICKER, (found) => `"${found}" names the goal; let the task serve it instead`],
  ...(keepsScore
    ? []
    : ([[AUDIT, (found) => `"${found}" audits; measuring is for the check`]] satisfies [
        RegExp,
        (found: string) => string,
      ][])),
];

function lintWords(hobby: Head, day: WeekDay): Fault[] {
  const faults: Fault[] = [];
  day.steps.forEach((step, index) => {
    const path = ["steps", index, "how"];
    const told = step.how ?? "";
    const glue = GLUE.exec(told)?.[0];
    if (glue) faults.push({ path, message: `"${glue}" begins a second task: make it a step` });
    if (step.figure && !hobby.figures?.[step.figure]) {
      const message = `"${step.figure}" is not in figures.yaml`;
      faults.push({ path: ["steps", index, "figure"], message });
    }
    if (sentencesOf(told).length > STEP_SENTENCES_MAX) {
      faults.push({ path, message: `more than ${STEP_SENTENCES_MAX} sentences in one task` });
    }
  });
  const known = {
    gear: hobby.gear.map(({ key }) => key),
    resources: hobby.resources.map(({ key }) => key),
    terms: hobby.glossary.map(({ term }) => term),
  };
  for (const list of ["gear", "resources", "terms"] as const) {
    day[list].forEach((item, index) => {
      if (!known[list].includes(item)) {
        faults.push({ path: [list, index], message: `"${item}" is not in hobby.yaml` });
      }
    });
  }
  return faults;
}

function lintSafety({ archetype }: Head, { days }: Week): Fault[] {
  const faults: Fault[] = [];
  const told: string[] = [];
  days.forEach((day, index) => {
    told.push(...day.safety);
    const { safety, resources, ...rest } = day;
    for (const { name, met, told: answer } of HAZARDS) {
      const place = collectProse(rest).find(({ text }) => met.test(text));
      if (!place || told.some((note) => answer.test(note))) continue;
      faults.push({
        path: ["days", index, "safety"],
        message: `"${met.exec(place.text)?.[0]}" needs a note on safety (${name}) on this day or before`,
      });
    }
  });
  if (BODY_FAMILIES.has(archetype) && !days[0]?.safety.some((note) => STOP_SIGN.test(note))) {
    faults.push({
      path: ["days", 0, "safety"],
      message: "the first day of this family says what to stop for",
    });
  }
  return faults;
}

function lintTwice(prose: readonly PlacedText[]): Fault[] {
  const seen = new Set<string>();
  return listSentences(prose).flatMap(({ key, path }) => {
    if (seen.has(key)) return [{ path, message: `said twice in this week: "${key}"` }];
    seen.add(key);
    return [];
  });
}

/** In a full hobby, weeks of their own: no other week says most of the same. */
function lintShares(files: WeekFiles): WeekFault[] {
  const weeks = Object.entries(files).flatMap(([week, file]) => {
    const goal = GOALS.find((name) => week.endsWith(`-${name}`));
    if (!goal) return [];
    try {
      const { opening, days } = weekOf(file, goal, files);
      return [{ week, said: new Set(sentenceKeys({ opening, days })) }];
    } catch {
      return [];
    }
  });
  return weeks.flatMap(({ week, said }) => {
    const others = weeks.filter((other) => other.week !== week);
    const shared = [...said].filter((key) => others.some((other) => other.said.has(key))).length;
    const share = shared / Math.max(1, said.size);
    if (share <= SHARED_MAX) return [];
    const percent = Math.round(share * 100);
    return [
      {
        week,
        path: [],
        message: `${percent} % of it stands in other weeks; ${SHARED_MAX * 100} % at most`,
      },
    ];
  });
}

/** Fields of a week that are not prose: names, search words, keys. */
const NOT_PROSE = new Set([
  "video",
  "gear",
  "resources",
  "terms",
  "need",
  "tool",
  "figure",
  "goal",
  "from",
]);

const proseOf = (value: unknown): PlacedText[] =>
  collectProse(value).filter(({ path }) => !path.some((key) => NOT_PROSE.has(String(key))));

/** Sentences that are long enough to have to be unique, with their places. */
function listSentences(prose: readonly PlacedText[]): { key: string; path: Fault["path"] }[] {
  return prose.flatMap(({ path, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const words = wordsOf(sentence);
      return words.length < UNIQUE_FROM_WORDS ? [] : [{ key: words.join(" "), path }];
    }),
  );
}

const sentenceKeys = (value: unknown): string[] =>
  listSentences(proseOf(value)).map(({ key }) => key);

/** A hobby with its weeks, as far as its folder could be read. */
export interface HobbyWeeks {
  readonly hobby?: Hobby;
  readonly weeks: WeekFiles;
}

/**
 * Faults between hobbies: a sentence that two of them say, in either edition. The later one is
 * reported.
 * @param entries of the first edition; one whose hobby has weeks no longer counts.
 */
export function lintWeekLibrary(
  hobbies: readonly HobbyWeeks[],
  entries: readonly Entry[],
): (WeekFault & { readonly slug: string })[] {
  const said = new Map<string, string>();
  const replaced = new Set(hobbies.map(({ hobby }) => hobby?.slug));
  for (const entry of entries) {
    if (replaced.has(entry.slug)) continue;
    for (const { key } of listUniqueSentences(entry)) said.set(key, entry.slug);
  }
  return hobbies.flatMap(({ hobby, weeks }) => {
    if (!hobby) return [];
    const { slug } = hobby;
    return Object.entries(weeks).flatMap(([week, file]) =>
      listSentences(proseOf(file)).flatMap(({ key, path }) => {
        const other = said.get(key);
        said.set(key, slug);
        return other === undefined || other === slug
          ? []
          : [{ slug, week, path, message: `"${key}" is said in ${other} too` }];
      }),
    );
  });
}

/** A fault that four learners share is one fault. */
function distinct(faults: readonly WeekFault[]): WeekFault[] {
  const seen = new Map<string, WeekFault>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.week, fault.path, fault.message]);
    if (!seen.has(key)) seen.set(key, fault);
  }
  return [...seen.values()];
}
