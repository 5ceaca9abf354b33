import { z } from "zod";
import * as words from "#core/account/words.ts";
import { defineEndpoint } from "./endpoint.ts";
import { LIMITS } from "./limits.ts";
import { textSchema } from "./text.ts";

/** The cookie that carries a member's session; with HTTPS its name begins with `__Host-`. */
export const SESSION_COOKIE = "sevenfold.session_token";

/** Spec 1 §9: six characters. An operator may ask for more. */
export const PASSWORD_MIN = 6;
/** Longer ones are refused: hashing them would cost the server more than they protect. */
export const PASSWORD_MAX = 128;

export const EmailSchema = textSchema(254).pipe(z.email(words.invalidEmail));
export const UsernameSchema = textSchema(40).min(1, words.usernameMissing);
export const FullNameSchema = textSchema(100).min(1, words.nameMissing);
export const NewPasswordSchema = z
  .string()
  .min(PASSWORD_MIN, words.passwordShort)
  .max(PASSWORD_MAX, words.passwordLong(PASSWORD_MAX));

export const SignInFormSchema = z.object({
  email: EmailSchema,
  password: z.string().min(1, words.passwordMissing),
});

export const SignUpFormSchema = z.object({
  email: EmailSchema,
  username: UsernameSchema,
  password: NewPasswordSchema,
});

export const signInOptions = defineEndpoint({
  method: "GET",
  path: "/api/sign-in-options",
  summary: "Say how one can sign in on this instance",
  answer: z.object({
    google: z.boolean(),
    /** The redirect address to register with Google. */
    googleCallbackUrl: z.string(),
    passwordMin: z.number(),
    /** Whether mails are shown at /mailbox on this machine instead of being sent. */
    localMailbox: z.boolean(),
  }),
  access: "anyone",
  errors: [],
});

export const exportAccount = defineEndpoint({
  method: "GET",
  path: "/api/account/export",
  summary: "All data of one's own account, as a file",
  answer: z.record(z.string(), z.unknown()),
  access: "member",
  limits: [LIMITS.exportAccount],
  errors: ["sign-in-required", "rate-limited"],
});
