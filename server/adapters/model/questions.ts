import type { JSONSchema7 } from "ai";
import { z } from "zod";
import type { LessonRequest, PlanOpening } from "#core/lesson/compose.ts";
import type { Figures } from "#core/lesson/week.ts";
import { MINUTES } from "#core/plan/answers.ts";
import type { Day } from "#core/plan/plan.ts";
import type { DayContext } from "../../ports/author.ts";
import { AuthorError } from "../../ports/author.ts";
import type { ChatContext } from "../../ports/model.ts";
import type { CheckedDay, CheckedPlan } from "./checked.ts";
import { CheckedHobby, checkedDayAnswer, checkedPlanAnswer } from "./checked.ts";
import type { Question } from "./client.ts";
import { createEchoCheck } from "./echo.ts";
import { parseJsonAnswer, readablePart } from "./json-answer.ts";
import { readPartialDay, readPartialOpening } from "./partial-answer.ts";
import { collectTexts, plainLines } from "./plain-text.ts";
import type { Prompt } from "./prompts.ts";
import { chatPrompt, dayPrompt, hobbyPrompt, planPrompt } from "./prompts.ts";
import { WireDayAnswer, WireHobby, WirePlan } from "./wire.ts";

/** Whether a text contains words that nobody may be shown. */
export type IsUnsafe = (text: string) => boolean;

/** Enough for a lesson of about 900 words, and for a model that reasons first. */
const LESSON_TOKENS = 8_000;
const SHORT_TOKENS = 2_000;
const CHAT_WORDS = 120;

/** The check of an unknown hobby holds up the chat, so it must be quick. */
const HOBBY_MS = 8_000;

function jsonSchema(name: string, schema: z.ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: "draft-7" });
  return { name, json: json as JSONSchema7 };
}

/** Paths and messages of the first faults, in our own words, never the answer's. */
function faultsOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join(".")}: ${issue.message}`)
    .join("; ");
}

/** Checks all texts of a value. @throws AuthorError `refused` */
type Guard = (value: unknown) => void;

function guardFor(prompt: Prompt, isUnsafe: IsUnsafe): Guard {
  const isEcho = createEchoCheck(prompt.system);
  return (value) => {
    const texts = collectTexts(value);
    if (isUnsafe(texts)) throw new AuthorError("refused", "unsafe words in the answer");
    if (isEcho(texts)) throw new AuthorError("refused", "the answer recites its instructions");
  };
}

function readJson<Value>(text: string, schema: z.ZodType<Value>, guard: Guard): Value {
  const json = parseJsonAnswer(text);
  if (json === undefined) throw new AuthorError("invalid", "not a whole JSON object");
  if (z.object({ refused: z.literal(true) }).safeParse(json).success) {
    throw new AuthorError("refused", "the model declined");
  }
  const checked = schema.safeParse(json);
  // Unsafe words count even in a malformed answer: asking again would not make them better.
  guard(checked.success ? checked.data : json);
  if (!checked.success) throw new AuthorError("invalid", faultsOf(checked.error));
  return checked.data;
}

/** Makes a reader of growing JSON answers, which refuses as soon as something unsafe shows. */
function createPartialReader<PartialAnswer>(show: (json: unknown) => PartialAnswer, guard: Guard) {
  return async (text: string): Promise<PartialAnswer | undefined> => {
    const readable = readablePart(text);
    if (readable === undefined) return undefined;
    const { parsePartialJson } = await import("ai");
    const { value } = await parsePartialJson(readable);
    if (value === undefined) return undefined;
    const shown = show(value);
    guard(shown);
    return shown;
  };
}

export interface PartialPlan {
  readonly opening: Partial<PlanOpening>;
  readonly day: Partial<Day> & Pick<Day, "day">;
}

export function planQuestion(
  request: LessonRequest,
  isUnsafe: IsUnsafe,
  figures?: Figures,
): Question<CheckedPlan, PartialPlan> {
  const schema = checkedPlanAnswer(MINUTES[request.timeAvailable]);
  const prompt = planPrompt(request, figures);
  const guard = guardFor(prompt, isUnsafe);
  return {
    prompt,
    schema: jsonSchema("plan", WirePlan),
    maxOutputTokens: LESSON_TOKENS,
    cacheable: true,
    read: (text) => readJson(text, schema, guard),
    partial: createPartialReader(
      (json) => ({ opening: readPartialOpening(json), day: readPartialDay(json, 1) }),
      guard,
    ),
  };
}

export function dayQuestion(
  request: LessonRequest,
  context: DayContext,
  isUnsafe: IsUnsafe,
  figures?: Figures,
): Question<{ day: CheckedDay }, Partial<Day> & Pick<Day, "day">> {
  const schema = checkedDayAnswer(MINUTES[request.timeAvailable]);
  const prompt = dayPrompt(request, context, figures);
  const guard = guardFor(prompt, isUnsafe);
  return {
    prompt,
    schema: jsonSchema("day", WireDayAnswer),
    maxOutputTokens: LESSON_TOKENS,
    cacheable: true,
    read: (text) => readJson(text, schema, guard),
    partial: createPartialReader((json) => readPartialDay(json, context.day), guard),
  };
}

/** At most `most` words, ending after a sentence if possible. */
function shorten(text: string, most: number): string {
  const words = text.split(/(?<=\s)/);
  if (words.length <= most) return text;
  const cut = words.slice(0, most).join("").trimEnd();
  const sentence = /^[\s\S]*[.!?](?=\s|$)/.exec(cut)?.[0];
  return sentence !== undefined && sentence.length > cut.length / 2 ? sentence : `${cut} …`;
}

export function chatQuestion(
  message: string,
  context: ChatContext,
  isUnsafe: IsUnsafe,
): Question<string, string> {
  const prompt = chatPrompt(message, context);
  const guard = guardFor(prompt, isUnsafe);
  const hasWords = /\p{L}{2}/u;
  const shownOf = (text: string) => {
    const shown = shorten(plainLines(text), CHAT_WORDS);
    guard(shown);
    return shown;
  };
  return {
    prompt,
    maxOutputTokens: SHORT_TOKENS,
    cacheable: false,
    read: (text) => {
      const answer = shownOf(text);
      if (!hasWords.test(answer)) throw new AuthorError("invalid", "an empty answer");
      return answer;
    },
    // The last word may be unfinished.
    partial: async (text) => {
      const shown = shownOf(text.replace(/\S+$/, ""));
      return hasWords.test(shown) ? shown : undefined;
    },
  };
}

export function hobbyQuestion(text: string, isUnsafe: IsUnsafe) {
  const prompt = hobbyPrompt(text);
  const guard = guardFor(prompt, isUnsafe);
  return {
    prompt,
    schema: jsonSchema("hobby", WireHobby),
    maxOutputTokens: SHORT_TOKENS,
    cacheable: true,
    totalMs: HOBBY_MS,
    read: (answer: string) => readJson(answer, CheckedHobby, guard),
  } satisfies Question<z.infer<typeof CheckedHobby>, never>;
}
