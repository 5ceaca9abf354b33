import type { Hono } from "hono";
import { hobbyChat } from "#contract/learning/plans.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

export function hobbyChatRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, hobbyChat, async (body, context) => ({
    reply: await services.answerChat(
      {
        message: body.message,
        hobby: body.hobby,
        plan: parseStoredPlan(body.plan),
        day: body.day ?? 1,
        completedDays: body.completed_days ?? [],
      },
      context.req.raw.signal,
    ),
  }));
}
