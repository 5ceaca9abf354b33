import { z } from "zod";
import { authRequest } from "./auth-request.ts";

/** Most answers say only that the call succeeded; anything more is not needed here. */
const DoneSchema = z.unknown();

const done = (path: string, body: Readonly<Record<string, unknown>>) =>
  authRequest(path, DoneSchema, body);

/**
 * Answers whether a second step is needed; otherwise the member is signed in.
 * @param callbackURL the target of the link in the mail that an unconfirmed address gets.
 */
export const signInByEmail = (fields: {
  readonly email: string;
  readonly password: string;
  readonly callbackURL: string;
}) =>
  authRequest(
    "sign-in/email",
    z
      .object({ twoFactorRedirect: z.boolean().optional() })
      .transform(({ twoFactorRedirect }) => twoFactorRedirect ?? false),
    fields,
  );

/** An authenticator's code: the second step of a sign-in, or the proof that the app is set up. */
export const verifyCode = (code: string) => done("two-factor/verify-totp", { code });
export const verifyBackupCode = (code: string) => done("two-factor/verify-backup-code", { code });

/** Whether the account requires a second step. */
export const hasSecondFactor = () =>
  authRequest(
    "get-session",
    z
      .object({ user: z.object({ twoFactorEnabled: z.boolean().nullish() }) })
      .transform(({ user }) => user.twoFactorEnabled ?? false),
  );

const BackupCodesSchema = z.array(z.string());

/** The data to set up an authenticator app. It takes effect once a first code was right. */
export const beginSecondFactor = (password: string) =>
  authRequest(
    "two-factor/enable",
    z.object({ totpURI: z.url({ protocol: /^otpauth$/ }), backupCodes: BackupCodesSchema }),
    { password },
  );

export const endSecondFactor = (password: string) => done("two-factor/disable", { password });

export const newBackupCodes = (password: string) =>
  authRequest(
    "two-factor/generate-backup-codes",
    z.object({ backupCodes: BackupCodesSchema }).transform(({ backupCodes }) => backupCodes),
    { password },
  );

const ConfirmationSchema = z.object({
  /** 'known': it was confirmed before; 'approved': the old address approved the new one. */
  outcome: z.enum(["confirmed", "known", "approved", "changed"]),
  email: z.string(),
  signedIn: z.boolean(),
  /** The address of the member who is signed in, if it is somebody else. */
  signedInAs: z.string().nullable(),
});
export type Confirmation = z.infer<typeof ConfirmationSchema>;

/** @param next where the second mail of a change of address should lead back to. */
export const confirmEmail = (token: string, next: string) =>
  authRequest("confirm-email", ConfirmationSchema, { token, next });

/**
 * Creates an account that waits for its address to be confirmed. An address that already has an
 * account gets the same answer.
 * @param callbackURL the path that the mail's link leads to.
 */
export const signUpByEmail = (fields: {
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly password: string;
  readonly callbackURL: string;
}) => done("sign-up/email", fields);

export const sendConfirmation = (email: string, callbackURL: string) =>
  done("send-verification-email", { email, callbackURL });

/** Sends the mail with a link to /reset-password, if the account exists. */
export const requestPasswordReset = (email: string) =>
  done("request-password-reset", { email, redirectTo: "/reset-password" });

export const resetPassword = (token: string, newPassword: string) =>
  done("reset-password", { token, newPassword });

/** Answers the address of Google's page, which leads back to one of the two paths. */
export const startGoogle = (callbackURL: string, errorCallbackURL: string) =>
  authRequest("sign-in/social", z.object({ url: z.url({ protocol: /^https?$/ }) }), {
    provider: "google",
    callbackURL,
    errorCallbackURL,
    disableRedirect: true,
  });

export const updateNames = (fields: { readonly name: string; readonly username: string }) =>
  done("update-user", fields);

/** @param password required if the account has one. */
export const changeEmail = (newEmail: string, password: string, callbackURL: string) =>
  done("change-email", { newEmail, callbackURL, ...(password && { password }) });

export const changePassword = (fields: {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Whether to sign out every other device. */
  readonly revokeOtherSessions: boolean;
}) => done("change-password", fields);

export const AuthSessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  userAgent: z.string().nullish(),
});
/** A device that is signed in. */
export type AuthSession = z.infer<typeof AuthSessionSchema>;

/** All devices that are signed in. */
export const listSessions = () => authRequest("list-sessions", z.array(AuthSessionSchema));

/** Which of them this browser is. */
export const thisSessionId = () =>
  authRequest(
    "get-session",
    z.object({ session: z.object({ id: z.string() }) }).transform(({ session }) => session.id),
  );

export const revokeSession = (token: string) => done("revoke-session", { token });
export const revokeAllSessions = () => done("revoke-sessions", {});
export const revokeOtherSessions = () => done("revoke-other-sessions", {});

/** The methods by which a member can sign in: 'credential' (a password), 'google'. */
export const listAccounts = () =>
  authRequest(
    "list-accounts",
    z
      .array(z.object({ providerId: z.string() }))
      .transform((accounts) => accounts.map(({ providerId }) => providerId)),
  );

/** @param password required unless the session was started recently. */
export const deleteAccount = (password?: string) =>
  done("delete-user", { ...(password && { password }) });
