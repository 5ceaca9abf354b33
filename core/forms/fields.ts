import { waitInWords } from "../words/wait.ts";

/** What a required field of text takes, and what is said of text that it does not take. */
export interface FieldRule {
  readonly missing: string;
  /** Characters (UTF-16 units) without the space around them; a line break is one. */
  readonly max: number;
  readonly tooLong: string;
  /** A regular expression with the flag `u`. */
  readonly pattern: string;
  readonly invalid: string;
}

/** A field that is not right, by its name, and what is said of it. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** Text as it counts: a form sends CR LF for each line break that its field shows as one character. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/gu, "\n");

/** What is wrong with a field; undefined when nothing is. */
function faultOf(rule: FieldRule, typed: string): string | undefined {
  const text = withPlainBreaks(typed).trim();
  if (text === "") return rule.missing;
  if (text.length > rule.max) return rule.tooLong;
  return new RegExp(rule.pattern, "u").test(text) ? undefined : rule.invalid;
}

/** What is wrong with the fields of a form, in the order of its rules. @param typed by name */
export const faultsOf = (
  rules: Readonly<Record<string, FieldRule>>,
  typed: (name: string) => string,
): FieldFault[] =>
  Object.entries(rules).flatMap(([path, rule]) => {
    const message = faultOf(rule, typed(path));
    return message === undefined ? [] : [{ path, message }];
  });

/** What is said of a refusal, and how long to wait where that is known. @param seconds */
export const withWait = (said: string, seconds: number | undefined): string =>
  seconds ? `${said.replace(/\.?$/u, ".")} Please try again in ${waitInWords(seconds)}.` : said;
