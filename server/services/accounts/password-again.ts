import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import { AppError } from "../../app-error.ts";
import type { GuessingLimits } from "./guessing.ts";

/**
 * How recent a session must be to replace the password of a member without one, in milliseconds.
 */
const FRESH = 10 * 60_000;

/** Who checks the password: the library does where its call takes one. */
export type PasswordChecker = "us" | "library";

/**
 * Asks for the password again before a call that would give the account away: whoever finds a
 * signed-in browser must not get that far (OWASP ASVS 5.0.0, 7.5.1). A member who came by Google
 * has none and signs in again.
 * @throws AppError INVALID_PASSWORD, SESSION_NOT_FRESH or rate-limited; not for strangers, whom the
 *   library refuses.
 */
export async function requirePasswordAgain(
  context: GenericEndpointContext,
  password: string | undefined,
  guessing: GuessingLimits,
  checker: PasswordChecker,
): Promise<undefined> {
  const session = await getSessionFromCtx(context);
  if (!session) return;
  const { internalAdapter, password: hashing } = context.context;
  const account = await internalAdapter.findCredentialAccount(session.user.id);
  if (!account?.password) {
    if (Date.now() - session.session.createdAt.getTime() < FRESH) return;
    throw new AppError("SESSION_NOT_FRESH");
  }
  await guessing.again(session.user.id);
  const { password: hash } = account;
  if (password && (checker === "library" || (await hashing.verify({ hash, password })))) return;
  throw new AppError("INVALID_PASSWORD");
}
