import { randomUUIDv7 } from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import { jwt } from "better-auth/plugins/jwt";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { PASSWORD_MAX } from "#contract/account.ts";
import { SESSION_IDLE } from "#core/account/session-life.ts";
import { AppError } from "../../app-error.ts";
import { isDatabaseAway } from "../../storage/availability.ts";
import type { Database } from "../../storage/database.ts";
import type { Limits } from "../limits.ts";
import type { AuthSecrets } from "../secrets.ts";
import { TOKEN_ALGORITHM, TOKEN_LIFETIME } from "./access-tokens.ts";
import { CONFIRMATION_LIFETIME, RESET_LIFETIME } from "./lifetimes.ts";
import type { Origins } from "./origins.ts";
import { secondFactor } from "./second-factor.ts";
import { COOKIE_PREFIX, HOST_PREFIX } from "./session-cookies.ts";

/** The header that passes the client's address to the library; it is always overwritten. */
export const CLIENT_HEADER = "x-sevenfold-client";

export interface AuthBasics {
  readonly db: Database;
  readonly engine: "sqlite" | "postgres";
  readonly secrets: AuthSecrets;
  /** Issuer and audience of access tokens. */
  readonly instanceId: string;
  readonly origins: Origins;
  readonly passwordMin: number;
  readonly limits: Limits;
  readonly log: Pick<Logger, "debug" | "warn">;
}

/**
 * The library's settings, except for its callbacks (auth.ts). Where a default is changed, a comment
 * says why.
 */
export function authOptions(basics: AuthBasics) {
  const { db, engine, secrets, instanceId, origins, passwordMin, log } = basics;
  const isSecure = "origin" in origins.accepted && origins.accepted.origin.startsWith("https:");
  return {
    appName: "Sevenfold",
    basePath: "/api/auth",
    baseURL:
      "origin" in origins.accepted
        ? origins.accepted.origin
        : { allowedHosts: [...origins.accepted.hosts], protocol: "http" },
    // Anything without a key number was encrypted with the database's secret.
    secret: secrets.ofDatabase,
    secrets: [...secrets.numbered],
    // Its transactions hang on SQLite, where everybody shares one connection.
    database: { db: db as unknown as Kysely<unknown>, type: engine, transaction: false },
    user: {
      modelName: "auth_users",
      additionalFields: { username: { type: "string", required: false, input: true } },
    },
    session: {
      modelName: "auth_sessions",
      expiresIn: SESSION_IDLE / 1_000,
      // auth-hooks.ts does it instead, because it knows that a session also ends by age.
      disableSessionRefresh: true,
      // The list of sessions would require a fresh one too; auth-hooks.ts requires it only for
      // deletion.
      freshAge: 0,
    },
    account: {
      modelName: "auth_accounts",
      // Google's tokens are of no use after the sign-in (see auth-hooks.ts).
      updateAccountOnSignIn: false,
      accountLinking: {
        enabled: true,
        // Never Google: otherwise an address that it has not verified would open that address's
        // account.
        trustedProviders: [],
        // Nor does it link to an account with an unconfirmed address: somebody else may have
        // registered it in advance and would keep the password.
        requireLocalEmailVerified: true,
      },
    },
    // A copy of the database contains no working links.
    verification: { modelName: "auth_verifications", storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      minPasswordLength: passwordMin,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_LIFETIME,
      revokeSessionsOnPasswordReset: true,
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      // confirmation.ts answers these links.
      autoSignInAfterVerification: false,
      expiresIn: CONFIRMATION_LIFETIME,
    },
    onAPIError: {
      errorURL: "/login",
      onError: (error) => {
        // The library would turn our refusals, and an unavailable database, into an error of its
        // own (500).
        if (error instanceof AppError || isDatabaseAway(error)) throw error;
        if (!(isAPIError(error) && error.statusCode < 500)) {
          log.warn({ err: error }, "sign-in: a call failed");
        }
      },
    },
    // Each call declares its limits (contract/auth/).
    rateLimit: { enabled: false },
    advanced: {
      // The library supports only the prefix `__Secure-`, which it would put before ours.
      useSecureCookies: false,
      cookiePrefix: isSecure ? HOST_PREFIX + COOKIE_PREFIX : COOKIE_PREFIX,
      defaultCookieAttributes: { secure: isSecure },
      // Explicit, because NODE_ENV=test would disable it.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
      database: {
        generateId: () => randomUUIDv7(),
        // Our migrations create the tables; a test compares them with what the library expects.
        validateSchema: false,
      },
    },
    telemetry: { enabled: false },
    logger: {
      // No level (it then uses "warn"): with one, our own refusals would also be printed. Its
      // warnings are visitors' mistakes, such as a wrong password.
      log: (level, message, ...details) =>
        log[level === "error" ? "warn" : "debug"]({ details }, `sign-in: ${message}`),
    },
    plugins: [
      secondFactor(),
      jwt({
        schema: { jwks: { modelName: "auth_jwks" } },
        jwks: { keyPairConfig: { alg: TOKEN_ALGORITHM, crv: "Ed25519" } },
        // Otherwise every check of the session would sign a token.
        disableSettingJwtHeader: true,
        jwt: {
          issuer: instanceId,
          audience: instanceId,
          expirationTime: TOKEN_LIFETIME,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  } satisfies BetterAuthOptions;
}
