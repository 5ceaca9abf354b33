import type { Hono } from "hono";
import { type GeneratePlanBody, generatePlan, NDJSON } from "#contract/learning/plans.ts";
import { renderGuide } from "#core/chat/render.ts";
import { refusalText, replyToCheck } from "#core/chat/reply-to-check.ts";
import type { HobbyCheck } from "#core/hobby-check/result.ts";
import type { LessonRequest } from "#core/lesson/compose.ts";
import type { Plan } from "#core/plan/plan.ts";
import { AppError } from "../../app-error.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import { streamLines } from "../../http/stream-text.ts";
import type { Services } from "../../services/services.ts";
import type { WriteOptions } from "../service/plan-writer.ts";

export function generatePlanRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, generatePlan, async (body, context, member) => {
    const hobby = hobbyToTeach(await services.checkHobby(body.hobby), body);
    const force = body.force ?? false;
    if (member) await services.plans.expectRoom(member.userId, hobby, force);
    const request: LessonRequest = {
      hobby,
      experience: body.experience,
      timeAvailable: body.timeAvailable,
      goal: body.goal,
      family: body.family,
      affiliateTag: services.config.AFFILIATE_TAG,
    };
    const options: WriteOptions = member
      ? { days: 1, save: (plan) => save(services, member.userId, plan, force) }
      : { days: 2 };
    if (context.req.header("accept")?.includes(NDJSON)) {
      return streamLines(context, (signal) => services.planWriter.write(request, options, signal));
    }
    const { plan, saved } = await services.planWriter.writeComplete(
      request,
      options,
      context.req.raw.signal,
    );
    return { ...plan, ...(saved !== undefined && { saved }) };
  });
}

/** A plan that could not be saved is still shown (spec 1 §4): it is worth more than the error. */
async function save(
  { plans, log }: Services,
  userId: string,
  plan: Plan,
  force: boolean,
): Promise<boolean> {
  try {
    await plans.begin(userId, plan, { id: plan.id, force });
    return true;
  } catch (error) {
    log.warn({ err: error }, "a new plan could not be saved");
    return false;
  }
}

/**
 * The hobby to make a plan for. The chat has asked about complex ones, and what unknown ones are
 * closest to; the other reasons refuse it, whoever calls.
 */
function hobbyToTeach(
  check: HobbyCheck,
  { hobby: typed, family }: Pick<GeneratePlanBody, "hobby" | "family">,
): string {
  if (check.isValid) return check.suggestion ?? typed;
  if (check.unsafeKind) {
    throw new AppError("hobby-unsafe", {
      message: refusalText(check.unsafeKind, check.suggestions),
    });
  }
  if (check.reason === "complex") return check.detectedHobbies[0] ?? typed;
  if (check.reason === "unknown" && family) return typed;
  throw new AppError("hobby-not-recognised", {
    message: renderGuide(replyToCheck(check, typed).content),
  });
}
