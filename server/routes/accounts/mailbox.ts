import type { Hono } from "hono";
import { expectFound } from "../../app-error.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import { isFromThisMachine } from "../../http/own-machine.ts";
import type { Mailbox } from "../../services/accounts/mailbox.ts";
import type { Services } from "../../services/services.ts";
import { listPage, mailPage } from "./mailbox-page.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/mailbox`: the mails of an instance that cannot send any, for whoever sits at the machine. */
export function mailboxRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  app.get("/mailbox", async (context) => {
    const mailbox = needMailbox(services, context);
    return page(context, listPage(await mailbox.recent()));
  });
  app.get("/mailbox/:id", async (context) => {
    const id = context.req.param("id");
    // PostgreSQL rejects a NUL even in a query.
    const mail = id.includes("\0") ? undefined : await needMailbox(services, context).find(id);
    return page(context, mailPage(expectFound(mail)));
  });
}

function page(context: HttpContext, markup: ReturnType<typeof listPage>) {
  context.header("Content-Security-Policy", POLICY);
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
  return context.html(markup);
}

const needMailbox = (services: Services, context: HttpContext): Mailbox =>
  expectFound(mailboxFor(services, context));

/** The mailbox, if this visitor may see it: only from this machine. */
export function mailboxFor(
  { mailbox }: Pick<Services, "mailbox">,
  context: HttpContext,
): Mailbox | undefined {
  return isFromThisMachine(context) ? mailbox : undefined;
}
