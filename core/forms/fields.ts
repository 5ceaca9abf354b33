import { waitInWords } from "../words/wait.ts";
import { tryAgainIn } from "./words.ts";

/** What a required text field accepts, and the messages for what it refuses. */
export interface FieldRule {
  readonly missing: string;
  /** Characters (UTF-16 units) without surrounding space; a line break counts as one. */
  readonly max: number;
  readonly tooLong: string;
  /** A regular expression for the flag `u`. */
  readonly pattern: string;
  readonly invalid: string;
}

/** The name of a field that is not right, and the message for it. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/**
 * Text as it is counted: a form sends CR LF for a line break that its field counts as one
 * character.
 */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/gu, "\n");

/** What is wrong with a field; undefined when nothing is. */
function findFault(rule: FieldRule, typed: string): string | undefined {
  const text = withPlainBreaks(typed).trim();
  if (text === "") return rule.missing;
  if (text.length > rule.max) return rule.tooLong;
  return new RegExp(rule.pattern, "u").test(text) ? undefined : rule.invalid;
}

/**
 * What is wrong with the fields of a form, in the order of its rules.
 * @param typed by name
 */
export const findFaults = (
  rules: Readonly<Record<string, FieldRule>>,
  typed: (name: string) => string,
): FieldFault[] =>
  Object.entries(rules).flatMap(([path, rule]) => {
    const message = findFault(rule, typed(path));
    return message === undefined ? [] : [{ path, message }];
  });

/**
 * A refusal's message, with the time to wait where it is known.
 * @param seconds
 */
export const withWait = (said: string, seconds: number | undefined): string =>
  seconds ? `${said.replace(/\.?$/u, ".")} ${tryAgainIn(waitInWords(seconds))}` : said;
