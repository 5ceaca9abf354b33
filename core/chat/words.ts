import type { Archetype } from "../plan/family.ts";
import type {
  AboutHobbyKey,
  AnswerValue,
  GuideContent,
  PlainKey,
  QuickQuestion,
} from "./message.ts";

/** The guide's words, by the keys of `message.ts`. A second language is a second file like this. */

type WithArguments = Exclude<GuideContent, { key: "text" | PlainKey | AboutHobbyKey }>;

type GuideWords = Readonly<Record<PlainKey, string>> &
  Readonly<Record<AboutHobbyKey, (about: { readonly hobby: string }) => string>> & {
    readonly [Key in WithArguments["key"]]: (
      content: Omit<Extract<WithArguments, { key: Key }>, "key">,
    ) => string;
  };

const NOT_SPECIFIC =
  "I didn't catch a specific hobby there. Please type a clear hobby you want to learn (e.g., guitar, cooking, yoga).";

/** Where the new plan is stored. */
const KEPT = {
  account: "It is saved in your account.",
  device: "It is saved on this device; sign up to save progress everywhere.",
  nowhere: "It couldn't be saved, so progress tracking is unavailable. Keep this page open.",
} as const;

/** Refusals do not blame, and end with an offer; the suggestions follow as options. */
const UNSAFE = {
  sexual:
    "That is inappropriate content for a learning plan, so I can't make one for it. If you'd like to be creative or close to people, one of these may suit you:",
  violence:
    "That is inappropriate content for a learning plan: I don't teach what can hurt people or animals. If it is strength, aim or excitement you are after, one of these may suit you:",
  animals:
    "That is inappropriate content for a learning plan: I don't teach what hurts animals. If you like to be with them, one of these may suit you:",
  drugs:
    "That is inappropriate content for a learning plan, so I can't make one for it. If you'd like to grow, brew or unwind, one of these may suit you:",
  hate: "That is inappropriate content for a learning plan: everybody is welcome here. One of these brings people together:",
  crime:
    "That is inappropriate content for a learning plan: I don't teach what takes from others or breaks the law. If you like to find out how things work, one of these may suit you:",
} as const;

/** What anybody who mentions self-harm reads, wherever they do: a caring word, and where to find help. */
export const crisisWords = {
  care: "I'm glad you told me, and I'm sorry if things are this hard. You don't have to carry it alone: please talk to somebody now, a person you trust or one of the lines below. They listen, for free and in confidence. A hobby can wait; you matter more.",
  danger: "If you are in danger right now, call your local emergency number.",
  lines: [
    { where: "Anywhere", name: "Find A Helpline", link: "https://findahelpline.com" },
    { where: "United States", name: "988 Suicide & Crisis Lifeline", phone: "988" },
    { where: "United Kingdom and Ireland", name: "Samaritans", phone: "116 123" },
  ],
  otherwise: "If I misunderstood you, tell me in other words what you would like to learn.",
} as const;

const helpLines = crisisWords.lines.map(
  (line) => `${line.where}: ${line.name}, ${"phone" in line ? line.phone : line.link}`,
);

export const guideWords = {
  greeting:
    "Hi! I'm your guide. Name a hobby, answer three short questions, and you get a plan for seven days. Which hobby would you like to learn?",
  "ask-experience": ({ hobby }) => `${hobby} it is. How much experience do you have?`,
  "ask-time": "How much time do you have on a normal day?",
  "ask-goal": "Last question: why do you want to learn it?",
  "choose-one": "Please choose one of these so I can plan your week.",
  "checked-here":
    "I can't reach the server right now, so I checked this here. A plan needs a connection; your answers are saved until there is one.",
  short: "Which hobby would you like to learn? For example guitar, cooking or yoga.",
  vague: NOT_SPECIFIC,
  gibberish: NOT_SPECIFIC,
  complex: ({ hobby }) =>
    `${hobby} is a bit complex for a 7-day beginner plan. These are close to it and fit a week well:`,
  several: "You named more than one hobby. Which one should we start with?",
  unknown: ({ typed }) =>
    `I don't know “${typed}” as a hobby yet. What is it closest to? I can make a general week of that kind: where to find a teacher, safe first materials, and a first real try.`,
  "did-you-mean": ({ hobby }) => `Did you mean ${hobby}?`,
  "no-lessons": ({ hobby }) =>
    `I know of ${hobby}, but I have no lessons for it yet. Take something near it, or a general week: where to find a teacher, safe first materials, and a first real try.`,
  dangerous: ({ hobby, rule }) =>
    `${hobby} isn't something to learn on your own, so I have no lessons for it. ${rule} A general week helps you prepare and find a teacher.`,
  unsafe: ({ kind }) => UNSAFE[kind],
  "help-in-crisis": [
    crisisWords.care,
    [crisisWords.danger, ...helpLines].join("\n"),
    crisisWords.otherwise,
  ].join("\n\n"),
  "which-other": "Sure. Which hobby would you like to learn?",
  writing: "Great. Building your week…",
  "another-author": "I had trouble generating your plan. Let me try a different approach!",
  "plan-ready": ({ hobby, kept }) =>
    `${hobby} in seven days: your plan is ready and day 1 is open. ${KEPT[kept]} Ask me anything about it.`,
  "plan-exists": ({ hobby }) =>
    `⚠️ You already have a ${hobby} plan in your dashboard. Open it to continue learning!`,
  "plan-limit": "⚠️ Plan limit reached (5 per account). Subscription plans coming soon.",
  offline: "Plans need a connection, and I can't reach the server. Your answers are saved.",
  // Spec 1 §8; shown whatever the server or a proxy answered.
  failed: "Sorry, I had trouble creating your plan. Let me try again!",
  limited: ({ minutes }) =>
    `Rate limited: you can make the next plan in about ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  "welcome-back": ({ hobby }) =>
    `Welcome back. Your ${hobby} plan is where you left it. Ask me anything about it.`,
  // Spec 1 §8: when the chat's own call fails.
  "no-answer": "I'm here to help. What would you like to know about your hobby?",
} as const satisfies GuideWords;

interface AnswerWords {
  readonly label: string;
  readonly description: string;
  /** Other words that mean it, in what a visitor types. */
  readonly means: RegExp;
}

export const answerWords: Readonly<Record<AnswerValue, AnswerWords>> = {
  beginner: {
    label: "Beginner",
    description: "I'm completely new to this",
    means: /\b(?:beginner|new|never|none|nothing|zero|no|first time|scratch)\b/iu,
  },
  some: {
    label: "Some experience",
    description: "I know the basics",
    means: /\b(?:some|little|bit|basics?|few)\b/iu,
  },
  intermediate: {
    label: "Intermediate",
    description: "I do this already and want to get better",
    means: /\b(?:intermediate|advanced|experienced?|years|good|lot|well)\b/iu,
  },
  "30 minutes": {
    label: "30 minutes",
    description: "A short, complete lesson",
    means: /\b(?:30|thirty|half|15|20|short)\b/iu,
  },
  "1 hour": {
    label: "1 hour",
    description: "A lesson and time to practice it",
    means: /^(?:1|60|45|one|an hour|1h)\b|\b(?:1 ?h(?:our)?|one hour|60|sixty)\b/iu,
  },
  "2+ hours": {
    label: "2+ hours",
    description: "Long sessions with breaks",
    means: /\b(?:2|two|3|three|120|hours|more|all day)\b/iu,
  },
  "personal enjoyment": {
    label: "Personal enjoyment",
    description: "Something just for me",
    means: /\b(?:enjoy(?:ment)?|personal|fun|myself|relax\w*|pleasure)\b/iu,
  },
  "skill building": {
    label: "Skill building",
    description: "I want to see myself get better",
    means: /\b(?:skills?|better|improve\w*|building)\b/iu,
  },
  "social connection": {
    label: "Social connection",
    description: "Something to share with other people",
    means: /\b(?:social|connection|friends?|people|family|together)\b/iu,
  },
  "career change": {
    label: "Career change",
    description: "It might become my job one day",
    means: /\b(?:career|job|work|professional\w*|money|business)\b/iu,
  },
};

/** The labels of options that are not answers, and what some say below. */
export const optionWords = {
  makeItAnyway: "Make it anyway",
  makeThisPlan: "Yes, make this plan",
  generalWeek: (hobby: string) => `A general week for ${hobby}`,
  meant: (hobby: string) => `No, I mean “${hobby}”`,
  retry: "Retry",
  other: "Another hobby",
  replace: "Replace it with a new one",
  /** `progress` is written as '3/7', `none` as '0/7'. */
  replaces: (progress: string, none: string) =>
    `This deletes the plan you have now, with ${progress} days completed. The new one starts at ${none}.`,
  replacesAll: "This deletes the plan you have now and its progress.",
  open: "Open it",
  openDashboard: "Open the dashboard",
  makesRoom: "Deleting a plan there makes room for this one.",
  surprise: "Surprise Me",
} as const;

/** What an unknown hobby may be closest to. */
export const familyWords: Readonly<Record<Archetype, string>> = {
  music: "Music",
  "visual-art": "Pictures",
  craft: "A craft",
  "sport-fitness": "Sport",
  cooking: "Cooking",
  language: "A language",
  technology: "Computers",
  "outdoors-nature": "Nature",
  "games-strategy": "A game",
  performing: "The stage",
  wellness: "Well-being",
  collecting: "Collecting",
  science: "Science",
};

/** Spec 1 §2. */
export const quickQuestionWords = {
  start: "How do I get started?",
  today: "What should I practice today?",
  resources: "Suggest resources",
  mistakes: "Common mistakes to avoid",
} as const satisfies Record<QuickQuestion, string>;
