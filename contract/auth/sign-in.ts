import { z } from "zod";
import { codeIncomplete } from "#core/account/words.ts";
import { defineEndpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { LIMITS } from "../limits.ts";
import { NOT_ALLOWED, textSchema } from "../text.ts";
import {
  DoneSchema,
  MailAddressSchema,
  PasswordSchema,
  SitePathSchema,
  VisibleNameSchema,
  VisibleUsernameSchema,
} from "./fields.ts";
import { FORM_ERRORS, NEW_PASSWORD_ERRORS } from "./shared-errors.ts";

export const signUp = defineEndpoint({
  method: "POST",
  path: "/api/auth/sign-up/email",
  summary: "Create an account that waits for its address to be confirmed",
  description:
    "A mail with a link is sent. The answer is the same for an address that has an account.",
  body: z
    .strictObject({
      email: MailAddressSchema,
      username: VisibleUsernameSchema,
      name: VisibleNameSchema.optional(),
      password: PasswordSchema,
      /** Where the mail's link leads back to. */
      callbackURL: SitePathSchema.optional(),
    })
    .transform((form) => ({ ...form, name: form.name ?? form.username })),
  answer: DoneSchema,
  access: "anyone",
  limits: [LIMITS.signUpDevice, LIMITS.signUpAddress],
  errors: [...FORM_ERRORS, "INVALID_EMAIL", ...NEW_PASSWORD_ERRORS],
});

export const signIn = defineEndpoint({
  method: "POST",
  path: "/api/auth/sign-in/email",
  summary: "Sign in with a password",
  description:
    "With `twoFactorRedirect` a code is needed before anybody is signed in. An address that is not " +
    "confirmed gets another mail.",
  body: z.strictObject({
    email: textSchema(254).min(1),
    password: PasswordSchema,
    rememberMe: z.boolean().optional(),
    /** Where the link of a confirmation mail leads back to. */
    callbackURL: SitePathSchema.optional(),
  }),
  answer: z.looseObject({ twoFactorRedirect: z.boolean().optional() }),
  access: "anyone",
  limits: [LIMITS.signInAddress],
  innerLimits: [LIMITS.signInMailbox, LIMITS.signInsMailbox],
  errors: [
    ...FORM_ERRORS,
    "INVALID_EMAIL",
    "INVALID_EMAIL_OR_PASSWORD",
    "PASSWORD_TOO_LONG",
    "EMAIL_NOT_VERIFIED",
  ],
});

/** What the two proofs of a second factor have in common. */
const proof = {
  method: "POST",
  answer: DoneSchema,
  access: "visitor",
  limits: [LIMITS.secondFactorAddress],
} as const;
const PROOF_ERRORS = [
  ...FORM_ERRORS,
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
] as const satisfies readonly ErrorCode[];

export const verifyCode = defineEndpoint({
  ...proof,
  path: "/api/auth/two-factor/verify-totp",
  summary: "Give a code of an authenticator app",
  description:
    "The second step of a sign-in, or, for a member, the proof that the app is set up. Each code " +
    "counts once.",
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/u, codeIncomplete) }),
  errors: [...PROOF_ERRORS, "INVALID_CODE", "CODE_USED", "TOTP_NOT_ENABLED"],
});

export const verifyBackupCode = defineEndpoint({
  ...proof,
  path: "/api/auth/two-factor/verify-backup-code",
  summary: "Give a backup code in place of the app's",
  body: z.strictObject({
    code: textSchema(60).regex(/^[\p{L}\p{N}\s-]+$/u, NOT_ALLOWED),
  }),
  errors: [...PROOF_ERRORS, "INVALID_BACKUP_CODE", "BACKUP_CODES_NOT_ENABLED"],
});

export const startGoogleSignIn = defineEndpoint({
  method: "POST",
  path: "/api/auth/sign-in/social",
  summary: "Get the address of Google's page to sign in",
  body: z
    .strictObject({
      provider: z.literal("google"),
      /** Where Google leads back to. */
      callbackURL: SitePathSchema.optional(),
      newUserCallbackURL: SitePathSchema.optional(),
      errorCallbackURL: SitePathSchema.optional(),
      disableRedirect: z.boolean().optional(),
    })
    .transform((form) => ({
      ...form,
      callbackURL: form.callbackURL ?? "/",
      errorCallbackURL: form.errorCallbackURL ?? "/login",
    })),
  answer: z.looseObject({ url: z.url({ protocol: /^https?$/ }) }),
  access: "anyone",
  limits: [LIMITS.googleAddress],
  errors: [...FORM_ERRORS, "PROVIDER_NOT_FOUND", "GOOGLE_UNREACHABLE"],
});

export const sendConfirmation = defineEndpoint({
  method: "POST",
  path: "/api/auth/send-verification-email",
  summary: "Ask for another mail that confirms an address",
  description: "The answer to a stranger is the same for every address.",
  body: z.strictObject({ email: MailAddressSchema, callbackURL: SitePathSchema.optional() }),
  answer: DoneSchema,
  access: "visitor",
  limits: [LIMITS.resendAddress],
  innerLimits: [LIMITS.resendMailbox],
  errors: [...FORM_ERRORS, "EMAIL_MISMATCH", "EMAIL_ALREADY_VERIFIED"],
});

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "/api/auth/request-password-reset",
  summary: "Ask for a mail with a link to choose a new password",
  description: "The answer is the same whether there is an account or not.",
  body: z
    .strictObject({ email: MailAddressSchema, redirectTo: SitePathSchema.optional() })
    .transform(({ email, redirectTo }) => ({
      email,
      redirectTo: redirectTo ?? "/reset-password",
    })),
  answer: DoneSchema,
  access: "anyone",
  limits: [LIMITS.resetAddress],
  innerLimits: [LIMITS.resetMailbox],
  errors: FORM_ERRORS,
});
