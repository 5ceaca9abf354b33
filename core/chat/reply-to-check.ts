import { canConfirm, type HobbyCheck, type UnsafeKind } from "../hobby-check/result.ts";
import { ARCHETYPES } from "../plan/family.ts";
import type { ChatOption, GuideContent } from "./message.ts";
import { renderGuide } from "./render.ts";
import { crisisWords } from "./words.ts";

/** The guide's reply to a text that is not one clear hobby, and the visitor's choices. */
export interface CheckReply {
  readonly content: GuideContent;
  readonly options: readonly ChatOption[];
}

/**
 * The reply to anybody who mentions self-harm, wherever they do: a caring word, and where to find
 * help.
 */
export const wordsInCrisis = (): string => renderGuide({ key: "help-in-crisis" });

/** A text from elsewhere as a message: help in a crisis is recognized, all else is kept as it is. */
export const toGuideContent = (text: string): GuideContent =>
  text.startsWith(crisisWords.care) ? { key: "help-in-crisis" } : { key: "text", text };

/** A refusal for places without options below it: an error, or an answer about a plan. */
export const refusalText = (kind: UnsafeKind, offers: readonly string[]): string =>
  kind === "self-harm"
    ? wordsInCrisis()
    : `${renderGuide({ key: "unsafe", kind })} ${offers.join(", ")}.`;

/**
 * The guide's reply to a check that found no valid hobby.
 * @param typed what the visitor has typed.
 */
export function replyToCheck(check: HobbyCheck, typed: string): CheckReply {
  const content = contentOf(check, typed.trim());
  if (content.key === "unknown" && check.suggestions.length === 0) return askFamily(content.typed);
  // Somebody in need is offered help and nothing else.
  if (content.key === "help-in-crisis") return { content, options: [] };
  const names = check.reason === "several" ? check.detectedHobbies : check.suggestions;
  return {
    content,
    options: [
      ...names.map((hobby) => ({ type: "name" as const, hobby })),
      ...(canConfirm(check) ? [confirmOption(check, typed)] : []),
    ],
  };
}

/** The reply to a hobby that is known but has no lessons: the nearest ones, or a general week. */
export const replyWithoutLessons = (
  hobby: string,
  { nearest, danger }: { nearest: readonly string[]; danger?: string | undefined },
): CheckReply => ({
  content:
    danger === undefined ? { key: "no-lessons", hobby } : { key: "dangerous", hobby, rule: danger },
  options: [
    ...nearest.map((name) => ({ type: "name" as const, hobby: name })),
    { type: "general", hobby },
  ],
});

/** The question what an unknown hobby is closest to. */
export const askFamily = (typed: string): CheckReply => ({
  content: { key: "unknown", typed },
  options: ARCHETYPES.map((family) => ({ type: "family", hobby: typed, family })),
});

/** Whatever is not valid has a reason, and whatever is unsafe a kind (the result's schema). */
function contentOf(check: HobbyCheck, typed: string): GuideContent {
  const { reason = "unknown", suggestion, unsafeKind } = check;
  if (reason === "complex") return { key: reason, hobby: check.detectedHobbies[0] ?? typed };
  if (reason === "unknown") {
    return suggestion === null
      ? { key: reason, typed }
      : { key: "did-you-mean", hobby: suggestion };
  }
  if (reason !== "unsafe") return { key: reason };
  // The broadest words serve where the kind is unknown.
  return unsafeKind === "self-harm"
    ? { key: "help-in-crisis" }
    : { key: reason, kind: unsafeKind ?? "sexual" };
}

function confirmOption(check: HobbyCheck, typed: string): ChatOption {
  if (check.reason === "complex") {
    return { type: "confirm", hobby: check.detectedHobbies[0] ?? typed, doubt: "complex" };
  }
  const doubt = check.suggestions.length > 0 ? "misspelled" : "unknown";
  return { type: "confirm", hobby: typed, doubt };
}
