import { SESSION_COOKIE } from "#contract/account.ts";
import { SESSION_IDLE, SESSION_LIFE } from "#core/account/session-life.ts";
import type { Database } from "../../storage/database.ts";
import { getOrCreateSetting } from "../../storage/instance-settings.ts";

/** The prefix of all sign-in cookies. */
export const COOKIE_PREFIX = "sevenfold";
/**
 * Where visitors use HTTPS: browsers accept such a cookie only from this very host (RFC 6265bis).
 */
export const HOST_PREFIX = "__Host-";
/** The earlier prefix, which a neighboring host could have set. */
const OLD_PREFIX = "__Secure-";

/** Which cookie carries the session. */
export interface SessionCookies {
  /** The cookie names that a session is read from; the first existing one counts. */
  names(): readonly string[];
  /** A Cookie header in which a session under the old name has the new one. */
  renamed(cookies: string): string;
  /** Set-Cookie headers with which the browser keeps its session under the new name. */
  handOver(cookies: string): readonly string[];
}

const PLAIN: SessionCookies = {
  names: () => [SESSION_COOKIE],
  renamed: (cookies) => cookies,
  handOver: () => [],
};

/**
 * The name of the session's cookie has changed on HTTPS. Browsers keep their members signed in, and
 * receive the new cookie when they ask who is signed in. Once every session from before the change
 * has reached its longest life, the old name means nothing.
 * @param secure whether visitors use HTTPS.
 */
export async function openSessionCookies(
  db: Database,
  secure: boolean,
  now: () => number,
): Promise<SessionCookies> {
  if (!secure) return PLAIN;
  const since = Number(await getOrCreateSetting(db, "host-cookies-since", () => String(now())));
  const [name, oldName] = [HOST_PREFIX + SESSION_COOKIE, OLD_PREFIX + SESSION_COOKIE];
  const names = () => (now() < since + SESSION_LIFE ? [name, oldName] : [name]);
  const oldValue = (cookies: string): string | undefined => {
    if (names().length === 1 || cookieIn(cookies, name) !== undefined) return undefined;
    return cookieIn(cookies, oldName);
  };
  return {
    names,
    renamed(cookies) {
      const value = oldValue(cookies);
      return value === undefined ? cookies : `${cookies}; ${name}=${value}`;
    },
    handOver(cookies) {
      const value = oldValue(cookies);
      if (value === undefined) return [];
      const rest = "Path=/; HttpOnly; Secure; SameSite=Lax";
      return [
        `${name}=${value}; Max-Age=${SESSION_IDLE / 1_000}; ${rest}`,
        `${oldName}=; Max-Age=0; ${rest}`,
      ];
    },
  };
}

/** A cookie's value as the browser sent it. */
export function cookieIn(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(";")) {
    const equals = part.indexOf("=");
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}
