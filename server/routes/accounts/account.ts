import type { Hono } from "hono";
import { exportAccount, signInOptions } from "#contract/account.ts";
import site from "#generated/site.json" with { type: "json" };
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import { streamText } from "../../http/stream-text.ts";
import type { Services } from "../../services/services.ts";
import { authRoutes } from "./auth.ts";
import { mailboxFor, mailboxRoutes } from "./mailbox.ts";

/** The account calls that do not concern plans. */
export function accountRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  authRoutes(app, services);
  mailboxRoutes(app, services);

  serve(app, services, signInOptions, async (_body, context) => {
    context.header("Cache-Control", "no-store");
    return {
      ...services.signInOptions(context.req.raw),
      localMailbox: mailboxFor(services, context) !== undefined,
    };
  });

  serve(app, services, exportAccount, async (_body, context, member) => {
    const { exportedAt, pieces } = await services.exportAccount(member.userId);
    const day = exportedAt.slice(0, 10);
    const name = `${site.name.toLowerCase().replace(/[^a-z0-9]+/gu, "-")}-${day}.json`;
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    };
    return streamText(context, headers, pieces);
  });
}
