import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import { AppError } from "../app-error.ts";
import type { HttpContext, HttpEnvironment } from "../http/context.ts";
import { isFromThisMachine } from "../http/own-machine.ts";
import type { Services } from "../services/services.ts";

/**
 * What machines ask: `/healthz` answers while the process runs, `/readyz` while it can serve
 * visitors, and `/metrics` gives figures in Prometheus' text format.
 */
export function healthRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    context.header("Cache-Control", "no-store");
    return (await services.isReady()) ? context.text("ready") : context.text("not ready", 503);
  });
  app.get("/metrics", async (context) => {
    if (!mayReadMetrics(services, context)) throw new AppError("not-found");
    context.header("Cache-Control", "no-store");
    const { metrics } = services;
    const text = await metrics.text();
    if (text === undefined) return context.text("not all processes have answered", 503);
    return context.body(text, 200, { "Content-Type": metrics.contentType });
  });
}

/** Whether the caller has the operator's token or, when there is none, calls from this machine. */
function mayReadMetrics({ config }: Services, context: HttpContext): boolean {
  const token = config.METRICS_TOKEN;
  if (token === undefined) return isFromThisMachine(context);
  const given = context.req.header("authorization") ?? "";
  // Digests have equal lengths, so the time of the comparison reveals nothing.
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}
