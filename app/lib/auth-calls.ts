import { z } from "zod";
import { authRequest } from "./auth-request.ts";

/** Most answers say no more than that it worked; what they say beyond is of no use here. */
const DoneSchema = z.unknown();

const done = (path: string, body: Readonly<Record<string, unknown>>) =>
  authRequest(path, DoneSchema, body);

/** @param callbackURL where the link of the mail leads that goes to an unconfirmed address. */
export const signInByEmail = (fields: {
  readonly email: string;
  readonly password: string;
  readonly callbackURL: string;
}) => done("sign-in/email", fields);

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

export const changeEmail = (newEmail: string, callbackURL: string) =>
  done("change-email", { newEmail, callbackURL });

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
