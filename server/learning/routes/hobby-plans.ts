import type { Hono } from "hono";
import {
  changeHobbyPlan,
  createHobbyPlan,
  deleteHobbyPlan,
  listHobbyPlans,
  readHobbyPlan,
} from "#contract/learning/hobby-plans.ts";
import { AppError } from "../../app-error.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";
import type { Learning } from "../service/commands.ts";
import { parsePlan } from "../service/plans.ts";
import { planAsJson, plansAsJson, presentPlan } from "../service/present.ts";

/** Members' own plans (spec 1 §7). */
export function hobbyPlanRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  const { plans, learning } = services;
  serve(app, services, listHobbyPlans, async (_, context, { userId }) =>
    json(context, plansAsJson(await plans.list(userId))),
  );
  // One path for both, as older clients use it: one's own id lists the plans, any other id reads a
  // plan.
  serve(app, services, readHobbyPlan, async (_, context, { userId }) => {
    const id = context.req.param("id") ?? "";
    return json(
      context,
      id === userId
        ? plansAsJson(await plans.list(userId))
        : planAsJson(await plans.read(userId, id)),
    );
  });
  serve(app, services, createHobbyPlan, async (body, _, { userId }) => {
    const { plan_data, force, user_id: __, ...outside } = body;
    // What the call says about the plan wins; the plan inside supplies the rest.
    const plan = parsePlan({ ...plan_data, ...outside });
    await services.planGuard.expectSafe(plan);
    const row = await plans.begin(userId, plan, { force: force ?? false });
    return presentPlan(row);
  });
  serve(app, services, changeHobbyPlan, async ({ paused }, context, { userId }) => {
    const planId = context.req.param("id") ?? "";
    await obey(learning, userId, planId, paused ? "pause-plan" : "resume-plan", services.now());
    return presentPlan(await plans.find(userId, planId));
  });
  serve(app, services, deleteHobbyPlan, async (_, context, { userId }) => {
    const id = context.req.param("id") ?? "";
    await obey(learning, userId, id, "delete-plan", services.now());
    return { id, deleted: true as const };
  });
}

/** @throws AppError not-found when the plan is not this member's. */
async function obey(
  learning: Learning,
  userId: string,
  planId: string,
  kind: "pause-plan" | "resume-plan" | "delete-plan",
  at: number,
): Promise<void> {
  const command = { kind, id: crypto.randomUUID(), planId, at };
  const { settled } = await learning.act(userId, [command]);
  if (settled.some(({ refused }) => refused)) throw new AppError("not-found");
}

/** An answer whose JSON exists already. */
const json = (context: HttpContext, bytes: Uint8Array<ArrayBuffer>): Response =>
  context.body(bytes, 200, { "Content-Type": "application/json" });
