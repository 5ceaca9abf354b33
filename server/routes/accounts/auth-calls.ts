import { z } from "zod";
import { EmailSchema, FullNameSchema, UsernameSchema } from "#contract/account.ts";
import { LIMITS, type Limit } from "#contract/limits.ts";
import { textSchema } from "#contract/text.ts";
import { parseAddress } from "#core/mail/address.ts";

/** A call of the auth library that may be made; all its others answer "not found". */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** Below `/api/auth`. */
  readonly path: string;
  /** The whole body: fields that are not declared here do not reach the library. */
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /**
   * Asking who is signed in has none: every page asks, and counting would cost more than answering.
   */
  readonly limits: readonly Limit[];
  /** Only failed calls count. */
  readonly successIsFree?: true;
}

const VISIBLE = /^\P{Cc}*$/u;

const address = EmailSchema.refine(
  (text) => parseAddress(text) !== undefined,
  "Please enter a valid e-mail address, like ada@example.org.",
);
const username = UsernameSchema.regex(VISIBLE, "contains characters that are not allowed");
const name = FullNameSchema.regex(VISIBLE, "contains characters that are not allowed");

/** The library checks its length, because it knows the operator's minimum. */
const password = z
  .string()
  .min(1)
  .max(1_000)
  .refine((text) => text.isWellFormed(), "contains characters that are not allowed");

const token = textSchema(2_000).min(1);

/**
 * A path on this site: it begins with exactly one slash, and no browser can read a host into it.
 */
export const path = textSchema(2_000).refine(
  (text) =>
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) &&
    URL.parse(text, "http://localhost")?.origin === "http://localhost" &&
    !/^[^?#]*%(?:2f|5c)/iu.test(text),
  "must be a path on this site",
);

export const NOTHING = z.strictObject({});
const link = z.looseObject({ token: token.optional(), callbackURL: path.optional() });

export const AUTH_CALLS: readonly AuthCall[] = [
  {
    method: "POST",
    path: "/sign-up/email",
    limits: [LIMITS.signUpDevice, LIMITS.signUpAddress],
    body: z
      .strictObject({
        email: address,
        username,
        name: name.optional(),
        password,
        callbackURL: path.optional(),
      })
      .transform((form) => ({ ...form, name: form.name ?? form.username })),
  },
  {
    method: "POST",
    path: "/sign-in/email",
    limits: [LIMITS.signInAddress],
    successIsFree: true,
    body: z.strictObject({
      email: textSchema(254).min(1),
      password,
      rememberMe: z.boolean().optional(),
      callbackURL: path.optional(),
    }),
  },
  {
    method: "POST",
    path: "/sign-in/social",
    limits: [LIMITS.googleAddress],
    body: z
      .strictObject({
        provider: z.literal("google"),
        callbackURL: path.optional(),
        newUserCallbackURL: path.optional(),
        errorCallbackURL: path.optional(),
        disableRedirect: z.boolean().optional(),
      })
      .transform((form) => ({
        ...form,
        callbackURL: form.callbackURL ?? "/",
        errorCallbackURL: form.errorCallbackURL ?? "/login",
      })),
  },
  {
    method: "GET",
    path: "/callback/google",
    limits: [LIMITS.googleAddress],
    query: z.looseObject({}),
  },
  { method: "POST", path: "/sign-out", limits: [LIMITS.sessionAddress], body: NOTHING },
  { method: "GET", path: "/get-session", limits: [] },
  { method: "GET", path: "/token", limits: [] },
  {
    method: "POST",
    path: "/request-password-reset",
    limits: [LIMITS.resetAddress],
    body: z
      .strictObject({ email: address, redirectTo: path.optional() })
      .transform(({ email, redirectTo }) => ({
        email,
        redirectTo: redirectTo ?? "/reset-password",
      })),
  },
  {
    method: "GET",
    path: "/reset-password/:token",
    limits: [LIMITS.mailedLinkAddress],
    query: link,
  },
  {
    method: "POST",
    path: "/reset-password",
    limits: [LIMITS.mailedLinkAddress],
    body: z.strictObject({ newPassword: password, token }),
  },
  {
    method: "POST",
    path: "/confirm-email",
    limits: [LIMITS.mailedLinkAddress],
    body: z
      .strictObject({ token, next: path.optional() })
      .transform((form) => ({ ...form, next: form.next ?? "/" })),
  },
  {
    method: "POST",
    path: "/send-verification-email",
    limits: [LIMITS.resendAddress],
    body: z.strictObject({ email: address, callbackURL: path.optional() }),
  },
  { method: "GET", path: "/list-sessions", limits: [] },
  {
    method: "POST",
    path: "/revoke-session",
    limits: [LIMITS.sessionAddress],
    body: z.strictObject({ token }),
  },
  { method: "POST", path: "/revoke-sessions", limits: [LIMITS.sessionAddress], body: NOTHING },
  {
    method: "POST",
    path: "/revoke-other-sessions",
    limits: [LIMITS.sessionAddress],
    body: NOTHING,
  },
  {
    method: "POST",
    path: "/change-password",
    limits: [LIMITS.sessionAddress],
    body: z.strictObject({
      currentPassword: password,
      newPassword: password,
      revokeOtherSessions: z.boolean().optional(),
    }),
  },
  {
    method: "POST",
    path: "/change-email",
    limits: [LIMITS.newAddressAccount],
    body: z.strictObject({
      newEmail: address,
      password: password.optional(),
      callbackURL: path.optional(),
    }),
  },
  {
    method: "POST",
    path: "/update-user",
    limits: [LIMITS.nameAccount],
    body: z
      .strictObject({ name: name.optional(), username: username.optional() })
      .refine(
        (form) => form.name !== undefined || form.username !== undefined,
        "nothing to change",
      ),
  },
  {
    method: "POST",
    path: "/delete-user",
    limits: [LIMITS.sessionAddress],
    body: z.strictObject({ password: password.optional() }),
  },
  { method: "GET", path: "/list-accounts", limits: [] },
  ...["/two-factor/enable", "/two-factor/disable", "/two-factor/generate-backup-codes"].map(
    (path): AuthCall => ({
      method: "POST",
      path,
      limits: [LIMITS.sessionAddress],
      body: z.strictObject({ password }),
    }),
  ),
  {
    method: "POST",
    path: "/two-factor/verify-totp",
    limits: [LIMITS.secondFactorAddress],
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/u, "A code has six digits.") }),
  },
  {
    method: "POST",
    path: "/two-factor/verify-backup-code",
    limits: [LIMITS.secondFactorAddress],
    body: z.strictObject({
      code: textSchema(60).regex(/^[\p{L}\p{N}\s-]+$/u, "contains characters that are not allowed"),
    }),
  },
];
