import { Hono } from "hono";
import { SUCCESS_PATHS } from "#contract/openapi.ts";
import { AppError, unavailable } from "./app-error.ts";
import type { HttpEnvironment } from "./http/context.ts";
import { errorPage, wantsPage } from "./http/error-page.ts";
import { observeRequests } from "./http/observe-requests.ts";
import { presentError } from "./http/present-error.ts";
import { requestFacts } from "./http/request-facts.ts";
import { refuseLongAddresses, refuseOtherSites, securityHeaders } from "./http/security.ts";
import { apiRoutes } from "./routes/index.ts";
import type { Services } from "./services/services.ts";

/** The HTTP application without its pages: the middleware and all API calls. */
export function createApiApp(services: Services): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.use(requestFacts(services.config.TRUST_PROXY));
  app.use(observeRequests(services));
  app.use(securityHeaders(services.config));
  app.use(refuseLongAddresses);
  app.use(refuseOtherSites);
  apiRoutes(app, services);
  app.all("/api/*", () => {
    throw new AppError("not-found");
  });
  app.onError((error, context) => {
    const requestId = context.get("requestId");
    if (!(error instanceof AppError))
      services.log.error({ err: error, requestId }, "request failed");
    const told = services.isDatabaseAway(error) ? unavailable() : error;
    const { status, body } = presentError(told, requestId);
    if (body.retryAfter !== undefined) context.header("Retry-After", String(body.retryAfter));
    context.header("Cache-Control", "no-store");
    if (wantsPage(context)) return errorPage(context, status, body);
    const shown = SUCCESS_PATHS.has(context.req.path) ? { success: false, ...body } : body;
    return context.json(shown, status as 400);
  });
  return app;
}
