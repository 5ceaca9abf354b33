import type { Answers } from "../plan/answers.ts";

/** A button under a message (spec 1 §3). */
export interface ChatOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
}

/** The three questions in order: the guide's words, the options, and other words that mean them. */
export interface Question {
  readonly step: "experience" | "time" | "goal";
  readonly field: keyof Answers;
  readonly ask: (hobby: string) => string;
  readonly options: readonly (ChatOption & { readonly means: RegExp })[];
}

export const QUESTIONS = [
  {
    step: "experience",
    field: "experience",
    ask: (hobby) => `${hobby}, lovely. How much of it have you done so far?`,
    options: [
      {
        value: "beginner",
        label: "Beginner",
        description: "I start from nothing",
        means: /\b(?:beginner|new|never|none|nothing|zero|no|first time|scratch)\b/iu,
      },
      {
        value: "some",
        label: "Some experience",
        description: "I know the first steps",
        means: /\b(?:some|little|bit|basics?|few)\b/iu,
      },
      {
        value: "intermediate",
        label: "Intermediate",
        description: "I do it already and want to get better",
        means: /\b(?:intermediate|advanced|experienced?|years|good|lot|well)\b/iu,
      },
    ],
  },
  {
    step: "time",
    field: "timeAvailable",
    ask: () => "How much time do you have on a normal day?",
    options: [
      {
        value: "30 minutes",
        label: "30 minutes",
        description: "One short, whole lesson",
        means: /\b(?:30|thirty|half|15|20|short)\b/iu,
      },
      {
        value: "1 hour",
        label: "1 hour",
        description: "A lesson and time to practice it",
        means: /^(?:1|60|45|one|an hour|1h)\b|\b(?:1 ?h(?:our)?|one hour|60|sixty)\b/iu,
      },
      {
        value: "2+ hours",
        label: "2+ hours",
        description: "Long sessions with breaks",
        means: /\b(?:2|two|3|three|120|hours|more|all day)\b/iu,
      },
    ],
  },
  {
    step: "goal",
    field: "goal",
    ask: () => "Last question: what do you want it for?",
    options: [
      {
        value: "personal enjoyment",
        label: "Personal enjoyment",
        description: "Something that is only mine",
        means: /\b(?:enjoy(?:ment)?|personal|fun|myself|relax\w*|pleasure)\b/iu,
      },
      {
        value: "skill building",
        label: "Skill building",
        description: "I want to see myself get better",
        means: /\b(?:skills?|better|improve\w*|building)\b/iu,
      },
      {
        value: "social connection",
        label: "Social connection",
        description: "To do it with or for other people",
        means: /\b(?:social|connection|friends?|people|family|together)\b/iu,
      },
      {
        value: "career change",
        label: "Career change",
        description: "It may become work one day",
        means: /\b(?:career|job|work|professional\w*|money|business)\b/iu,
      },
    ],
  },
] as const satisfies readonly Question[];

/** The option whose value or label was typed. */
export function findNamedOption(question: Question, text: string): ChatOption | undefined {
  const said = text.trim().toLowerCase();
  return question.options.find(
    ({ value, label }) => value.toLowerCase() === said || label.toLowerCase() === said,
  );
}

/** The option that a typed text means, by its name or by a synonym. */
export const findMeantOption = (question: Question, text: string): ChatOption | undefined =>
  findNamedOption(question, text) ??
  question.options.find(({ means }) => means.test(text.trim().toLowerCase()));

/** Spec 1 §2: offered once a plan exists. */
export const QUICK_QUESTIONS = [
  "How do I get started?",
  "What should I practice today?",
  "Suggest resources",
  "Common mistakes to avoid",
] as const;

/** 'Surprise Me' picks one of these with the default answers (spec 1 §4). */
export const SURPRISE_HOBBIES = [
  "Watercolor painting",
  "Ukulele",
  "Sourdough baking",
  "Chess",
  "Photography",
  "Knitting",
  "Yoga",
  "Gardening",
  "Drawing",
  "Cooking",
  "Guitar",
  "Coding",
] as const;

/** Shown on the empty welcome screen. */
export const POPULAR_HOBBIES = [
  "Guitar",
  "Drawing",
  "Cooking",
  "Photography",
  "Yoga",
  "Chess",
  "Gardening",
  "Knitting",
] as const;
