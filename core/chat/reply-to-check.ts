import {
  HELP_IN_CRISIS,
  MAKE_IT_ANYWAY,
  replyTo,
  UNSAFE_MESSAGES,
  YES_MAKE_IT,
} from "../hobby-check/messages.ts";
import { canConfirm, type HobbyCheck, type UnsafeKind } from "../hobby-check/result.ts";

/** The guide's reply to a text that is not one clear hobby, and the visitor's choices. */
export interface CheckReply {
  readonly text: string;
  /** Hobbies to go on with. */
  readonly choices: readonly string[];
  /** Continues with the typed text itself ('Make it anyway'). */
  readonly confirm?: { readonly label: string; readonly hobby: string };
}

/**
 * The reply to anybody who mentions self-harm, wherever they do: a caring word, and where to find
 * help.
 */
export const wordsInCrisis = (): string => `${UNSAFE_MESSAGES["self-harm"]}\n\n${helpLines()}`;

/** Whether a text is what `wordsInCrisis` returns. */
export const areWordsInCrisis = (text: string): boolean =>
  text.startsWith(UNSAFE_MESSAGES["self-harm"]);

/** A refusal for places without options below it: an error, or an answer about a plan. */
export const refusalText = (kind: UnsafeKind, offers: readonly string[]): string =>
  kind === "self-harm" ? wordsInCrisis() : `${UNSAFE_MESSAGES[kind]} ${offers.join(", ")}.`;

/** The guide's reply to a check that found no valid hobby. */
export function replyToCheck(check: HobbyCheck, typed: string): CheckReply {
  const words = replyTo(check, typed) ?? "";
  // Somebody in need is offered help and nothing else.
  if (check.unsafeKind === "self-harm") return { text: wordsInCrisis(), choices: [] };
  const hobby = check.reason === "complex" ? (check.detectedHobbies[0] ?? typed) : typed;
  return {
    text: words,
    choices: check.reason === "several" ? check.detectedHobbies : check.suggestions,
    ...(canConfirm(check) && {
      confirm: {
        label:
          check.reason === "complex"
            ? MAKE_IT_ANYWAY
            : check.suggestions.length > 0
              ? `No, I mean “${typed}”`
              : YES_MAKE_IT,
        hobby,
      },
    }),
  };
}

function helpLines(): string {
  const lines = HELP_IN_CRISIS.lines.map(
    (line) => `${line.where}: ${line.name}, ${"phone" in line ? line.phone : line.link}`,
  );
  return `${[HELP_IN_CRISIS.danger, ...lines].join("\n")}\n\n${HELP_IN_CRISIS.otherwise}`;
}
