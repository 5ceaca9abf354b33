import type { Hono } from "hono";
import { listProgress, readProgress, saveProgress } from "#contract/user-progress.ts";
import { AppError } from "../../app-error.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Member } from "../../services/accounts/members.ts";
import { presentProgress } from "../../services/hobby-plans/present.ts";
import type { Services } from "../../services/services.ts";

/** A member's own progress (spec 1 §7). */
export function progressRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  const { progress, laterDays } = services;
  serve(app, services, saveProgress, async (body, _, { userId }) => {
    const saved = await progress.save(
      userId,
      body.plan_id,
      body.changes ? { changes: body.changes } : { completedDays: body.completed_days ?? [] },
    );
    for (const day of saved.newlyCompleted) laterDays.prepare(userId, body.plan_id, day + 1);
    return presentProgress(saved.progress);
  });
  serve(app, services, listProgress, async (_, context, member) => {
    expectOwnPath(context, member);
    return (await progress.list(member.userId)).map(presentProgress);
  });
  serve(app, services, readProgress, async (_, context, member) => {
    expectOwnPath(context, member);
    return presentProgress(await progress.read(member.userId, context.req.param("planId") ?? ""));
  });
}

/** Naming somebody else is refused in the path, as it is in a body (spec 1 §6). */
function expectOwnPath(context: HttpContext, { userId }: Member): void {
  if (context.req.param("userId") !== userId) throw new AppError("wrong-user");
}
