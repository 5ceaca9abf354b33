import type { Hono } from "hono";
import type { HttpEnvironment } from "../http/context.ts";

/** `/healthz` answers as long as the process does. */
export function healthRoutes(app: Hono<HttpEnvironment>): void {
  app.get("/healthz", (context) => context.text("ok"));
}
