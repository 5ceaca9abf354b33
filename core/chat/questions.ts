import { type Answers, ExperienceSchema, GoalSchema, TimeSchema } from "../plan/answers.ts";
import type { AnswerValue, ChatOption } from "./message.ts";
import { answerWords } from "./words.ts";

/** One of the three questions. */
export interface Question {
  readonly step: "experience" | "time" | "goal";
  readonly field: keyof Answers;
  readonly values: readonly AnswerValue[];
}

/** In the order in which they are asked. */
export const QUESTIONS = [
  { step: "experience", field: "experience", values: ExperienceSchema.options },
  { step: "time", field: "timeAvailable", values: TimeSchema.options },
  { step: "goal", field: "goal", values: GoalSchema.options },
] as const satisfies readonly Question[];

/** The options below a question. */
export const answerOptions = (question: Question): ChatOption[] =>
  question.values.map((value) => ({ type: "answer", value }));

/** The answer whose value or label was typed. */
export function findNamedAnswer(question: Question, text: string): AnswerValue | undefined {
  const typed = text.trim().toLowerCase();
  return question.values.find(
    (value) => value.toLowerCase() === typed || answerWords[value].label.toLowerCase() === typed,
  );
}

/** The answer that a typed text means, by its name or by a synonym. */
export const findMeantAnswer = (question: Question, text: string): AnswerValue | undefined =>
  findNamedAnswer(question, text) ??
  question.values.find((value) => answerWords[value].means.test(text.trim().toLowerCase()));

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
