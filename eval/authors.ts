import { join } from "node:path";
import pino from "pino";
import { findUnsafe } from "#core/hobby-check/unsafe.ts";
import type { AnswerSet } from "#core/lesson/answer-set.ts";
import type { Answers } from "#core/plan/answers.ts";
import type { Day } from "#core/plan/plan.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { createModel } from "#server/adapters/model/model.ts";
import { readConfig } from "#server/config.ts";
import { createLibraryAuthor } from "#server/learning/service/library-author.ts";
import type { PlanAuthor } from "#server/ports/author.ts";
import { createLessons } from "#server/services/lessons.ts";
import type { CompletePlan } from "./criteria.ts";

export interface Wanted {
  readonly hobby: string;
  readonly set: AnswerSet;
  readonly answers: Answers;
}

export interface Written extends Wanted {
  readonly author: string;
  readonly plan: CompletePlan;
}

/**
 * The plans of every available author: the library, and the configured model. A plan that a model
 * cannot write is reported and left out.
 * @param only 'library' or 'model'
 */
export async function writePlans(
  wanted: readonly Wanted[],
  only: string | undefined,
): Promise<Written[]> {
  const authors = (await openAuthors()).filter(({ kind }) => only === undefined || kind === only);
  const plans: Written[] = [];
  for (const author of authors) {
    for (const one of wanted) {
      try {
        plans.push({ ...one, author: author.kind, plan: await writeComplete(author, one) });
      } catch (error) {
        console.error(`${author.kind} could not write ${one.hobby} (${one.set}):`, error);
      }
    }
  }
  return plans;
}

async function openAuthors(): Promise<PlanAuthor[]> {
  const log = pino({ level: "error" });
  const lessons = createLessons(join(import.meta.dirname, "../generated"), log);
  const library = createLibraryAuthor(lessons);
  const { AI_PROVIDER: provider, AI_MODEL: model, ...config } = readConfig(process.env);
  if (!provider || !model) return [library];
  const { unsafe } = await lessons.index();
  return [
    library,
    createModel(
      { provider, model, apiKey: config.AI_API_KEY, baseUrl: config.AI_BASE_URL },
      {
        isUnsafe: (text) => findUnsafe(text, unsafe, "question") !== undefined,
        figuresFor: async (request) => (await lessons.lessonFor(request.hobby, request)).figures,
        now: Date.now,
        random: Math.random,
      },
    ),
  ];
}

async function writeComplete(
  author: PlanAuthor,
  { hobby, answers }: Wanted,
): Promise<CompletePlan> {
  const options = { signal: new AbortController().signal };
  const request = { hobby, ...answers };
  const days: Day[] = [];
  let opening: Omit<CompletePlan, "days"> | undefined;
  for await (const event of author.writePlan(request, options)) {
    if (!event.final) continue;
    if (event.type === "opening") opening = event.opening as Omit<CompletePlan, "days">;
    else days.push(event.day);
  }
  if (!opening) throw new Error("the plan has no opening");
  for (let day = days.length + 1; day <= PLAN_DAYS; day += 1) {
    const context = { day, outline: opening.outline, priorDays: days };
    days.push(await author.writeDay(request, context, options));
  }
  return { ...opening, days };
}
