import type { Hono } from "hono";
import site from "#generated/site.json" with { type: "json" };
import { AppError } from "../../http/app-error.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import type { Services } from "../../services/services.ts";

/** Social networks ask a few times for each link; drawing costs some milliseconds. */
const LIMIT = { name: "share-picture", max: 120, seconds: 3_600 } as const;

/** The picture that a shared plan shows in social networks. */
export function sharedPictureRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  app.get("/shared/:token/picture.png", async (context) => {
    const verdict = await services.limits.take(LIMIT, context.get("clientNetwork"));
    if (!verdict.allowed) throw new AppError("rate-limited", { retryAfter: verdict.retryAfter });
    const shared = await services.shares.open(context.req.param("token"));
    if (!shared) throw new AppError("not-found");
    const bytes = await services.drawShared(shared, site.name);
    return context.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600",
    });
  });
}
