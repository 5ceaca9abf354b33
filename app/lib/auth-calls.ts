import { z } from "zod";
import { authRequest } from "./auth-request.ts";

/** Most answers say no more than that it worked; what they say beyond is of no use here. */
const DoneSchema = z.unknown();

const done = (path: string, body: Readonly<Record<string, unknown>>) =>
  authRequest(path, DoneSchema, body);

/**
 * Answers whether a second step is asked for; else one is signed in.
 * @param callbackURL where the link of the mail leads that goes to an unconfirmed address.
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

/** A code of the authenticator app: the second step of a sign-in, or the proof that it is set up. */
export const verifyCode = (code: string) => done("two-factor/verify-totp", { code });
export const verifyBackupCode = (code: string) => done("two-factor/verify-backup-code", { code });

/** Whether the account asks for a second step. */
export const hasSecondFactor = () =>
  authRequest(
    "get-session",
    z
      .object({ user: z.object({ twoFactorEnabled: z.boolean().nullish() }) })
      .transform(({ user }) => user.twoFactorEnabled ?? false),
  );

const BackupCodesSchema = z.array(z.string());

/** What an authenticator app is set up with. It counts once a first code was right. */
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
  /** 'known': it was confirmed before; 'approved': the old address agrees to the new one. */
  outcome: z.enum(["confirmed", "known", "approved", "changed"]),
  email: z.string(),
  signedIn: z.boolean(),
  /** The address of who is signed in here and is somebody else. */
  signedInAs: z.string().nullable(),
});
export type Confirmation = z.infer<typeof ConfirmationSchema>;

/** @param next where the second mail of a change of address is to lead back to. */
export const confirmEmail = (token: string, next: string) =>
  authRequest("confirm-email", ConfirmationSchema, { token, next });

/**
 * Makes an account that waits for its address to be confirmed. An address that has an account
 * gets the same answer.
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

/** Sends the mail with a link to /reset-password, if there is such an account. */
export const requestPasswordReset = (email: string) =>
  done("request-password-reset", { email, redirectTo: "/reset-password" });

export const resetPassword = (token: string, newPassword: string) =>
  done("reset-password", { token, newPassword });

/** Answers the address of Google's page; whoever goes there comes back to one of the two paths. */
export const startGoogle = (callbackURL: string, errorCallbackURL: string) =>
  authRequest("sign-in/social", z.object({ url: z.url({ protocol: /^https?$/ }) }), {
    provider: "google",
    callbackURL,
    errorCallbackURL,
    disableRedirect: true,
  });

export const updateNames = (fields: { readonly name: string; readonly username: string }) =>
  done("update-user", fields);

/** @param password needed of who has one. */
export const changeEmail = (newEmail: string, password: string, callbackURL: string) =>
  done("change-email", { newEmail, callbackURL, ...(password && { password }) });

export const changePassword = (fields: {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Whether every other device is signed out. */
  readonly revokeOtherSessions: boolean;
}) => done("change-password", fields);

export const AuthSessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  userAgent: z.string().nullish(),
});
/** One device that is signed in. */
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

/** The ways in which a member can sign in: 'credential' (a password), 'google'. */
export const listAccounts = () =>
  authRequest(
    "list-accounts",
    z
      .array(z.object({ providerId: z.string() }))
      .transform((accounts) => accounts.map(({ providerId }) => providerId)),
  );

/** @param password needed unless the session was begun a short while ago. */
export const deleteAccount = (password?: string) =>
  done("delete-user", { ...(password && { password }) });
