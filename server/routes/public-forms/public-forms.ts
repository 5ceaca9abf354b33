import type { Hono } from "hono";
import { sendContactMessage } from "#contract/contact.ts";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import type { HttpEnvironment } from "../../http/context.ts";
import { serve } from "../../http/endpoint.ts";
import { limitFormSize } from "../../http/small-forms.ts";
import type { Services } from "../../services/services.ts";
import { isOneClick } from "./one-click.ts";

/** The newsletter and the contact form. */
export function publicFormRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  serve(app, services, subscribeToNewsletter, async (subscription, context) => {
    await services.newsletter.subscribe(subscription, services.linkOrigin(context.req.raw));
    return { success: true as const };
  });

  serve(app, services, sendContactMessage, async (message) => {
    await services.contact.send(message);
    return { success: true as const };
  });

  // Mail programs send this request themselves; a form of the page goes on to the page.
  app.post("/newsletter/unsubscribe", limitFormSize, async (context, next) => {
    if (!(await isOneClick(context.req.raw))) return next();
    await services.newsletter.unsubscribe(context.req.query("token") ?? "");
    // The same answer for every token: there is nothing left for the sender to do.
    context.header("Cache-Control", "no-store");
    return context.text("You are unsubscribed.\n");
  });
}
