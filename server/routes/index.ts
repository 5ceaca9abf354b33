import type { Hono } from "hono";
import { ENDPOINTS } from "#contract/openapi.ts";
import type { HttpEnvironment } from "../http/context.ts";
import { refuseOtherMethods } from "../http/endpoint.ts";
import type { Services } from "../services/services.ts";
import { accountRoutes } from "./accounts/account.ts";
import { profileRoutes } from "./accounts/profile.ts";
import { apiDocumentRoutes } from "./api-document/api-document.ts";
import { healthRoutes } from "./health.ts";
import { hobbyCheckRoutes } from "./hobby-check/validate-hobby.ts";
import { hobbyPlanRoutes } from "./hobby-plans/hobby-plans.ts";
import { mergeGuestRoutes } from "./hobby-plans/merge-guest.ts";
import { planShareRoutes } from "./hobby-plans/plan-shares.ts";
import { progressRoutes } from "./hobby-plans/user-progress.ts";
import { generateDayRoutes } from "./plans/generate-day.ts";
import { generatePlanRoutes } from "./plans/generate-plan.ts";
import { hobbyChatRoutes } from "./plans/hobby-chat.ts";
import { publicFormRoutes } from "./public-forms/public-forms.ts";

/** Every call of the API. */
export function apiRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  healthRoutes(app, services);
  apiDocumentRoutes(app);
  hobbyCheckRoutes(app, services);
  generatePlanRoutes(app, services);
  generateDayRoutes(app, services);
  hobbyChatRoutes(app, services);
  hobbyPlanRoutes(app, services);
  planShareRoutes(app, services);
  progressRoutes(app, services);
  mergeGuestRoutes(app, services);
  profileRoutes(app, services);
  accountRoutes(app, services);
  publicFormRoutes(app, services);
  refuseOtherMethods(app, ENDPOINTS);
}
