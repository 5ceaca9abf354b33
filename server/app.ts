import * as build from "virtual:react-router/server-build";
import type { Hono, MiddlewareHandler } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { nonceContext, requestIdContext } from "#app/nonce.ts";
import { pageServicesContext } from "#app/request-context.ts";
import { ERRORS } from "#contract/errors.ts";
import { createApiApp } from "./api-app.ts";
import type { HttpContext, HttpEnvironment } from "./http/context.ts";
import { contentSecurityPolicy, withCommonHeaders } from "./http/security.ts";
import { smallForms } from "./http/small-forms.ts";
import { type BuiltNames, withWholeAddresses } from "./http/whole-addresses.ts";
import { pageLetters } from "./routes/letters/page-letters.ts";
import { sharedPictureRoutes } from "./routes/shared-plans/picture.ts";
import type { Services } from "./services/services.ts";

// The prerenderer takes its build from this module.
export * from "virtual:react-router/server-build";
export { readConfig } from "./config.ts";
export { createFileServer, loadStaticFiles } from "./http/static-files.ts";
export { createServices } from "./services/services.ts";
export { isDatabaseAway } from "./storage/availability.ts";

export interface AppOptions {
  readonly services: Services;
  /** Names that the build gave to files; undefined in development, where Vite serves them. */
  readonly names?: BuiltNames;
}

/** The whole HTTP application, without side effects: nothing listens, nothing is opened. */
export function createApp({ services, names }: AppOptions): Hono<HttpEnvironment> {
  const app = createApiApp(services);
  app.get("*", oneAddress);
  sharedPictureRoutes(app, services);
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", smallForms);
  app.all("*", pages(services, names));
  return app;
}

/** Calls, files, and links whose token has capitals of its own. */
const CASE_MATTERS = /^\/(?:api|shared)\/|\./u;

/**
 * One address a page: '/credits/' and '/Credits' lead to '/credits'. Never to another host, as '//host/'
 * would.
 */
const oneAddress: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const bare = pathname.endsWith("/") ? `/${pathname.replace(/^\/+|\/+$/gu, "")}` : pathname;
  // What stands behind a % is no letter.
  const one = CASE_MATTERS.test(bare)
    ? bare
    : bare.replace(/%[\da-f]{2}|[A-Z]/giu, (part) => (part.length > 1 ? part : part.toLowerCase()));
  return one === pathname ? next() : context.redirect(one + search, 301);
};

/** Pages that were not prerendered, unknown addresses among them. */
function pages(services: Services, names: BuiltNames | undefined) {
  const production = names !== undefined;
  const { shares, config, isDatabaseAway } = services;
  const handle = createRequestHandler(
    build as unknown as ServerBuild,
    production ? "production" : "development",
  );

  /** A database that is away for a moment is not a fault of the page: it says to come back. */
  async function orUnavailable<Value>(asked: Promise<Value>): Promise<Value> {
    try {
      return await asked;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const { status, message } = ERRORS.unavailable;
      throw new Response(message, { status });
    }
  }

  return async (context: HttpContext): Promise<Response> => {
    const routerContext = new RouterContextProvider();
    // In development Vite puts scripts of its own into the page, which no policy could name.
    const { origin } = new URL(config.PUBLIC_URL ?? context.req.raw.url);
    const nonce = production ? crypto.randomUUID().replaceAll("-", "") : "";
    routerContext.set(nonceContext, nonce);
    const requestId = context.get("requestId");
    routerContext.set(requestIdContext, requestId);
    routerContext.set(pageServicesContext, {
      openShared: (token) => orUnavailable(shares.open(token)),
      reportFailure: (err) => services.log.error({ err, requestId }, "a page failed"),
      origin,
      figures: () => services.figures(),
      ...pageLetters(services, {
        clientNetwork: context.get("clientNetwork"),
        linkOrigin: services.linkOrigin(context.req.raw),
      }),
    });
    const rendered = await handle(context.req.raw, routerContext);
    const isPage = rendered.headers.get("Content-Type")?.startsWith("text/html");
    const response = isPage
      ? new Response(withWholeAddresses(await rendered.text(), origin, names ?? {}), rendered)
      : rendered;
    if (nonce) {
      response.headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`]));
    }
    response.headers.set("Cache-Control", "no-store");
    return withCommonHeaders(context, response, config);
  };
}
