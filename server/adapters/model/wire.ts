import { z } from "zod";
import { CATEGORIES } from "#core/plan/category.ts";

/**
 * The schema of a model's answer. Plain on purpose: every key is required and nothing has bounds,
 * because structured-output modes refuse or ignore more. `checked.ts` says what is then accepted.
 * There is no field for an address or a video id: neither can come from a model.
 */

/** First in every answer, so that a refusal does not cost a lesson. */
const refused = z.boolean();

const WireDay = z.object({
  title: z.string(),
  mainTask: z.string(),
  explanation: z.string(),
  howTo: z.array(z.object({ text: z.string(), minutes: z.number() })),
  selfCheck: z.string(),
  checklist: z.array(z.string()),
  tips: z.array(z.string()),
  mistakes: z.array(z.object({ slip: z.string(), fix: z.string() })),
  safety: z.array(z.string()),
  articles: z.array(z.string()),
  gear: z.array(z.string()),
  videoSearch: z.string(),
});

export const WirePlan = z.object({
  refused,
  title: z.string(),
  overview: z.string(),
  category: z.enum(CATEGORIES),
  outline: z.array(z.object({ title: z.string(), focus: z.string() })),
  day: WireDay,
});

export const WireDayAnswer = z.object({ refused, day: WireDay });

export const WireHobby = z.object({ isHobby: z.boolean(), name: z.string() });
