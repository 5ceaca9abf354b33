import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { SettledRequest } from "../observe/tracing.ts";
import type { Services } from "../services/services.ts";
import type { HttpContext, HttpEnvironment } from "./context.ts";

/** Machines request these every few seconds: they are counted, but not worth a log line each. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

/** The name under which everything that is not a declared call is counted. */
const PAGE = "page";

/**
 * Counts, times and logs a request under its route's pattern: the address itself may contain names
 * of plans, tokens of shared links and search words.
 */
export const observeRequests = ({
  log,
  metrics,
  tracing,
}: Pick<Services, "log" | "metrics" | "tracing">): MiddlewareHandler<HttpEnvironment> => {
  return async (context, next) => {
    const began = performance.now();
    const work = async () => {
      await next();
      return settledRequest(context);
    };
    const { method, route, status } = tracing
      ? await tracing.request(context.req.raw.headers, work)
      : await work();
    const ms = performance.now() - began;
    metrics.request(method, route, status, ms / 1_000);
    if (PROBES.has(route)) return;
    const requestId = context.get("requestId");
    log.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, "request");
  };
};

const settledRequest = (context: HttpContext): SettledRequest => ({
  method: context.req.method,
  route: routePattern(context),
  status: context.res.status,
});

/** The pattern of the handler that answered, e.g. `/api/hobby-plans/:id`. */
function routePattern(context: HttpContext): string {
  const path = routePath(context);
  return path.startsWith("/") && !path.startsWith("/*") ? path : PAGE;
}
