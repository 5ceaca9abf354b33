import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { LIMITS } from "./limits.ts";
import { HoneypotSchema, PublicEmailSchema } from "./newsletter.ts";
import {
  CONTACT_MAX,
  CONTACT_SUBJECTS,
  CONTACT_TOASTS,
  DEFAULT_CONTACT_SUBJECT,
} from "./public-forms.ts";
import { textSchema } from "./text.ts";

/** How long messages are kept. */
export const CONTACT_KEPT_MONTHS = 24;

const { description: MISSING } = CONTACT_TOASTS.missing;

/** A form sends CR LF for each line that its field shows and counts as one character. */
const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?/gu, "\n");

export const ContactMessageSchema = z.strictObject({
  name: z
    .string(MISSING)
    .pipe(textSchema(CONTACT_MAX.name).min(1, MISSING))
    .pipe(z.string().regex(/^\P{Cc}*$/u, "contains characters that are not allowed")),
  email: z.string(MISSING).trim().min(1, MISSING).pipe(PublicEmailSchema),
  subject: z.enum(CONTACT_SUBJECTS).default(DEFAULT_CONTACT_SUBJECT),
  message: z
    .string(MISSING)
    .overwrite(withPlainBreaks)
    .pipe(textSchema(CONTACT_MAX.message).min(1, MISSING)),
  website: HoneypotSchema,
});
export type ContactMessage = z.infer<typeof ContactMessageSchema>;

export const sendContactMessage = defineEndpoint({
  method: "POST",
  path: "/api/contact",
  summary: "Write to the people behind the product",
  body: ContactMessageSchema,
  maxBytes: 65_536,
  answer: z.object({ success: z.literal(true) }),
  access: "anyone",
  limits: [LIMITS.contactDevice, LIMITS.contactAddress],
  errors: ["invalid-request", "rate-limited"],
});
