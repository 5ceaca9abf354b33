import type { Hono } from "hono";
import { listProgress, readProgress, saveProgress } from "#contract/learning/user-progress.ts";
import { eventOfChange } from "#core/learning/day-changes.ts";
import { AppError } from "../../app-error.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Member } from "../../services/accounts/members.ts";
import type { Services } from "../../services/services.ts";
import type { Outcome } from "../service/commands.ts";
import { presentProgress } from "../service/present.ts";
import { prepareNextDays } from "./commands.ts";

/** A member's own progress (spec 1 §7). */
export function progressRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  const { learning } = services;
  serve(app, services, saveProgress, async (body, _, { userId }) => {
    const { plan_id: planId, changes, completed_days: completed = [] } = body;
    const outcome = changes
      ? await learning.act(
          userId,
          changes.map((change) => ({ ...eventOfChange(change), planId })),
        )
      : await learning.setCompletedDays(userId, planId, completed);
    const saved = presentProgress(await progressAfter(services, userId, planId, outcome));
    prepareNextDays(services, userId, outcome);
    return saved;
  });
  serve(app, services, listProgress, async (_, context, member) => {
    expectOwnPath(context, member);
    return (await learning.listProgress(member.userId)).map(presentProgress);
  });
  serve(app, services, readProgress, async (_, context, member) => {
    expectOwnPath(context, member);
    return presentProgress(
      await learning.readProgress(member.userId, context.req.param("planId") ?? ""),
    );
  });
}

/** Naming somebody else is refused in the path, as it is in a body (spec 1 §6). */
function expectOwnPath(context: HttpContext, { userId }: Member): void {
  if (context.req.param("userId") !== userId) throw new AppError("wrong-user");
}

/** @throws AppError not-found; day-locked when nothing of what was sent was possible. */
async function progressAfter(
  { learning }: Services,
  userId: string,
  planId: string,
  { settled, plans }: Outcome,
) {
  const [state] = plans;
  if (state && settled.length > 0 && settled.every(({ refused }) => refused)) {
    throw new AppError("day-locked");
  }
  return state ?? learning.readProgress(userId, planId);
}
