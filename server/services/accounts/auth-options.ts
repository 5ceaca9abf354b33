import { randomUUIDv7 } from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import { jwt } from "better-auth/plugins/jwt";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { PASSWORD_MAX } from "#contract/account.ts";
import { SESSION_IDLE } from "#core/account/session-life.ts";
import { isDatabaseAway } from "../../storage/availability.ts";
import type { Database } from "../../storage/database.ts";
import type { Limits } from "../limits.ts";
import type { AuthSecrets } from "../secrets.ts";
import { TOKEN_ALGORITHM, TOKEN_LIFETIME } from "./access-tokens.ts";
import { CONFIRMATION_LIFETIME, RESET_LIFETIME } from "./lifetimes.ts";
import type { Origins } from "./origins.ts";
import { secondFactor } from "./second-factor.ts";
import { COOKIE_PREFIX, HOST_PREFIX } from "./session-cookies.ts";

/** The header that carries the client's address to the library; whoever sends it, it is overwritten. */
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
 * What the library is told, besides what it calls back (auth.ts). Where it has a default, the reason
 * for another value stands beside it.
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
    // What does not say its key was encrypted with the database's.
    secret: secrets.ofDatabase,
    secrets: [...secrets.numbered],
    // Its transactions hang on SQLite, where one connection serves everybody.
    database: { db: db as unknown as Kysely<unknown>, type: engine, transaction: false },
    user: {
      modelName: "auth_users",
      additionalFields: { username: { type: "string", required: false, input: true } },
    },
    session: {
      modelName: "auth_sessions",
      expiresIn: SESSION_IDLE / 1_000,
      // auth-hooks.ts does it instead, which knows that a session also ends by its age.
      disableSessionRefresh: true,
      // The list of sessions would need a fresh one as well; auth-hooks.ts asks it of deletion alone.
      freshAge: 0,
    },
    account: {
      modelName: "auth_accounts",
      // Google's tokens are of no use after the sign-in (see auth-hooks.ts).
      updateAccountOnSignIn: false,
      accountLinking: {
        enabled: true,
        // Never Google: then an address it has not verified would open the account of that address.
        trustedProviders: [],
        // Nor does it link to an account whose own address is unconfirmed: somebody else may have
        // registered it in advance and would keep the password.
        requireLocalEmailVerified: true,
      },
    },
    // A copy of the database holds no links that work.
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
        // Left to the library, a database that is away would be an error of its own (500).
        if (isDatabaseAway(error)) throw error;
        if (!(isAPIError(error) && error.statusCode < 500)) {
          log.warn({ err: error }, "sign-in: a call failed");
        }
      },
    },
    // Each call that is let through names its limits (routes/accounts/auth-calls.ts).
    rateLimit: { enabled: false },
    advanced: {
      // The library knows but the prefix `__Secure-`, which it would put before this one.
      useSecureCookies: false,
      cookiePrefix: isSecure ? HOST_PREFIX + COOKIE_PREFIX : COOKIE_PREFIX,
      defaultCookieAttributes: { secure: isSecure },
      // Given, because NODE_ENV=test would switch it off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
      database: {
        generateId: () => randomUUIDv7(),
        // Our migrations make the tables; a test compares them with what the library expects.
        validateSchema: false,
      },
    },
    telemetry: { enabled: false },
    logger: {
      // No level (it takes "warn" then): with one, refusals of ours are also printed to the console.
      // Its warnings are visitors' mistakes, e.g. a wrong password.
      log: (level, message, ...details) =>
        log[level === "error" ? "warn" : "debug"]({ details }, `sign-in: ${message}`),
    },
    plugins: [
      secondFactor(),
      jwt({
        schema: { jwks: { modelName: "auth_jwks" } },
        jwks: { keyPairConfig: { alg: TOKEN_ALGORITHM, crv: "Ed25519" } },
        // Else every look at the session would sign a token.
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
