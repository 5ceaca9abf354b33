import type { Hono } from "hono";
import { AppError } from "../../http/app-error.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import {
  isLoopbackAddress,
  isLoopbackHost,
  type Mailbox,
} from "../../services/accounts/mailbox.ts";
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
    const mail = await needMailbox(services, context).find(context.req.param("id"));
    if (!mail) throw new AppError("not-found");
    return page(context, mailPage(mail));
  });
}

function page(context: HttpContext, markup: ReturnType<typeof listPage>) {
  context.header("Content-Security-Policy", POLICY);
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
  return context.html(markup);
}

function needMailbox(services: Services, context: HttpContext): Mailbox {
  const mailbox = mailboxFor(services, context);
  if (!mailbox) throw new AppError("not-found");
  return mailbox;
}

/** What a proxy leaves on a request; through one, a visitor from anywhere would seem to be here. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * The mailbox, if this visitor may see it: from this machine, and by a name that can only mean this
 * machine (another site's name may be made to point here, and its scripts could then read along).
 */
export function mailboxFor(
  { mailbox }: Pick<Services, "mailbox">,
  context: HttpContext,
): Mailbox | undefined {
  const host = URL.parse(`http://${context.req.header("host") ?? ""}`)?.hostname ?? "";
  const isHere =
    isLoopbackAddress(context.get("clientAddress")) &&
    isLoopbackHost(host) &&
    !FORWARDED.some((name) => context.req.header(name) !== undefined);
  return isHere ? mailbox : undefined;
}
