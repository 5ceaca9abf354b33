import type { Hono } from "hono";
import { LIMITS } from "#contract/limits.ts";
import site from "#generated/site.json" with { type: "json" };
import { expectFound } from "../../app-error.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { identifyCaller } from "../../http/endpoint.ts";
import { obeyLimits } from "../../services/limits.ts";
import type { Services } from "../../services/services.ts";

/** The picture that social networks show for a shared plan. */
export function sharedPictureRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  app.get("/shared/:token/picture.png", async (context) => {
    await obeyLimits(services.limits, [LIMITS.pictureAddress], identifyCaller(context, services));
    const shared = expectFound(await services.shares.open(context.req.param("token")));
    const { png, etag } = await services.sharedPictures.draw(shared, site.name);
    // Revalidated each time, so that a revoked link has no picture from that moment.
    context.header("Cache-Control", "public, max-age=0, must-revalidate");
    context.header("ETag", etag);
    if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304);
    return context.body(png, 200, { "Content-Type": "image/png" });
  });
}
