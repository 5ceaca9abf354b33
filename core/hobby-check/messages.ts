import type { HobbyCheck, Reason, UnsafeKind } from "./result.ts";

/** The chat's text for each answer of the check, in one place. `replyTo` fills in `{hobby}`. */
export const REASON_MESSAGES: Readonly<Record<Exclude<Reason, "unsafe">, string>> = {
  short: "Which hobby would you like to learn? For example guitar, cooking or yoga.",
  vague:
    "I didn't catch a specific hobby there. Please type a clear hobby you want to learn (e.g., guitar, cooking, yoga).",
  gibberish:
    "I didn't catch a specific hobby there. Please type a clear hobby you want to learn (e.g., guitar, cooking, yoga).",
  complex:
    "{hobby} is a bit complex for a 7-day beginner plan. These are close to it and fit a week well:",
  several: "You named more than one hobby. Which one shall we start with?",
  unknown:
    "I don't know “{typed}” as a hobby yet. If that is what you mean, I'll make a plan for it.",
};

/** Shown when an unknown text has suggestions. */
export const DID_YOU_MEAN = "Did you mean";
/** The last option for a complex hobby. */
export const MAKE_IT_ANYWAY = "Make it anyway";
/** The last option for an unknown one. */
export const YES_MAKE_IT = "Yes, make this plan";

/** Refusals do not blame, and end with an offer; the suggestions follow as options. */
export const UNSAFE_MESSAGES: Readonly<Record<UnsafeKind, string>> = {
  "self-harm":
    "I'm glad you told me, and I'm sorry if things are this hard. You don't have to carry it alone: please talk to somebody now, a person you trust or one of the lines below. They listen, for free and in confidence. A hobby can wait; you matter more.",
  sexual:
    "That is inappropriate content for a learning plan, so I can't make one for it. If you would like to be creative or close to people, one of these may suit you:",
  violence:
    "That is inappropriate content for a learning plan: I don't teach what can hurt people or animals. If it is strength, aim or excitement you are after, one of these may suit you:",
  drugs:
    "That is inappropriate content for a learning plan, so I can't make one for it. If you would like to grow, brew or unwind, one of these may suit you:",
  hate: "That is inappropriate content for a learning plan: everybody is welcome here. One of these brings people together:",
  crime:
    "That is inappropriate content for a learning plan: I don't teach what takes from others or breaks the law. If you like to find out how things work, one of these may suit you:",
};

/** Where to find help, shown under the self-harm message and nowhere else. */
export const HELP_IN_CRISIS = {
  danger: "If you are in danger right now, call your local emergency number.",
  lines: [
    { where: "Anywhere", name: "Find A Helpline", link: "https://findahelpline.com" },
    { where: "United States", name: "988 Suicide & Crisis Lifeline", phone: "988" },
    { where: "United Kingdom and Ireland", name: "Samaritans", phone: "116 123" },
  ],
  otherwise: "If I misunderstood you, tell me in other words what you would like to learn.",
} as const;

/** The chat's text for an answer; undefined when the hobby is valid. */
export function replyTo(check: HobbyCheck, typed: string): string | undefined {
  if (check.reason === undefined) return undefined;
  // Whatever is unsafe has a kind (the result's schema); the broadest words serve where it is unknown.
  if (check.reason === "unsafe") return UNSAFE_MESSAGES[check.unsafeKind ?? "sexual"];
  if (check.reason === "unknown" && check.suggestion !== null)
    return `${DID_YOU_MEAN} ${check.suggestion}?`;
  return REASON_MESSAGES[check.reason]
    .replace("{hobby}", () => check.detectedHobbies[0] ?? "That")
    .replace("{typed}", () => typed.trim());
}
