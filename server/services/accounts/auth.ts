import { type BetterAuthOptions, betterAuth, type User } from "better-auth";
import { createEmailVerificationToken } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { PASSWORD_MAX } from "#contract/account.ts";
import {
  GOOGLE,
  type GoogleOptions,
  googleProvider,
  isReachable,
} from "../../adapters/identity/google.ts";
import { AppError } from "../../app-error.ts";
import { isConflict } from "../../storage/availability.ts";
import { watchFaults } from "../../storage/faults.ts";
import { forgetSubscriber } from "../../storage/subscribers.ts";
import { findPasswordHash, forgetMailsTo, forgetResetLinks } from "../../storage/users.ts";
import { createTokenVerifier } from "./access-tokens.ts";
import type { AccountMails } from "./account-mails.ts";
import { presentAuthAnswer } from "./auth-answers.ts";
import { authHooks } from "./auth-hooks.ts";
import { type AuthBasics, authOptions, CLIENT_HEADER } from "./auth-options.ts";
import { type BackgroundWork, createBackgroundWork } from "./background-work.ts";
import { confirmation, confirmationPage } from "./confirmation.ts";
import { createGuessingLimits } from "./guessing.ts";
import { CONFIRMATION_LIFETIME } from "./lifetimes.ts";
import type { TokenClaims } from "./members.ts";
import type { PasswordCheck } from "./password-check.ts";
import { createPasswordHashing, type PasswordCost } from "./password-hashing.ts";
import type { SessionCookies } from "./session-cookies.ts";

export interface AuthParts extends AuthBasics {
  readonly mails: AccountMails;
  readonly judge: PasswordCheck;
  readonly cookies: SessionCookies;
  /** Undefined for the product's own cost. */
  readonly passwordCost: PasswordCost | undefined;
  /** Undefined where Google sign-in is not set up. */
  readonly google: GoogleOptions | undefined;
}

/** Who makes a call, and how. */
export interface AuthCaller {
  readonly address: string;
  /** Whether a browser opens the call as a page. */
  readonly isOpened: boolean;
}

/** Sign-in: Better Auth on our tables, with our mails, limits and rules. */
export interface Auth {
  /**
   * Answers a call of `/api/auth/…` that the route has accepted.
   * @throws AppError for our own refusals, and the database's error, when it would otherwise look
   *   like one.
   */
  handle(request: Request, caller: AuthCaller): Promise<Response>;
  /** Resolves when no work is left behind finished answers. */
  whenDone(): Promise<void>;
  /** The claims of a valid access token of this instance. */
  verifyToken(token: string): Promise<TokenClaims | undefined>;
  /** All of the library's settings; for the test that compares tables. */
  readonly options: BetterAuthOptions;
}

type Library = Pick<ReturnType<typeof betterAuth>, "handler" | "$context">;
const openLibrary = (options: BetterAuthOptions): Library => betterAuth(options);

/** How long a sign-in waits for Google to become reachable, and the pause between two attempts. */
const GOOGLE_TIMEOUT_MS = 6_000;
const GOOGLE_PAUSE_MS = 2_000;

export function createAuth(parts: AuthParts): Auth {
  const { origins, google, cookies } = parts;
  const backgroundWork = createBackgroundWork(parts.log);
  const options = withCallbacks(parts, backgroundWork, () => plain);
  const plain = openLibrary(options);
  let current = plain;
  let opening: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /**
   * The library reads the discovery document only when it is created, so it is created again when
   * that failed.
   */
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
    if (!opening && performance.now() - lookedAt > GOOGLE_PAUSE_MS) {
      lookedAt = performance.now();
      opening = openGoogle(google).finally(() => {
        opening = undefined;
      });
    }
    await Promise.race([
      opening?.catch((error: unknown) => parts.log.warn({ err: error }, "Google sign-in failed")),
      new Promise((resolve) => setTimeout(resolve, GOOGLE_TIMEOUT_MS).unref()),
    ]);
    return current !== plain;
  }
  void needGoogle();

  async function handle(request: Request, { address, isOpened }: AuthCaller): Promise<Response> {
    const origin = origins.of(request);
    if (!origin) throw new AppError("HOST_NOT_KNOWN");
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace("/api/auth", "");
    if (google && path === "/sign-in/social" && !(await needGoogle())) {
      throw new AppError("GOOGLE_UNREACHABLE");
    }
    if (google && path === "/callback/google") await needGoogle();
    const headers = new Headers(request.headers);
    headers.set(CLIENT_HEADER, address.replace(/%.*$/u, ""));
    headers.set("host", new URL(origin).host);
    const shown = headers.get("cookie") ?? "";
    if (shown) headers.set("cookie", cookies.renamed(shown));
    const body = request.body ? await request.text() : undefined;
    const ask = async () => {
      const asked = new Request(`${origin}${pathname}${search}`, {
        method: request.method,
        headers,
        ...(body && { body }),
      });
      try {
        // When the database does not answer, the library says that the session does not exist, has
        // ended, or that it failed itself. Visitors must not be told so unless it is true.
        const { value, fault } = await watchFaults(() => current.handler(asked));
        if (fault !== undefined && !isConflict(fault)) throw fault;
        return value;
      } catch (error) {
        // Whoever opened a link gets a page, whatever happened; anybody else gets the error.
        if (!isOpened) throw error;
        return new Response(null, { status: 503 });
      }
    };
    let answer = await ask();
    // Of simultaneous sign-ups with one address, all but one fail at the table's unique index.
    // Repeated, they become what they are: sign-ups with an address that has an account.
    if (path === "/sign-up/email" && answer.status === 422) answer = await ask();
    const presented = await presentAuthAnswer(answer, isOpened);
    if (path === "/get-session" && presented.ok) {
      for (const cookie of cookies.handOver(shown)) presented.headers.append("Set-Cookie", cookie);
    }
    return presented;
  }

  return {
    handle,
    whenDone: backgroundWork.whenDone,
    verifyToken: createTokenVerifier(parts.db, parts.instanceId),
    options,
  };
}

/** The options together with the library's callbacks. */
function withCallbacks(
  parts: AuthParts,
  backgroundWork: BackgroundWork,
  library: () => Library,
): BetterAuthOptions {
  const { db, secrets, mails, limits, judge, passwordMin, passwordCost } = parts;
  const base = authOptions(parts);
  const hashing = createPasswordHashing(db, passwordCost);
  const originOf = (request: Request | undefined) => (request && parts.origins.of(request)) ?? "";
  return {
    ...base,
    plugins: [...base.plugins, confirmation(db, mails)],
    ...authHooks({
      judge,
      passwordMin,
      passwordMax: PASSWORD_MAX,
      mails,
      backgroundWork,
      guessing: createGuessingLimits(limits),
    }),
    user: {
      ...base.user,
      // A new address or a new link from Google counts only if Google has verified it.
      validateUserInfo: ({ user, source }) =>
        source.method === "oauth" && source.action !== "sign-in" && user.emailVerified !== true
          ? { error: "email_not_verified" }
          : undefined,
      // Enables its refusals; auth-hooks.ts does the work.
      changeEmail: { enabled: true },
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
      sendVerificationEmail: ({ user, url, token }, request) => {
        const { origin, searchParams } = new URL(url);
        const page = confirmationPage(origin, token, searchParams.get("callbackURL") ?? "/");
        const asked = request?.url.endsWith("/send-verification-email");
        return mails.confirmAddress(user, page, asked);
      },
    },
    emailAndPassword: {
      ...base.emailAndPassword,
      password: hashing,
      onPasswordReset: async ({ user }) => {
        await forgetResetLinks(db, user.id);
        // Only the mailbox's owner could do this, so nothing is left to confirm.
        if (!user.emailVerified) {
          const { internalAdapter } = await library().$context;
          await internalAdapter.updateUser(user.id, { emailVerified: true });
        }
        await mails.passwordChanged(user);
      },
      onExistingUserSignUp: async ({ user }, request) => {
        const form: Record<string, string> = (await request?.json()) ?? {};
        backgroundWork(() => remindOfAccount(user, form, originOf(request)));
      },
    },
  };

  /**
   * Signed up again without confirming: the first mail may be lost. With another password it may be
   * somebody else's account, and a confirmation would make that password valid.
   */
  async function remindOfAccount(
    user: User,
    { password, callbackURL = "/" }: Readonly<Record<string, string>>,
    origin: string,
  ): Promise<void> {
    const hash = user.emailVerified ? undefined : await findPasswordHash(db, user.id);
    if (!hash || !password || !(await hashing.verify({ hash, password }))) {
      return mails.accountExists(user, origin);
    }
    const token = await createEmailVerificationToken(
      secrets.current,
      user.email,
      undefined,
      CONFIRMATION_LIFETIME,
    );
    await mails.confirmAddress(user, confirmationPage(origin, token, callbackURL));
  }
}
