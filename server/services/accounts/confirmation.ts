import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import {
  createAuthEndpoint,
  createEmailVerificationToken,
  getSessionFromCtx,
} from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { errors, jwtVerify } from "jose";
import { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { forgetResetLinks } from "../../storage/users.ts";
import type { AccountMails } from "./account-mails.ts";
import { CONFIRMATION_LIFETIME } from "./lifetimes.ts";

/** The contents of a link that was mailed to confirm an address. */
const ClaimsSchema = z.object({
  email: z.string(),
  /** The new address, for a change of address. */
  updateTo: z.string().optional(),
  requestType: z.enum(["change-email-confirmation", "change-email-verification"]).optional(),
});
type Claims = z.infer<typeof ClaimsSchema>;

/**
 * The page that a mailed link leads to. Opening it changes nothing, because programs open links
 * too.
 */
export const confirmationPage = (origin: string, token: string, next: string): string =>
  `${origin}/confirm-email?${new URLSearchParams({ token, next })}`;

/** The first of a change's two mails goes to the old address. */
export const changeToken = (secret: string, email: string, newEmail: string): Promise<string> =>
  createEmailVerificationToken(secret, email, newEmail, CONFIRMATION_LIFETIME, {
    requestType: "change-email-confirmation" satisfies Claims["requestType"],
  });

/**
 * `POST /confirm-email`, in place of the library's GET: it requires the press of a button, never
 * replaces another session, and signs nobody in whose account is older than the link.
 */
export function confirmation(db: Database, mails: AccountMails) {
  return {
    id: "sevenfold-confirmation",
    endpoints: {
      confirmEmail: createAuthEndpoint(
        "/confirm-email",
        { method: "POST", body: z.object({ token: z.string(), next: z.string() }) },
        async (context) => {
          const claims = await readToken(context.body.token, context.context.secret);
          const session = await getSessionFromCtx(context);
          const { outcome, signedIn } = await act(context, claims, session !== null);
          const isOther =
            session !== null && ![claims.email, claims.updateTo].includes(session.user.email);
          return context.json({
            outcome,
            email: claims.updateTo ?? claims.email,
            signedIn,
            /** The address of the member who is signed in, if it is somebody else. */
            signedInAs: isOther ? session.user.email : null,
          });
        },
      ),
    },
  } satisfies BetterAuthPlugin;

  async function act(
    context: GenericEndpointContext,
    { email, updateTo, requestType }: Claims,
    somebodyIsHere: boolean,
  ): Promise<{ outcome: string; signedIn: boolean }> {
    const { internalAdapter, secret, baseURL } = context.context;
    const found = await internalAdapter.findUserByEmail(email);
    if (!found) throw new AppError("INVALID_TOKEN");
    const { user } = found;
    if (requestType === undefined) {
      if (updateTo !== undefined) throw new AppError("INVALID_TOKEN");
      if (user.emailVerified) return { outcome: "known", signedIn: false };
      const confirmed = await internalAdapter.updateUser(user.id, { emailVerified: true });
      await forgetResetLinks(db, user.id);
      if (somebodyIsHere) return { outcome: "confirmed", signedIn: false };
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(context, { session, user: confirmed });
      return { outcome: "confirmed", signedIn: true };
    }
    if (updateTo === undefined) throw new AppError("INVALID_TOKEN");
    const taken = await internalAdapter.findUserByEmail(updateTo);
    const { origin } = new URL(baseURL);
    if (requestType === "change-email-confirmation") {
      // Whether a mail comes must not tell the sender that there is an account.
      if (taken) await mails.accountExists(taken.user, origin);
      else {
        const token = await createEmailVerificationToken(
          secret,
          email,
          updateTo,
          CONFIRMATION_LIFETIME,
          { requestType: "change-email-verification" satisfies Claims["requestType"] },
        );
        const url = confirmationPage(origin, token, context.body.next);
        await mails.confirmNewAddress({ ...user, email: updateTo }, url);
      }
      return { outcome: "approved", signedIn: false };
    }
    if (taken) throw new AppError("INVALID_TOKEN");
    await internalAdapter.updateUser(user.id, { email: updateTo, emailVerified: true });
    // A link for choosing a password in the old mailbox must stop working with the old address.
    await forgetResetLinks(db, user.id);
    return { outcome: "changed", signedIn: false };
  }
}

async function readToken(token: string, secret: string): Promise<Claims> {
  try {
    const key = new TextEncoder().encode(secret);
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"] });
    return ClaimsSchema.parse(payload);
  } catch (error) {
    throw new AppError(error instanceof errors.JWTExpired ? "TOKEN_EXPIRED" : "INVALID_TOKEN");
  }
}
