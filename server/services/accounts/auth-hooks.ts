import type { BetterAuthOptions, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import type { AccountMails } from "./account-mails.ts";
import type { GuessingLimits } from "./guessing.ts";
import type { KnownPasswords } from "./known-passwords.ts";

/** How old a session may be that deletes its account without a password, in milliseconds. */
const FRESH = 10 * 60_000;

export interface HookParts {
  readonly isKnownPassword: KnownPasswords;
  readonly guessing: GuessingLimits;
  readonly mails: AccountMails;
}

/** What we ask beyond what the library asks, before and after its own work. */
export function authHooks({ isKnownPassword, guessing, mails }: HookParts): {
  hooks: NonNullable<BetterAuthOptions["hooks"]>;
  databaseHooks: NonNullable<BetterAuthOptions["databaseHooks"]>;
} {
  async function before(context: GenericEndpointContext): Promise<void> {
    const { email, password, newPassword } = (context.body ?? {}) as Record<string, string>;
    switch (context.path) {
      case "/sign-in/email":
        return refuseAfter(await guessing.attempt(context, email ?? ""));
      case "/request-password-reset":
        return refuseAfter(await guessing.reset(email ?? ""));
      case "/send-verification-email":
        return refuseAfter(await guessing.resend(email ?? ""));
      case "/sign-up/email":
        return refuseKnown(password);
      case "/reset-password":
      case "/change-password":
        return refuseKnown(newPassword);
      case "/delete-user":
        return password ? undefined : needFreshSession(context);
    }
  }

  async function refuseKnown(password: string | undefined): Promise<void> {
    if (password === undefined || !(await isKnownPassword(password))) return;
    throw new APIError("BAD_REQUEST", {
      code: "PASSWORD_COMPROMISED",
      message:
        "This password stands in public lists of stolen passwords. Please choose another one; a few unrelated words make a good one.",
    });
  }

  async function after(context: GenericEndpointContext): Promise<void> {
    const { newSession, session } = context.context;
    const { returned } = context.context as { returned?: unknown };
    const failed = returned instanceof APIError && returned.statusCode >= 400;
    if (failed) return;
    if (newSession && context.path === "/sign-in/email") {
      await guessing.succeeded(context, newSession.user.email);
    }
    if (newSession) await guessing.remember(context, newSession.user.email);
    if (context.path === "/change-password" && session) await mails.passwordChanged(session.user);
    if (context.path === "/reset-password/:token") await rememberMailbox(context);
  }

  /** Whoever opens a link that was mailed to an account may go on when strangers have to wait. */
  async function rememberMailbox(context: GenericEndpointContext): Promise<void> {
    const { internalAdapter } = context.context;
    const link = await internalAdapter.findVerificationValue(
      `reset-password:${String(context.params?.token)}`,
    );
    if (!link || link.expiresAt < new Date()) return;
    const user = await internalAdapter.findUserById(link.value);
    if (user) await guessing.remember(context, user.email);
  }

  return {
    hooks: {
      before: createAuthMiddleware((context) => before(context as GenericEndpointContext)),
      after: createAuthMiddleware((context) => after(context as GenericEndpointContext)),
    },
    databaseHooks: {
      account: {
        create: {
          // Nothing is ever asked of Google after the sign-in: its tokens are not kept.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
  };
}

function refuseAfter(wait: number | undefined): void {
  if (wait === undefined) return;
  throw new APIError(
    "TOO_MANY_REQUESTS",
    { message: "Too many requests" },
    { "X-Retry-After": String(wait) },
  );
}

async function needFreshSession(context: GenericEndpointContext): Promise<void> {
  const session = await getSessionFromCtx(context);
  if (!session || Date.now() - session.session.createdAt.getTime() < FRESH) return;
  throw new APIError("FORBIDDEN", {
    code: "SESSION_NOT_FRESH",
    message: "Please sign in again first, or give your password.",
  });
}
