import type { Hono } from "hono";
import {
  changeHobbyPlan,
  createHobbyPlan,
  deleteHobbyPlan,
  listHobbyPlans,
  readHobbyPlan,
} from "#contract/hobby-plans.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import { planAsJson, plansAsJson, presentPlan } from "../../services/hobby-plans/present.ts";
import { parsePlan } from "../../services/hobby-plans/saved-plans.ts";
import type { Services } from "../../services/services.ts";

/** Members' own plans (spec 1 §7). */
export function hobbyPlanRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  const { savedPlans } = services;
  serve(app, services, listHobbyPlans, async (_, context, { userId }) =>
    json(context, plansAsJson(await savedPlans.list(userId))),
  );
  // One path for both, as older clients use it: one's own id lists the plans, any other id reads a
  // plan.
  serve(app, services, readHobbyPlan, async (_, context, { userId }) => {
    const id = context.req.param("id") ?? "";
    return json(
      context,
      id === userId
        ? plansAsJson(await savedPlans.list(userId))
        : planAsJson(await savedPlans.read(userId, id)),
    );
  });
  serve(app, services, createHobbyPlan, async (body, _, { userId }) => {
    const { plan_data, force, user_id: __, ...outside } = body;
    // What the call says about the plan wins; the plan inside supplies the rest.
    const plan = parsePlan({ ...plan_data, ...outside });
    await services.planGuard.expectSafe(plan);
    const row = await savedPlans.create(userId, plan, { force: force ?? false });
    return presentPlan(row);
  });
  serve(app, services, changeHobbyPlan, async ({ paused }, context, { userId }) =>
    presentPlan(await savedPlans.setPaused(userId, context.req.param("id") ?? "", paused)),
  );
  serve(app, services, deleteHobbyPlan, async (_, context, { userId }) => {
    const id = context.req.param("id") ?? "";
    await savedPlans.remove(userId, id);
    return { id, deleted: true as const };
  });
}

/** An answer whose JSON exists already. */
const json = (context: HttpContext, bytes: Uint8Array<ArrayBuffer>): Response =>
  context.body(bytes, 200, { "Content-Type": "application/json" });
