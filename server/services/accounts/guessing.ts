import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import type { Limit } from "#contract/endpoint.ts";
import type { Limits } from "../limits.ts";
import { mailboxKey } from "./account-mails.ts";

/** Attempts to sign in to one account, from wherever they come. */
const ATTEMPTS: Limit = { name: "sign-in-account", max: 10, seconds: 900 };
/** Requests for a reset of one account. */
const RESETS: Limit = { name: "reset-account", max: 3, seconds: 3_600 };
/** Requests to get the confirmation again. */
const RESENDS: Limit = { name: "resend-account", max: 3, seconds: 600 };
/** Passwords given again by who is signed in. */
const AGAIN: Limit = { name: "password-again", max: 10, seconds: 900 };
/** A code of an authenticator counts once (RFC 6238 §5.2); it is valid for three steps of 30 s. */
const CODES: Limit = { name: "second-factor-code", max: 1, seconds: 120 };

const COOKIE = "device";
/** The library's, between the two steps of a sign-in. */
const CHALLENGE = "two_factor";
const YEAR = 365 * 24 * 3_600;

/** Says for how long one has to wait, in seconds; undefined when one may go on. */
type Wait = number | undefined;

/**
 * Slows down guessing of one account's password from many addresses. A plain limit would let anybody
 * lock a member out, so browsers in which this account has signed in before (or opened a link that
 * was mailed to it) carry a signed cookie and are counted by themselves: strangers exhaust only the
 * allowance of strangers (OWASP, "Slow down online guessing attacks with device cookies").
 */
export function createGuessingLimits(limits: Limits) {
  const take = async (limit: Limit, who: string): Promise<Wait> => {
    const verdict = await limits.take(limit, who);
    return verdict.allowed ? undefined : verdict.retryAfter;
  };

  return {
    async attempt(context: GenericEndpointContext, email: string): Promise<Wait> {
      const account = mailboxKey(email);
      const { name } = context.context.createAuthCookie(COOKIE);
      const cookie = await context.getSignedCookie(name, context.context.secret);
      const [device, knownTo] = (cookie || "").split(".");
      return take(ATTEMPTS, device && knownTo === account ? `${account}:${device}` : account);
    },
    reset: (email: string): Promise<Wait> => take(RESETS, mailboxKey(email)),
    resend: (email: string): Promise<Wait> => take(RESENDS, mailboxKey(email)),
    again: (userId: string): Promise<Wait> => take(AGAIN, userId),
    /** Whether a code of an authenticator is tried for the first time. */
    async isFreshCode(context: GenericEndpointContext, code: string): Promise<boolean> {
      const userId = await challenged(context);
      return userId === undefined || (await take(CODES, `${userId}:${code}`)) === undefined;
    },
    /** From now on this browser is one of the account's own. */
    async remember(context: GenericEndpointContext, email: string): Promise<void> {
      const { name, attributes } = context.context.createAuthCookie(COOKIE, { maxAge: YEAR });
      const value = `${crypto.randomUUID()}.${mailboxKey(email)}`;
      await context.setSignedCookie(name, value, context.context.secret, attributes);
    },
  };
}

/** Whose second step this is: of who is signed in, or who has passed the first one. */
async function challenged(context: GenericEndpointContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(context);
  if (session) return session.user.id;
  const { createAuthCookie, internalAdapter, secret } = context.context;
  const identifier = await context.getSignedCookie(createAuthCookie(CHALLENGE).name, secret);
  const challenge = identifier && (await internalAdapter.findVerificationValue(identifier));
  return challenge ? challenge.value : undefined;
}

export type GuessingLimits = ReturnType<typeof createGuessingLimits>;
