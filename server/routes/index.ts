import type { Hono } from "hono";
import type { HttpEnvironment } from "../http/context.ts";
import type { Services } from "../services/services.ts";
import { apiDocumentRoutes } from "./api-document/api-document.ts";
import { healthRoutes } from "./health.ts";
import { hobbyCheckRoutes } from "./hobby-check/validate-hobby.ts";
import { generateDayRoutes } from "./plans/generate-day.ts";
import { generatePlanRoutes } from "./plans/generate-plan.ts";
import { hobbyChatRoutes } from "./plans/hobby-chat.ts";

/** Every call of the API. */
export function apiRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  healthRoutes(app);
  apiDocumentRoutes(app);
  hobbyCheckRoutes(app, services);
  generatePlanRoutes(app, services);
  generateDayRoutes(app, services);
  hobbyChatRoutes(app, services);
}
