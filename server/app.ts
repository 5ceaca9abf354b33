import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { nonceContext } from "#app/nonce.ts";
import { AppError, presentError } from "./http/app-error.ts";
import type { HttpEnvironment } from "./http/context.ts";
import { requestFacts } from "./http/request-facts.ts";
import { contentSecurityPolicy, sameSiteOnly, securityHeaders } from "./http/security.ts";
import { staticFiles } from "./http/static-files.ts";
import { apiRoutes } from "./routes/index.ts";
import type { Services } from "./services/services.ts";

// The prerenderer takes its build from this module.
export * from "virtual:react-router/server-build";
export { readConfig } from "./config.ts";
export { loadStaticFiles } from "./http/static-files.ts";
export { createServices } from "./services/services.ts";

export interface AppOptions {
  readonly services: Services;
  /** The built client; none in development, where Vite serves it. */
  readonly files?: Parameters<typeof staticFiles>[0];
}

/** The whole HTTP application, without side effects: nothing listens, nothing is opened. */
export function createApp({ services, files }: AppOptions): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.use(requestFacts(services.config.TRUST_PROXY));
  app.use(securityHeaders);
  app.use(sameSiteOnly);
  if (files) app.use(staticFiles(files));
  apiRoutes(app, services);
  app.all("/api/*", () => {
    throw new AppError("not-found");
  });
  app.all("*", pages(files !== undefined));
  app.onError((error, context) => {
    const requestId = context.get("requestId");
    if (!(error instanceof AppError)) services.log.error({ err: error, requestId }, "request failed");
    const { status, body } = presentError(error, requestId);
    if (body.retryAfter !== undefined) context.header("Retry-After", String(body.retryAfter));
    context.header("Cache-Control", "no-store");
    return context.json(body, status as 400);
  });
  return app;
}

/** Pages that were not prerendered, unknown addresses among them. */
function pages(production: boolean) {
  const handle = createRequestHandler(
    build as unknown as ServerBuild,
    production ? "production" : "development",
  );
  return async (context: { req: { raw: Request } }): Promise<Response> => {
    const routerContext = new RouterContextProvider();
    // In development Vite puts scripts of its own into the page, which no policy could name.
    const nonce = production ? crypto.randomUUID().replaceAll("-", "") : "";
    routerContext.set(nonceContext, nonce);
    const response = await handle(context.req.raw, routerContext);
    if (nonce) {
      response.headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`]));
    }
    response.headers.set("Cache-Control", "no-store");
    return response;
  };
}
