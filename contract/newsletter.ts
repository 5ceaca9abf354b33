import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { emailSchema } from "./form-field.ts";
import { LIMITS } from "./limits.ts";
import { NEWSLETTER_RULES } from "./public-forms.ts";

/**
 * A field that people do not see. Whoever fills it in is a program, and is told that it succeeded.
 */
export const HoneypotSchema = z.string().optional();

export const SubscriptionSchema = z.strictObject({
  email: emailSchema(NEWSLETTER_RULES.email),
  website: HoneypotSchema,
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

/** How many days the mailed link can confirm a subscription. */
export const CONFIRMATION_DAYS = 7;

export const subscribeToNewsletter = defineEndpoint({
  method: "POST",
  path: "/api/newsletter",
  summary: "Ask for the newsletter",
  description:
    "A mail with a link is sent, and the subscription counts once it is confirmed there. The answer " +
    "is the same for every address, whether it is subscribed or not.",
  body: SubscriptionSchema,
  maxBytes: 4_096,
  answer: z.object({ success: z.literal(true) }),
  access: "anyone",
  limits: [LIMITS.newsletterDevice, LIMITS.newsletterAddress],
  errors: ["invalid-request", "rate-limited"],
});
