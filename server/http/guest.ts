import { getSignedCookie, setSignedCookie } from "hono/cookie";
import type { Services } from "../services/services.ts";
import type { HttpContext } from "./context.ts";

const COOKIE = "sevenfold_guest";
const YEAR = 365 * 24 * 3_600;

/**
 * A random id for a visitor's browser, so that many people behind one address do not share one
 * limit. It is signed, so nobody gets a fresh allowance by inventing ids; deleting the cookie
 * works, but then the address's limit counts.
 */
export async function ensureGuestId(
  context: HttpContext,
  { secret, config }: Services,
): Promise<string> {
  // Behind a proxy our own connection is plain HTTP; the public address says what visitors use.
  const secure = new URL(config.PUBLIC_URL ?? context.req.url).protocol === "https:";
  // Not `__Host-`, which requires `Path=/` and would send it with every page: only the API needs
  // it.
  const name = secure ? `__Secure-${COOKIE}` : COOKIE;
  const known = await getSignedCookie(context, secret, name);
  if (known) return known;
  const guest = crypto.randomUUID();
  await setSignedCookie(context, name, guest, secret, {
    httpOnly: true,
    sameSite: "Lax",
    secure,
    path: "/api",
    maxAge: YEAR,
  });
  return guest;
}
