import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { DoneSchema, PasswordSchema, SitePathSchema, TokenSchema } from "./fields.ts";
import { FORM_ERRORS, NEW_PASSWORD_ERRORS } from "./shared-errors.ts";

export const confirmEmail = defineEndpoint({
  method: "POST",
  path: "/api/auth/confirm-email",
  summary: "Confirm an e-mail address by the token of a mailed link",
  description:
    "A new member is signed in by it, unless somebody is. A change of address takes two mails: the " +
    "old address approves it, then the new one is confirmed.",
  body: z
    .strictObject({
      token: TokenSchema,
      /** Where the second mail of a change of address leads back to. */
      next: SitePathSchema.optional(),
    })
    .transform((form) => ({ ...form, next: form.next ?? "/" })),
  answer: z.object({
    /** 'known': it was confirmed before; 'approved': the old address approved the new one. */
    outcome: z.enum(["confirmed", "known", "approved", "changed"]),
    email: z.string(),
    signedIn: z.boolean(),
    /** The address of the member who is signed in, if it is somebody else. */
    signedInAs: z.string().nullable(),
  }),
  access: "visitor",
  limits: [LIMITS.mailedLinkAddress],
  errors: [...FORM_ERRORS, "INVALID_TOKEN", "TOKEN_EXPIRED"],
});

export const openResetLink = defineEndpoint({
  method: "GET",
  path: "/api/auth/reset-password/{token}",
  summary: "Follow a mailed link to the page where a new password is chosen",
  query: z.looseObject({ callbackURL: SitePathSchema.optional() }),
  answer: z.undefined(),
  isOpened: true,
  access: "anyone",
  limits: [LIMITS.mailedLinkAddress],
  errors: ["invalid-request", "not-found", "HOST_NOT_KNOWN"],
});

export const resetPassword = defineEndpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Choose a new password by the token of a mailed link",
  description: "The link works once, and every session ends.",
  body: z.strictObject({ newPassword: PasswordSchema, token: TokenSchema }),
  answer: DoneSchema,
  access: "anyone",
  limits: [LIMITS.mailedLinkAddress],
  errors: [...FORM_ERRORS, "INVALID_TOKEN", ...NEW_PASSWORD_ERRORS],
});

export const returnFromGoogle = defineEndpoint({
  method: "GET",
  path: "/api/auth/callback/google",
  summary: "Come back from Google's page",
  query: z.looseObject({
    code: z.string().optional(),
    state: z.string().optional(),
    error: z.string().optional(),
    error_description: z.string().optional(),
    iss: z.string().optional(),
  }),
  answer: z.undefined(),
  isOpened: true,
  access: "visitor",
  limits: [LIMITS.googleAddress],
  errors: ["invalid-request", "HOST_NOT_KNOWN"],
});
