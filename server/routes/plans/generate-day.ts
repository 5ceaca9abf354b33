import type { Hono } from "hono";
import { generateDay } from "#contract/plans.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

/** One of the days 2-7. Its token is asked for before anything else. */
export function generateDayRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, generateDay, (body, context) =>
    services.planWriter.writeDay(
      { ...body, affiliateTag: services.config.AFFILIATE_TAG },
      { day: body.day_number, outline: body.outline ?? [], priorDays: body.prior_days ?? [] },
      context.req.raw.signal,
    ),
  );
}
