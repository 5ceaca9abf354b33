import type { Hono } from "hono";
import { generatePlan, NDJSON } from "#contract/plans.ts";
import { replyTo } from "#core/hobby-check/messages.ts";
import { canConfirm, type HobbyCheck } from "#core/hobby-check/result.ts";
import type { LessonRequest } from "#core/lesson/compose.ts";
import { AppError } from "../../http/app-error.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import { streamLines } from "../../http/stream-lines.ts";
import type { Services } from "../../services/services.ts";

export function generatePlanRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, generatePlan, async (body, context) => {
    const request: LessonRequest = {
      hobby: hobbyToTeach(await services.checkHobby(body.hobby), body.hobby),
      experience: body.experience,
      timeAvailable: body.timeAvailable,
      goal: body.goal,
      affiliateTag: services.config.AFFILIATE_TAG,
    };
    context.header("Cache-Control", "no-store");
    if (context.req.header("accept")?.includes(NDJSON)) {
      return streamLines(context, (signal) => services.planWriter.write(request, signal));
    }
    return services.planWriter.writeWhole(request, context.req.raw.signal);
  });
}

/**
 * The hobby that a plan is made for. The chat has asked about complex and unknown ones; the other
 * reasons stand, whoever calls.
 */
function hobbyToTeach(check: HobbyCheck, typed: string): string {
  if (check.isValid) return check.suggestion ?? typed;
  const message = replyTo(check, typed);
  if (check.unsafe) throw new AppError("hobby-unsafe", { ...(message && { message }) });
  if (canConfirm(check)) {
    return check.reason === "complex" ? (check.detectedHobbies[0] ?? typed) : typed;
  }
  throw new AppError("hobby-not-recognised", { ...(message && { message }) });
}
