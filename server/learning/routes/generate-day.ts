import type { Hono } from "hono";
import { generateDay } from "#contract/learning/plans.ts";
import { refusalText } from "#core/chat/reply-to-check.ts";
import { AppError } from "../../app-error.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

/** One of the days 2-7: of a saved plan or, without `plan_id`, of what the caller sends. */
export function generateDayRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, generateDay, async (body, context, { userId }) => {
    const { hobby, plan_id: planId, day_number: day, ahead } = body;
    if (planId !== undefined) return services.laterDays.ensure(userId, planId, day, ahead);
    const { signal } = context.req.raw;
    const check = await services.checkHobby(hobby, signal);
    if (check.unsafeKind) {
      throw new AppError("hobby-unsafe", {
        message: refusalText(check.unsafeKind, check.suggestions),
      });
    }
    return services.planWriter.writeDay(
      { ...body, affiliateTag: services.config.AFFILIATE_TAG },
      { day, outline: body.outline ?? [], priorDays: body.prior_days ?? [] },
      signal,
    );
  });
}
