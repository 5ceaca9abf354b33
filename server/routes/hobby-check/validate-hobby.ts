import type { Hono } from "hono";
import { validateHobby } from "#contract/hobby-check.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import type { Services } from "../../services/services.ts";

export function hobbyCheckRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, validateHobby, ({ hobby }, context) =>
    services.checkHobby(hobby, context.req.raw.signal),
  );
}
