import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { LIMITS } from "./limits.ts";
import { textSchema } from "./text.ts";

/** The cookie that carries a member's session; with HTTPS its name begins with `__Host-`. */
export const SESSION_COOKIE = "sevenfold.session_token";

/** Spec 1 §9: six characters. An operator may ask for more. */
export const PASSWORD_MIN = 6;
/** Longer ones are refused: hashing them would cost the server more than they protect. */
export const PASSWORD_MAX = 128;

/** The words of spec 1 §5 and §8 for forms, in one place. */
export const FORM_WORDS = {
  passwordShort: "Password must be at least 6 characters",
  passwordShortReset: "Password must be at least 6 characters long.",
  passwordsDiffer: "Passwords do not match.",
} as const;

export const EmailSchema = textSchema(254).pipe(
  z.email("Please enter a valid e-mail address, like ada@example.org."),
);
export const UsernameSchema = textSchema(40).min(1, "Please choose a username.");
export const FullNameSchema = textSchema(100).min(1, "Please enter your name.");
export const NewPasswordSchema = z
  .string()
  .min(PASSWORD_MIN, FORM_WORDS.passwordShort)
  .max(PASSWORD_MAX, `A password may have ${PASSWORD_MAX} characters at most.`);

export const SignInFormSchema = z.object({
  email: EmailSchema,
  password: z.string().min(1, "Please enter your password."),
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
