import { z } from "zod";
import { ContactMessageSchema, sendContactMessage } from "#contract/contact.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { SubscriptionSchema, subscribeToNewsletter } from "#contract/newsletter.ts";
import type { FormResult, PageForms } from "#contract/page-services.ts";
import { AppError, unavailable } from "../../app-error.ts";
import { presentError } from "../../http/present-error.ts";
import { checkBody } from "../../http/read-body.ts";
import { obeyLimits } from "../../services/limits.ts";
import type { Services } from "../../services/services.ts";

/** Who requests a page. */
export interface PageVisitor {
  /** Whom limits count. */
  readonly clientNetwork: string;
  /** What links in mails begin with. */
  readonly linkOrigin: string;
}

type Parts = Pick<Services, "newsletter" | "contact" | "limits" | "log" | "isDatabaseAway">;

// A page's form may contain additional fields for the page itself.
const SubscriptionForm = z.object(SubscriptionSchema.shape);
const ContactForm = z.object(ContactMessageSchema.shape);

/**
 * The newsletter and contact form for pages: the same as the API's calls, but without exceptions.
 * Only a valid form counts against a limit, because without a script nothing checks it before it is
 * sent.
 */
export function createPageForms(services: Parts, visitor: PageVisitor): PageForms {
  const { newsletter, contact } = services;
  const { clientNetwork, linkOrigin } = visitor;

  /** The guest's cookie is only for the API; for a page's form the address counts. */
  const obey = ({ limits = [] }: Pick<Endpoint, "limits">) =>
    obeyLimits(services.limits, limits, (by) => (by === "address" ? clientNetwork : undefined));

  async function resultOf(act: () => Promise<unknown>): Promise<FormResult> {
    try {
      await act();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof AppError)) services.log.error({ err: error }, "a page's form failed");
      const told = services.isDatabaseAway(error) ? unavailable() : error;
      const { code, issues, retryAfter } = presentError(told).body;
      return {
        ok: false,
        code,
        ...(issues && { issues }),
        ...(retryAfter !== undefined && { retryAfter }),
      };
    }
  }

  const known = (answer: Promise<boolean>) =>
    resultOf(async () => {
      if (!(await answer)) throw new AppError("not-found");
    });

  return {
    subscribe: (form) =>
      resultOf(async () => {
        const subscription = checkBody(SubscriptionForm, Object.fromEntries(form));
        await obey(subscribeToNewsletter);
        await newsletter.subscribe(subscription, linkOrigin);
      }),
    sendContact: (form) =>
      resultOf(async () => {
        const message = checkBody(ContactForm, Object.fromEntries(form));
        await obey(sendContactMessage);
        await contact.send(message);
      }),
    confirm: (token) => known(newsletter.confirm(token, linkOrigin)),
    unsubscribe: (token) => known(newsletter.unsubscribe(token)),
    resubscribe: (token) => known(newsletter.resubscribe(token)),
  };
}
