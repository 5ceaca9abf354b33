import type { Hono } from "hono";
import type { HttpEnvironment } from "../http/context.ts";
import type { Services } from "../services/services.ts";
import { healthRoutes } from "./health.ts";

/** Every call of the API. */
export function apiRoutes(app: Hono<HttpEnvironment>, _services: Services): void {
  healthRoutes(app);
}
