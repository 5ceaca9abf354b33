import type { Hono } from "hono";
import { syncProfile } from "#contract/user-profile.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

export function profileRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, syncProfile, (body, _context, member) =>
    services.profiles.sync(member.userId, { timeZone: body.time_zone }),
  );
}
