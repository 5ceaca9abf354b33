import * as build from "virtual:react-router/server-build";
import type { Hono, MiddlewareHandler } from "hono";
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import { ERRORS } from "#contract/errors.ts";
import { LIMITS } from "#contract/limits.ts";
import { createApiApp } from "./api-app.ts";
import { AppError, RETRY_AFTER_SECONDS } from "./app-error.ts";
import { type BuiltNames, withAbsoluteAddresses } from "./http/absolute-addresses.ts";
import type { HttpContext, HttpEnvironment } from "./http/context.ts";
import { identifyCaller } from "./http/endpoint.ts";
import { createRenderedPages } from "./http/rendered-pages.ts";
import { contentSecurityPolicy, withCommonHeaders } from "./http/security.ts";
import { expectReadableForm, limitFormSize } from "./http/small-forms.ts";
import type { FileServer } from "./http/static-files.ts";
import { sharedPictureRoutes } from "./learning/routes/shared-picture.ts";
import { createPageForms } from "./routes/public-forms/page-forms.ts";
import { obeyLimits } from "./services/limits.ts";
import type { Services } from "./services/services.ts";

// The prerenderer looks for its build in this module.
export * from "virtual:react-router/server-build";
export { readConfig } from "./config.ts";
export { createFileServer, loadStaticFiles } from "./http/static-files.ts";
export { createServices } from "./services/services.ts";
export { isDatabaseAway } from "./storage/availability.ts";

export interface AppOptions {
  readonly services: Services;
  /** The names that the build gave to files; undefined in development, where Vite serves them. */
  readonly names?: BuiltNames;
  /** The built page for addresses that are not found. */
  readonly notFound?: FileServer["notFound"];
}

/**
 * The complete HTTP application. Creating it has no side effects: nothing listens, nothing is
 * opened.
 */
export function createApp(options: AppOptions): Hono<HttpEnvironment> {
  const { services } = options;
  const app = createApiApp(services);
  app.get("*", oneAddress);
  sharedPictureRoutes(app, services);
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", limitFormSize);
  app.all("*", pages(options));
  return app;
}

/** Calls, files, and shared links, whose tokens are case-sensitive. */
const CASE_MATTERS = /^\/(?:api|shared)\/|\./u;

/**
 * One address per page: '/credits/' and '/Credits' redirect to '/credits'. Never to another host,
 * as '//host/' would.
 */
const oneAddress: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const bare = pathname.endsWith("/") ? `/${pathname.replace(/^\/+|\/+$/gu, "")}` : pathname;
  // The two digits after a % are not letters.
  const one = CASE_MATTERS.test(bare)
    ? bare
    : bare.replace(/%[\da-f]{2}|[A-Z]/giu, (part) => (part.length > 1 ? part : part.toLowerCase()));
  return one === pathname ? next() : context.redirect(one + search, 301);
};

/**
 * A placeholder for the nonce while a page is rendered, as hard to guess as a nonce: a cached page
 * gets a fresh nonce for each answer.
 */
const NONCE = crypto.randomUUID().replaceAll("-", "");
const freshNonce = (): string => crypto.randomUUID().replaceAll("-", "");

/** Pages that were not prerendered, and unknown addresses. */
function pages({ services, names, notFound }: AppOptions) {
  const production = names !== undefined;
  const { shares, config, isDatabaseAway } = services;
  const handle = createRequestHandler(
    build as unknown as ServerBuild,
    production ? "production" : "development",
  );
  const routeOf = createRouteFinder(build.routes);
  const kept = createRenderedPages(services.now);

  /**
   * A database that is briefly unavailable is not the page's fault: the answer says to come back.
   */
  async function orUnavailable<Value>(asked: Promise<Value>): Promise<Value> {
    try {
      return await asked;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const { status, message } = ERRORS.unavailable;
      throw new Response(message, { status });
    }
  }

  /** The framework's answer and, if it is a page, its text. */
  async function render(context: HttpContext, origin: string) {
    const requestId = context.get("requestId");
    const routerContext = build.entry.module.createPageContext({
      // In development Vite injects its own scripts into the page, which no policy could name.
      nonce: production ? NONCE : "",
      requestId,
      services: {
        openShared: (token) => orUnavailable(shares.open(token)),
        reportFailure: (err) => services.log.error({ err, requestId }, "a page failed"),
        origin,
        figures: () => services.figures(),
        ...createPageForms(services, {
          clientNetwork: context.get("clientNetwork"),
          linkOrigin: services.linkOrigin(context.req.raw),
        }),
      },
    });
    const rendered = await handle(context.req.raw, routerContext);
    const isPage = rendered.headers.get("Content-Type")?.startsWith("text/html");
    return {
      rendered,
      html: isPage ? withAbsoluteAddresses(await rendered.text(), origin, names ?? {}) : undefined,
    };
  }

  /** A page with what belongs to this answer alone: its nonce and headers. */
  function present(context: HttpContext, html: string, response: ResponseInit): Response {
    const nonce = production ? freshNonce() : "";
    const answer = new Response(nonce ? html.replaceAll(NONCE, nonce) : html, response);
    if (nonce) {
      answer.headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`]));
    }
    return finish(context, answer);
  }

  function finish(context: HttpContext, answer: Response): Response {
    answer.headers.set("Cache-Control", "no-store");
    if (answer.status === ERRORS.unavailable.status) {
      answer.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
    }
    return withCommonHeaders(context, answer, config);
  }

  return async (context: HttpContext): Promise<Response> => {
    const { method, url } = context.req;
    const { pathname, search } = new URL(url);
    const isRead = method === "GET" || method === "HEAD";
    const route = routeOf(pathname);
    if (!isRead) await expectForm(context, route);
    const origin = new URL(config.PUBLIC_URL ?? url).origin;
    if (isRead && route?.id === NOT_FOUND) {
      const { host, "accept-encoding": encoding } = context.req.header();
      const built = notFound?.({ ...(host && { host }), ...(encoding && { encoding }) });
      if (built) {
        const body = built.bytes as Uint8Array<ArrayBuffer>;
        const headers = built.headers.map(([name, value]): [string, string] => [name, value]);
        return withCommonHeaders(context, new Response(body, { status: 404, headers }), config);
      }
    }
    const address = route && isRead && SAME_FOR_ALL.has(route.id) ? origin + pathname + search : "";
    const known = address ? kept.find(address) : undefined;
    if (known) return present(context, known.html, { status: known.status, headers: HTML });
    await obeyLimits(services.pageLimits, [LIMITS.pageAddress], identifyCaller(context, services));
    const { rendered, html } = await render(context, origin);
    if (html === undefined) return finish(context, new Response(rendered.body, rendered));
    if (address && method === "GET" && rendered.status < 500) {
      kept.keep(address, { status: rendered.status, html });
    }
    return present(context, html, rendered);
  };
}

const HTML = { "Content-Type": "text/html; charset=utf-8" } as const;

const NOT_FOUND = "routes/not-found";

/**
 * Routes whose pages depend only on their address and on data that is the same for all visitors.
 */
const SAME_FOR_ALL: ReadonlySet<string> = new Set([
  NOT_FOUND,
  "routes/home",
  "routes/blog/list",
  "routes/blog/article",
  "routes/hobbies/list",
  "routes/hobbies/hobby",
  "routes/kids/memory",
]);

type Routes = typeof build.routes;
type Route = NonNullable<Routes[string]>;

/** Finds the page of an address; undefined for data addresses and for unknown ones. */
function createRouteFinder(routes: Routes): (pathname: string) => Route | undefined {
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route): RouteObject[] => {
      if (!route || route.parentId !== parent) return [];
      const { id, path } = route;
      if (route.index) return [{ id, index: true, ...(path !== undefined && { path }) }];
      return [{ id, ...(path !== undefined && { path }), children: childrenOf(id) }];
    });
  const tree = childrenOf(undefined);
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    return id === undefined ? undefined : routes[id];
  };
}

/**
 * Accepts only forms, and only on pages that take one.
 * @throws AppError method-not-allowed, unsupported-media-type, invalid-request
 */
async function expectForm(context: HttpContext, route: Route | undefined): Promise<void> {
  if (context.req.method !== "POST" || !route?.module.action) {
    context.header("Allow", route?.module.action ? "GET, HEAD, POST" : "GET, HEAD");
    throw new AppError("method-not-allowed");
  }
  await expectReadableForm(context.req.raw);
}
