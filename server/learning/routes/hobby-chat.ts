import type { Hono } from "hono";
import { hobbyChat, NDJSON } from "#contract/learning/plans.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import { streamLines } from "../../http/stream-text.ts";
import type { Services } from "../../services/services.ts";

export function hobbyChatRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, hobbyChat, async (body, context) => {
    const question = {
      message: body.message,
      hobby: body.hobby,
      plan: parseStoredPlan(body.plan),
      day: body.day ?? 1,
      completedDays: body.completed_days ?? [],
    };
    if (context.req.header("accept")?.includes(NDJSON)) {
      return streamLines(context, (signal) => services.guide.write(question, signal));
    }
    return { reply: await services.guide.writeComplete(question, context.req.raw.signal) };
  });
}
