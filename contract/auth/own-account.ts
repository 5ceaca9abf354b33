import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import {
  DoneSchema,
  MailAddressSchema,
  PasswordSchema,
  SitePathSchema,
  VisibleNameSchema,
  VisibleUsernameSchema,
} from "./fields.ts";
import { MEMBER_FORM_ERRORS, NEW_PASSWORD_ERRORS, PASSWORD_AGAIN_ERRORS } from "./shared-errors.ts";

export const listSignInMethods = defineEndpoint({
  method: "GET",
  path: "/api/auth/list-accounts",
  summary: "List the methods by which one can sign in: 'credential' (a password), 'google'",
  answer: z.array(z.looseObject({ providerId: z.string() })),
  access: "member",
  errors: ["sign-in-required", "HOST_NOT_KNOWN"],
});

export const changeNames = defineEndpoint({
  method: "POST",
  path: "/api/auth/update-user",
  summary: "Change one's names",
  body: z
    .strictObject({
      name: VisibleNameSchema.optional(),
      username: VisibleUsernameSchema.optional(),
    })
    .refine((form) => form.name !== undefined || form.username !== undefined, "nothing to change"),
  answer: DoneSchema,
  access: "member",
  limits: [LIMITS.nameAccount],
  errors: MEMBER_FORM_ERRORS,
});

export const changeEmail = defineEndpoint({
  method: "POST",
  path: "/api/auth/change-email",
  summary: "Ask for another e-mail address",
  description:
    "The old address gets a mail to approve it. The password is required if the account has one.",
  body: z.strictObject({
    newEmail: MailAddressSchema,
    password: PasswordSchema.optional(),
    /** Where the mails' links lead back to. */
    callbackURL: SitePathSchema.optional(),
  }),
  answer: DoneSchema,
  access: "member",
  limits: [LIMITS.newAddressAccount],
  innerLimits: [LIMITS.passwordAccount],
  errors: [...MEMBER_FORM_ERRORS, "INVALID_EMAIL", "INVALID_PASSWORD", "SESSION_NOT_FRESH"],
});

export const deleteAccount = defineEndpoint({
  method: "POST",
  path: "/api/auth/delete-user",
  summary: "Delete one's account and all that belongs to it",
  description: "The password is required if the account has one; if not, a recent sign-in.",
  body: z.strictObject({ password: PasswordSchema.optional() }),
  answer: DoneSchema,
  access: "member",
  limits: [LIMITS.sessionAddress],
  innerLimits: [LIMITS.passwordAccount],
  errors: [...PASSWORD_AGAIN_ERRORS, "CREDENTIAL_ACCOUNT_NOT_FOUND"],
});

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/auth/change-password",
  summary: "Replace one's password",
  body: z.strictObject({
    currentPassword: PasswordSchema,
    newPassword: PasswordSchema,
    /** Whether to sign out every other device. */
    revokeOtherSessions: z.boolean().optional(),
  }),
  answer: DoneSchema,
  access: "member",
  limits: [LIMITS.sessionAddress],
  innerLimits: [LIMITS.passwordAccount],
  errors: [
    ...MEMBER_FORM_ERRORS,
    "INVALID_PASSWORD",
    "SESSION_NOT_FRESH",
    "CREDENTIAL_ACCOUNT_NOT_FOUND",
    ...NEW_PASSWORD_ERRORS,
  ],
});
