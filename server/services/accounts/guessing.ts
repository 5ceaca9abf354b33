import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import { LIMITS, type Limit } from "#contract/limits.ts";
import { type Limits, obeyLimit } from "../limits.ts";
import { mailboxKey } from "./account-mails.ts";

const COOKIE = "device";
/** The library's cookie between the two steps of a sign-in. */
const CHALLENGE = "two_factor";
const YEAR = 365 * 24 * 3_600;

/**
 * Slows down guessing of one account's password from many addresses. A plain limit would let
 * anybody lock a member out, so browsers in which this account has signed in before (or opened a
 * link that was mailed to it) carry a signed cookie and are counted separately: strangers exhaust
 * only the strangers' allowance (OWASP, "Slow down online guessing attacks with device cookies").
 * Its limits throw an AppError `rate-limited`.
 */
export function createGuessingLimits(limits: Limits) {
  const obey = (limit: Limit, who: string) => obeyLimit(limits, limit, who);

  /** Counts the account alone, or the account in a browser of its own. */
  const keyOf = async (context: GenericEndpointContext, email: string): Promise<string> => {
    const account = mailboxKey(email);
    const { name } = context.context.createAuthCookie(COOKIE);
    const cookie = await context.getSignedCookie(name, context.context.secret);
    const [device, knownTo] = (cookie || "").split(".");
    return device && knownTo === account ? `${account}:${device}` : account;
  };

  return {
    async attempt(context: GenericEndpointContext, email: string): Promise<void> {
      const key = await keyOf(context, email);
      await obey(LIMITS.signInMailbox, key);
      // Correct ones count here as well, because each creates a session.
      await obey(LIMITS.signInsMailbox, key);
    },
    /** The attempt was correct, so it was not a guess. */
    succeeded: async (context: GenericEndpointContext, email: string): Promise<void> =>
      limits.giveBack(LIMITS.signInMailbox, await keyOf(context, email)),
    reset: (email: string): Promise<void> => obey(LIMITS.resetMailbox, mailboxKey(email)),
    resend: (email: string): Promise<void> => obey(LIMITS.resendMailbox, mailboxKey(email)),
    again: (userId: string): Promise<void> => obey(LIMITS.passwordAccount, userId),
    /** Whether an authenticator's code is used for the first time. */
    async isFreshCode(context: GenericEndpointContext, code: string): Promise<boolean> {
      const userId = await challenged(context);
      if (userId === undefined) return true;
      return (await limits.take(LIMITS.secondFactorAccount, `${userId}:${code}`)).allowed;
    },
    /** From now on, this browser is one of the account's own. */
    async remember(context: GenericEndpointContext, email: string): Promise<void> {
      const { name, attributes } = context.context.createAuthCookie(COOKIE, { maxAge: YEAR });
      const value = `${crypto.randomUUID()}.${mailboxKey(email)}`;
      await context.setSignedCookie(name, value, context.context.secret, attributes);
    },
  };
}

/**
 * Who is at the second step: the member who is signed in, or the one who has passed the first step.
 */
async function challenged(context: GenericEndpointContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(context);
  if (session) return session.user.id;
  const { createAuthCookie, internalAdapter, secret } = context.context;
  const identifier = await context.getSignedCookie(createAuthCookie(CHALLENGE).name, secret);
  const challenge = identifier && (await internalAdapter.findVerificationValue(identifier));
  return challenge ? challenge.value : undefined;
}

export type GuessingLimits = ReturnType<typeof createGuessingLimits>;
