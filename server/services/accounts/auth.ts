import { type BetterAuthOptions, betterAuth } from "better-auth";
import { createEmailVerificationToken } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import {
  GOOGLE,
  type GoogleOptions,
  googleProvider,
  isReachable,
} from "../../adapters/identity/google.ts";
import { isConflict } from "../../storage/availability.ts";
import { watchFaults } from "../../storage/faults.ts";
import { forgetSubscriber } from "../../storage/subscribers.ts";
import { forgetMailsTo, forgetResetLinks, passwordHashOf } from "../../storage/users.ts";
import { createTokenVerifier } from "./access-tokens.ts";
import type { AccountMails } from "./account-mails.ts";
import { isOpened, presentAuthAnswer, refuse } from "./auth-answers.ts";
import { authHooks } from "./auth-hooks.ts";
import {
  type AuthBasics,
  authOptions,
  CLIENT_HEADER,
  CONFIRMATION_LIFETIME,
  RESET_LIFETIME,
} from "./auth-options.ts";
import { createGuessingLimits } from "./guessing.ts";
import type { KnownPasswords } from "./known-passwords.ts";
import type { TokenClaims } from "./members.ts";
import { createPasswordHashing } from "./password-hashing.ts";

export interface AuthParts extends AuthBasics {
  readonly mails: AccountMails;
  readonly isKnownPassword: KnownPasswords;
  /** Undefined where Google sign-in is not set up. */
  readonly google: GoogleOptions | undefined;
}

/** Sign-in: Better Auth on our tables, with our mails, limits and rules. */
export interface Auth {
  /**
   * Answers a call of `/api/auth/…` that the route has let through.
   * @param clientAddress whom rate limits count.
   * @throws what the database throws, when a refusal would rest on its silence.
   */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** What a valid access token of this instance claims. */
  verifyToken(token: string): Promise<TokenClaims | undefined>;
  /** Everything the library is told; for the test that compares tables. */
  readonly options: BetterAuthOptions;
}

type Library = Pick<ReturnType<typeof betterAuth>, "handler" | "$context">;
const openLibrary = (options: BetterAuthOptions): Library => betterAuth(options);

/** How long a sign-in waits for Google to become reachable, and the pause between two looks. */
const GOOGLE_PATIENCE = 6_000;
const GOOGLE_PAUSE = 2_000;

export function createAuth(parts: AuthParts): Auth {
  const { origins, google } = parts;
  const options = withCallbacks(parts, () => plain);
  const plain = openLibrary(options);
  let current = plain;
  let opening: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** The library reads the discovery document once, as it is made: without one, it is made again. */
  async function openGoogle(provider: GoogleOptions): Promise<void> {
    if (!(await isReachable(provider))) return;
    const candidate = openLibrary({
      ...options,
      plugins: [...(options.plugins ?? []), genericOAuth({ config: [googleProvider(provider)] })],
    });
    const { socialProviders } = await candidate.$context;
    if (socialProviders.some(({ id }) => id === GOOGLE)) current = candidate;
  }

  async function needGoogle(): Promise<boolean> {
    if (!google || current !== plain) return current !== plain;
    if (!opening && performance.now() - lookedAt > GOOGLE_PAUSE) {
      lookedAt = performance.now();
      opening = openGoogle(google).finally(() => {
        opening = undefined;
      });
    }
    await Promise.race([
      opening?.catch((error: unknown) => parts.log.warn({ err: error }, "Google sign-in failed")),
      new Promise((resolve) => setTimeout(resolve, GOOGLE_PATIENCE).unref()),
    ]);
    return current !== plain;
  }
  void needGoogle();

  async function handle(request: Request, clientAddress: string): Promise<Response> {
    const origin = origins.of(request);
    if (!origin) return refuse("HOST_NOT_KNOWN");
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace("/api/auth", "");
    if (google && path === "/sign-in/social" && !(await needGoogle())) {
      return refuse("GOOGLE_UNREACHABLE");
    }
    if (google && path === "/callback/google") await needGoogle();
    const headers = new Headers(request.headers);
    headers.set(CLIENT_HEADER, clientAddress.replace(/%.*$/u, ""));
    headers.set("host", new URL(origin).host);
    const body = request.body ? await request.text() : undefined;
    const ask = async () => {
      const asked = new Request(`${origin}${pathname}${search}`, {
        method: request.method,
        headers,
        ...(body && { body }),
      });
      try {
        // The library takes a database that did not answer for a session that is not there, for one that
        // has been ended, or for a fault of its own: nobody is told so unless it is true.
        const { value, fault } = await watchFaults(() => current.handler(asked));
        if (fault !== undefined && !isConflict(fault)) throw fault;
        return value;
      } catch (error) {
        // Who opened a link gets a page, whatever happened; anybody else hears what it was.
        if (!isOpened(request.method, path)) throw error;
        return new Response(null, { status: 503 });
      }
    };
    let answer = await ask();
    // Of several sign-ups with one address at one moment, all but one fail at the table's unique
    // index. Asked again they are what they are: sign-ups with an address that has an account.
    if (path === "/sign-up/email" && answer.status === 422) answer = await ask();
    return presentAuthAnswer(answer, request.method, path);
  }

  return { handle, verifyToken: createTokenVerifier(parts.db, parts.instanceId), options };
}

/** The options together with what the library calls back. */
function withCallbacks(parts: AuthParts, library: () => Library): BetterAuthOptions {
  const { db, secret, mails, limits, isKnownPassword } = parts;
  const base = authOptions(parts);
  const hashing = createPasswordHashing();
  const originOf = (request: Request | undefined) => (request && parts.origins.of(request)) ?? "";
  return {
    ...base,
    ...authHooks({ isKnownPassword, mails, guessing: createGuessingLimits(limits) }),
    user: {
      ...base.user,
      // Google's word on a new address or a new link counts only if Google has verified it.
      validateUserInfo: ({ user, source }) =>
        source.method === "oauth" && source.action !== "sign-in" && user.emailVerified !== true
          ? { error: "email_not_verified" }
          : undefined,
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, url }) =>
          mails.addressChange(user, newEmail, url),
      },
      deleteUser: {
        enabled: true,
        afterDelete: async (user) => {
          await forgetResetLinks(db, user.id);
          await forgetMailsTo(db, user.email);
          await forgetSubscriber(db, user.email);
          await mails.accountDeleted(user);
        },
      },
    },
    emailVerification: {
      ...base.emailVerification,
      sendVerificationEmail: ({ user, url, token }, request) =>
        isForNewAddress(token)
          ? mails.confirmNewAddress(user, url)
          : mails.confirmAddress(user, url, request?.url.endsWith("/send-verification-email")),
      // A link to choose a password that lies in the old mailbox ends with the old address.
      afterEmailVerification: (user) => forgetResetLinks(db, user.id),
    },
    emailAndPassword: {
      ...base.emailAndPassword,
      password: hashing,
      sendResetPassword: ({ user, url }) => mails.resetPassword(user, url, RESET_LIFETIME / 60),
      onPasswordReset: async ({ user }) => {
        await forgetResetLinks(db, user.id);
        // Only who reads the mailbox could do this: nothing is left to confirm.
        if (!user.emailVerified) {
          const { internalAdapter } = await library().$context;
          await internalAdapter.updateUser(user.id, { emailVerified: true });
        }
        await mails.passwordChanged(user);
      },
      onExistingUserSignUp: async ({ user }, request) => {
        const form: Record<string, string> = (await request?.json()) ?? {};
        const { password, callbackURL = "/" } = form;
        const hash = user.emailVerified ? undefined : await passwordHashOf(db, user.id);
        // Signed up twice and never confirmed: the first mail may be lost. With another password
        // it may be somebody else's account, whose password a confirmation would make valid.
        if (hash && password && (await hashing.verify({ hash, password }))) {
          const token = await createEmailVerificationToken(
            secret,
            user.email,
            undefined,
            CONFIRMATION_LIFETIME,
          );
          const query = new URLSearchParams({ token, callbackURL });
          const url = `${originOf(request)}/api/auth/verify-email?${query}`;
          await mails.confirmAddress(user, url);
        } else await mails.accountExists(user, originOf(request));
      },
    },
  };
}

/** Whether a confirmation's token is about a change of the address (its payload is no secret). */
function isForNewAddress(token: string): boolean {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
  return "updateTo" in (JSON.parse(payload) as object);
}
