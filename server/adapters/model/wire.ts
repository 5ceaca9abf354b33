import { z } from "zod";
import { CATEGORIES } from "#core/plan/category.ts";
import { TOOL_NAMES } from "#core/tools/tool-names.ts";

/**
 * The schema of a model's answer. Plain on purpose: every key is required and nothing has bounds,
 * because structured-output modes refuse or ignore more. `checked.ts` says what is then accepted.
 * There is no field for an address or a video id: neither can come from a model.
 */

/** First in every answer, so that a refusal does not cost a lesson. */
const refused = z.boolean();

/** Instead of a tool or a figure: a key that is required cannot be left out. */
export const NONE = "none";

/** In the order in which a step is shown while it grows: a break is known before its words are. */
const WireStep = z.object({
  rest: z.boolean(),
  title: z.string(),
  text: z.string(),
  minutes: z.number(),
  tool: z.enum([...TOOL_NAMES, NONE]),
  /** A key of the figures in the prompt. */
  figure: z.string(),
});

/** In the order of the screen, so that what is being read does not move while the rest is written. */
const WireDay = z.object({
  title: z.string(),
  mainTask: z.string(),
  explanation: z.string(),
  safety: z.array(z.string()),
  checklist: z.array(z.string()),
  steps: z.array(WireStep),
  check: z.object({ try: z.string(), fix: z.string(), minutes: z.number() }),
  tips: z.array(z.string()),
  mistakes: z.array(z.object({ slip: z.string(), fix: z.string() })),
  terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
  articles: z.array(z.string()),
  gear: z.array(z.string()),
  videoSearch: z.string(),
});

export const WirePlan = z.object({
  refused,
  title: z.string(),
  promise: z.string(),
  overview: z.string(),
  category: z.enum(CATEGORIES),
  outline: z.array(z.object({ title: z.string(), focus: z.string() })),
  day: WireDay,
});

export const WireDayAnswer = z.object({ refused, day: WireDay });

export const WireHobby = z.object({ isHobby: z.boolean(), name: z.string() });
