import * as build from "virtual:react-router/server-build";
import type { Hono, MiddlewareHandler } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { nonceContext } from "#app/nonce.ts";
import { pageServicesContext } from "#app/request-context.ts";
import { createApiApp } from "./api-app.ts";
import type { HttpEnvironment } from "./http/context.ts";
import { contentSecurityPolicy, withSecurityHeaders } from "./http/security.ts";
import { staticFiles } from "./http/static-files.ts";
import { sharedPictureRoutes } from "./routes/shared-plans/picture.ts";
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
  const app = createApiApp(services, files && staticFiles(files));
  app.get("*", withoutSlash);
  sharedPictureRoutes(app, services);
  app.all("*", pages(services, files !== undefined));
  return app;
}

/** One address a page: '/credits/' leads to '/credits'. Never to another host, as '//host/' would. */
const withoutSlash: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (pathname === "/" || !pathname.endsWith("/")) return next();
  return context.redirect(`/${pathname.replace(/^\/+|\/+$/gu, "")}${search}`, 301);
};

/** Pages that were not prerendered, unknown addresses among them. */
function pages({ shares, config }: Services, production: boolean) {
  const handle = createRequestHandler(
    build as unknown as ServerBuild,
    production ? "production" : "development",
  );
  return async (context: { req: { raw: Request } }): Promise<Response> => {
    const routerContext = new RouterContextProvider();
    // In development Vite puts scripts of its own into the page, which no policy could name.
    const nonce = production ? crypto.randomUUID().replaceAll("-", "") : "";
    routerContext.set(nonceContext, nonce);
    routerContext.set(pageServicesContext, {
      openShared: (token) => shares.open(token),
      origin: new URL(config.PUBLIC_URL ?? context.req.raw.url).origin,
    });
    const response = await handle(context.req.raw, routerContext);
    if (nonce) {
      response.headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`]));
    }
    response.headers.set("Cache-Control", "no-store");
    return withSecurityHeaders(response);
  };
}
