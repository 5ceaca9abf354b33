import type { Hono } from "hono";
import { readShare, revokeShare, sharePlan } from "#contract/learning/plan-shares.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

/** The owner's side of share links; the page of a link is app/routes/shared.tsx. */
export function planShareRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  const { shares } = services;
  serve(app, services, sharePlan, (_, context, { userId }) =>
    shares.share(userId, context.req.param("id") ?? ""),
  );
  serve(app, services, readShare, async (_, context, { userId }) => ({
    share: (await shares.find(userId, context.req.param("id") ?? "")) ?? null,
  }));
  serve(app, services, revokeShare, async (_, context, { userId }) => {
    await shares.revoke(userId, context.req.param("id") ?? "");
    return { revoked: true as const };
  });
}
