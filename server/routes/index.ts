import type { Hono } from "hono";
import { ENDPOINTS } from "#contract/openapi.ts";
import type { HttpEnvironment } from "../http/context.ts";
import { refuseOtherMethods } from "../http/endpoint.ts";
import { commandRoutes } from "../learning/routes/commands.ts";
import { generateDayRoutes } from "../learning/routes/generate-day.ts";
import { generatePlanRoutes } from "../learning/routes/generate-plan.ts";
import { hobbyChatRoutes } from "../learning/routes/hobby-chat.ts";
import { hobbyPlanRoutes } from "../learning/routes/hobby-plans.ts";
import { mergeGuestRoutes } from "../learning/routes/merge-guest.ts";
import { planShareRoutes } from "../learning/routes/plan-shares.ts";
import { progressRoutes } from "../learning/routes/user-progress.ts";
import type { Services } from "../services/services.ts";
import { accountRoutes } from "./accounts/account.ts";
import { profileRoutes } from "./accounts/profile.ts";
import { apiDocumentRoutes } from "./api-document/api-document.ts";
import { healthRoutes } from "./health.ts";
import { hobbyCheckRoutes } from "./hobby-check/validate-hobby.ts";
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
  commandRoutes(app, services);
  mergeGuestRoutes(app, services);
  profileRoutes(app, services);
  accountRoutes(app, services);
  publicFormRoutes(app, services);
  refuseOtherMethods(app, ENDPOINTS);
}
