import type { Hono } from "hono";
import { generateDay } from "#contract/plans.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

/** One of the days 2-7: of a saved plan, or, without `plan_id`, of what the caller sends. */
export function generateDayRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, generateDay, (body, context, { userId }) =>
    body.plan_id === undefined
      ? services.planWriter.writeDay(
          { ...body, affiliateTag: services.config.AFFILIATE_TAG },
          { day: body.day_number, outline: body.outline ?? [], priorDays: body.prior_days ?? [] },
          context.req.raw.signal,
        )
      : services.laterDays.ensure(userId, body.plan_id, body.day_number),
  );
}
