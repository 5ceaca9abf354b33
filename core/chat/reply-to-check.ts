import {
  HELP_IN_CRISIS,
  MAKE_IT_ANYWAY,
  replyTo,
  UNSAFE_MESSAGES,
  YES_MAKE_IT,
} from "../hobby-check/messages.ts";
import { canConfirm, type HobbyCheck, type UnsafeKind } from "../hobby-check/result.ts";

/** What the guide says to a text that is not one clear hobby, and what the visitor may choose. */
export interface CheckReply {
  readonly text: string;
  /** Hobbies to go on with. */
  readonly choices: readonly string[];
  /** Goes on with the text itself ('Make it anyway'). */
  readonly confirm?: { readonly label: string; readonly hobby: string };
}

/** What is said to whoever speaks of self-harm, wherever it is said: a caring word, and where help is. */
export const wordsInCrisis = (): string => `${UNSAFE_MESSAGES["self-harm"]}\n\n${helpLines()}`;

/** Whether these are the words that `wordsInCrisis` says. */
export const areWordsInCrisis = (text: string): boolean =>
  text.startsWith(UNSAFE_MESSAGES["self-harm"]);

/** A refusal where no options can stand below it: in an error, or among a plan's answers. */
export const refusalOf = (kind: UnsafeKind, offers: readonly string[]): string =>
  kind === "self-harm" ? wordsInCrisis() : `${UNSAFE_MESSAGES[kind]} ${offers.join(", ")}.`;

/** The guide's answer to a check that is not valid. */
export function replyToCheck(check: HobbyCheck, typed: string): CheckReply {
  const words = replyTo(check, typed) ?? "";
  // Whoever is in need is offered help and nothing else.
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
