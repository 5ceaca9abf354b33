import { randomBytes } from "node:crypto";
import type { BetterAuthOptions, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { AuthErrorCode } from "#contract/auth/errors.ts";
import type { PasswordFault } from "#core/account/password-rule.ts";
import { renewedUntil } from "#core/account/session-life.ts";
import { AppError } from "../../app-error.ts";
import type { AccountMails } from "./account-mails.ts";
import type { BackgroundWork } from "./background-work.ts";
import { hashBackupCode } from "./backup-codes.ts";
import { changeToken, confirmationPage } from "./confirmation.ts";
import type { GuessingLimits } from "./guessing.ts";
import { RESET_LIFETIME } from "./lifetimes.ts";
import { requirePasswordAgain } from "./password-again.ts";
import type { PasswordCheck } from "./password-check.ts";

export interface HookParts {
  readonly judge: PasswordCheck;
  readonly passwordMin: number;
  readonly passwordMax: number;
  readonly guessing: GuessingLimits;
  readonly mails: AccountMails;
  readonly backgroundWork: BackgroundWork;
}

type Form = Readonly<Record<string, string | undefined>>;

/** Our own checks, before and after those of the library. */
export function authHooks(parts: HookParts): {
  hooks: NonNullable<BetterAuthOptions["hooks"]>;
  databaseHooks: NonNullable<BetterAuthOptions["databaseHooks"]>;
} {
  const { guessing, mails, backgroundWork } = parts;

  /**
   * @returns the answer, when the library is not to be asked, or the input that it should use
   *   instead.
   */
  async function before(context: GenericEndpointContext): Promise<object | undefined> {
    const form = (context.body ?? {}) as Form;
    switch (context.path) {
      case "/sign-in/email":
        await guessing.attempt(context, form.email ?? "");
        return undefined;
      case "/request-password-reset":
        await guessing.reset(form.email ?? "");
        return requestReset(context, form);
      case "/send-verification-email":
        await guessing.resend(form.email ?? "");
        return undefined;
      case "/sign-up/email":
        return judge(form.password, [form.email, form.username, form.name]);
      case "/reset-password": {
        const user = await ownerOfReset(context, form.token ?? "");
        return judge(form.newPassword, [user?.email, user?.name, nameIn(user)]);
      }
      case "/change-password": {
        await requirePasswordAgain(context, form.currentPassword, guessing, "library");
        const { user } = (await getSessionFromCtx(context)) ?? {};
        return judge(form.newPassword, [user?.email, user?.name, nameIn(user)]);
      }
      case "/change-email":
        return changeEmail(context, form);
      case "/delete-user":
      case "/two-factor/enable":
      case "/two-factor/disable":
      case "/two-factor/generate-backup-codes":
        return requirePasswordAgain(context, form.password, guessing, "library");
      case "/two-factor/verify-backup-code":
        return { context: { body: { code: hashBackupCode(form.code ?? "") } } };
      case "/two-factor/verify-totp":
        if (!(await guessing.isFreshCode(context, form.code ?? "")))
          throw new AppError("CODE_USED");
    }
  }

  async function judge(
    password: string | undefined,
    about: readonly (string | null | undefined)[],
  ): Promise<undefined> {
    // The library checks its length, and too long a password is not examined.
    const { passwordMin, passwordMax } = parts;
    if (!password || password.length < passwordMin || password.length > passwordMax) return;
    const fault = await parts.judge(password, about);
    if (fault) throw new AppError(PASSWORD_ERRORS[fault]);
  }

  /** Answers at once and alike, whether the account exists or not. */
  function requestReset(context: GenericEndpointContext, form: Form): object {
    const { internalAdapter, baseURL } = context.context;
    const { email = "", redirectTo = "" } = form;
    backgroundWork(async () => {
      const found = await internalAdapter.findUserByEmail(email);
      if (!found) return;
      const token = randomToken();
      await internalAdapter.createVerificationValue({
        value: found.user.id,
        identifier: `reset-password:${token}`,
        expiresAt: new Date(Date.now() + RESET_LIFETIME * 1_000),
      });
      const url = `${baseURL}/reset-password/${token}?${new URLSearchParams({ callbackURL: redirectTo })}`;
      await mails.resetPassword(found.user, url, RESET_LIFETIME / 60);
    });
    return { status: true };
  }

  /** Asks the old address first; whether the new one is taken matters only after its approval. */
  async function changeEmail(context: GenericEndpointContext, form: Form) {
    await requirePasswordAgain(context, form.password, guessing, "us");
    const session = await getSessionFromCtx(context);
    const newEmail = form.newEmail?.toLowerCase() ?? "";
    if (!session || newEmail === session.user.email) return undefined;
    const { secret, baseURL } = context.context;
    const token = await changeToken(secret, session.user.email, newEmail);
    const url = confirmationPage(new URL(baseURL).origin, token, form.callbackURL ?? "/account");
    await mails.addressChange(session.user, newEmail, url);
    return { status: true };
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
    if (context.path === "/get-session") await renew(context);
    if (context.path === "/two-factor/verify-totp" && session && newSession) {
      await mails.secondFactor(session.user, "on");
    }
    if (context.path === "/two-factor/disable" && session) {
      await mails.secondFactor(session.user, "off");
    }
  }

  /**
   * Whoever opens a link that was mailed to an account may continue when strangers have to wait.
   */
  async function rememberMailbox(context: GenericEndpointContext): Promise<void> {
    const user = await ownerOfReset(context, String(context.params?.token));
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
          // Google's tokens are not stored, because nothing is requested from Google after the
          // sign-in.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
  };
}

const PASSWORD_ERRORS = {
  listed: "PASSWORD_COMPROMISED",
  simple: "PASSWORD_TOO_SIMPLE",
  personal: "PASSWORD_PERSONAL",
} as const satisfies Readonly<Record<PasswordFault, AuthErrorCode>>;

const randomToken = (): string => randomBytes(24).toString("base64url");

/** The name that the member chose; the library's types have only its own fields. */
const nameIn = (user: object | undefined): string | undefined =>
  (user as { username?: string } | undefined)?.username;

/** The user to whom a link for choosing a password was mailed, while it works. */
async function ownerOfReset(context: GenericEndpointContext, token: string) {
  const { internalAdapter } = context.context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link || link.expiresAt < new Date()) return undefined;
  return (await internalAdapter.findUserById(link.value)) ?? undefined;
}

/** Records that a session is used, because the library would extend it forever. */
async function renew(context: GenericEndpointContext): Promise<void> {
  const { session } = context.context;
  if (!session) return;
  const { token, createdAt, updatedAt } = session.session;
  const times = { createdAt: +createdAt, updatedAt: +updatedAt };
  const until = renewedUntil(times, Date.now());
  if (until === undefined) return;
  const noted = { expiresAt: new Date(until), updatedAt: new Date() };
  // Undefined when the session was ended at this moment.
  const updated = await context.context.internalAdapter.updateSession(token, noted);
  const maxAge = Math.round((until - Date.now()) / 1_000);
  if (updated) await setSessionCookie(context, { ...session, session: updated }, false, { maxAge });
}
