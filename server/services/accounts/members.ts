import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../../storage/database.ts";
import { findSessionById, findSessionByToken, type StoredSession } from "../../storage/sessions.ts";
import { cookieIn, type SessionCookies } from "./session-cookies.ts";

/** A member who is signed in. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
}

/** Recognizes members. If anything is wrong with their credentials, they are strangers. */
export interface Members {
  /** @param cookies the request's Cookie header. */
  fromCookie(cookies: string | undefined): Promise<Member | undefined>;
  /** @param authorization the request's Authorization header, `Bearer …`. */
  fromToken(authorization: string | undefined): Promise<Member | undefined>;
}

/** The claims of a verified access token. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface MembersParts {
  readonly db: Database;
  readonly cookies: SessionCookies;
  /** The secret with which the auth library signs its cookies. */
  readonly secret: string;
  readonly now: () => number;
  /** Checks signature, issuer, audience and expiry; undefined when anything is wrong. */
  readonly verifyToken: (token: string) => Promise<TokenClaims | undefined>;
}

/**
 * Reads sessions from the auth library's table without going through the library: every member's
 * call needs this, and one indexed lookup is enough. The library decides what counts as a session,
 * and a test compares the two. Nothing is cached, so a revoked session ends at once, on every
 * process.
 */
export function createMembers({
  db,
  cookies: known,
  secret,
  now,
  verifyToken,
}: MembersParts): Members {
  const living = (session: StoredSession | undefined): Member | undefined =>
    session && session.expiresAt > now()
      ? { userId: session.userId, sessionId: session.id }
      : undefined;
  return {
    async fromCookie(cookies) {
      const token = cookies && signedToken(cookies, known.names(), secret);
      return token ? living(await findSessionByToken(db, token)) : undefined;
    },
    async fromToken(authorization) {
      const token = /^Bearer (\S{1,4096})$/u.exec(authorization ?? "")?.[1];
      const claims = token && (await verifyToken(token));
      if (!claims) return undefined;
      // The token outlives a sign-out by minutes; its session does not.
      const member = living(await findSessionById(db, claims.sessionId));
      return member?.userId === claims.userId ? member : undefined;
    },
  };
}

/** The token in a signed cookie `token.signature` (HMAC-SHA-256, base64), if we signed it. */
function signedToken(
  cookies: string,
  names: readonly string[],
  secret: string,
): string | undefined {
  for (const name of names) {
    const value = decode(cookieIn(cookies, name) ?? "");
    const dot = value.lastIndexOf(".");
    const token = value.slice(0, dot);
    // Compared as text: many texts decode to the same bytes, and the library accepts only one of
    // them.
    const given = Buffer.from(value.slice(dot + 1));
    const expected = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return token;
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
