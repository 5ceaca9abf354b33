import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { emailSchema, fieldSchema } from "./form-field.ts";
import { LIMITS } from "./limits.ts";
import { HoneypotSchema } from "./newsletter.ts";
import { CONTACT_RULES, CONTACT_SUBJECTS, DEFAULT_CONTACT_SUBJECT } from "./public-forms.ts";

/** How long messages are kept. */
export const CONTACT_RETENTION_MONTHS = 24;

export const ContactMessageSchema = z.strictObject({
  name: fieldSchema(CONTACT_RULES.name),
  email: emailSchema(CONTACT_RULES.email),
  subject: z.enum(CONTACT_SUBJECTS).default(DEFAULT_CONTACT_SUBJECT),
  message: fieldSchema(CONTACT_RULES.message),
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
