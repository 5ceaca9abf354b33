import type { Hono } from "hono";
import { giveCommands } from "#contract/learning/commands.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";
import type { Outcome } from "../service/commands.ts";
import { presentProgress } from "../service/present.ts";

export function commandRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, giveCommands, async ({ commands }, _, { userId }) => {
    const outcome = await services.learning.act(userId, commands);
    prepareNextDays(services, userId, outcome);
    return {
      settled: [...outcome.settled],
      progress: outcome.plans.map(presentProgress),
    };
  });
}

/** Whoever has completed a day will soon want the next one. */
export function prepareNextDays(
  { laterDays }: Services,
  userId: string,
  { newlyCompleted }: Outcome,
): void {
  for (const { planId, day } of newlyCompleted) laterDays.prepare(userId, planId, day + 1);
}
