import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../../storage/database.ts";
import { findSessionById, findSessionByToken, type StoredSession } from "../../storage/sessions.ts";
import { cookieIn, type SessionCookies } from "./session-cookies.ts";

/** Who is signed in. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
}

/** Recognises members. Whatever is wrong with what they show, they are strangers. */
export interface Members {
  /** @param cookies the request's Cookie header. */
  fromCookie(cookies: string | undefined): Promise<Member | undefined>;
  /** @param authorization the request's Authorization header, `Bearer …`. */
  fromToken(authorization: string | undefined): Promise<Member | undefined>;
}

/** What a verified access token claims. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface MembersParts {
  readonly db: Database;
  readonly cookies: SessionCookies;
  /** The secret that the auth library signs its cookies with. */
  readonly secret: string;
  readonly now: () => number;
  /** Checks signature, issuer, audience and expiry; undefined when anything is wrong. */
  readonly verifyToken: (token: string) => Promise<TokenClaims | undefined>;
}

/**
 * Reads sessions from the auth library's table without going through the library: every call of a
 * member asks this, and one lookup by an index is all that it needs. What counts as a session is
 * the library's to say; a test compares the two. Nothing is cached: a session that was revoked
 * anywhere is over at once, on every process.
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

/** The token in a signed cookie `token.signature` (HMAC-SHA-256, base64), if it was signed by us. */
function signedToken(
  cookies: string,
  names: readonly string[],
  secret: string,
): string | undefined {
  for (const name of names) {
    const value = decode(cookieIn(cookies, name) ?? "");
    const dot = value.lastIndexOf(".");
    const token = value.slice(0, dot);
    // Compared as texts: many texts decode to the same bytes, and the library takes one of them.
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
