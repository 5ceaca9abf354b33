import type { Hono } from "hono";
import { mergeGuest } from "#contract/learning/merge-guest.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

export function mergeGuestRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, mergeGuest, async ({ plans }, _, { userId }) => ({
    outcomes: [...(await services.mergeGuest(userId, plans))],
  }));
}
