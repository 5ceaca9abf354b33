import { ERRORS } from "#contract/errors.ts";

/** What we refuse before the library is asked. */
const REFUSALS = {
  HOST_NOT_KNOWN: {
    status: 400,
    error:
      "Sign-in works only at the addresses that this instance knows. Open it at http://localhost, or set PUBLIC_URL to the address that visitors use.",
  },
  GOOGLE_UNREACHABLE: {
    status: 503,
    error: "Google cannot be reached at the moment. Please try again, or use your password.",
  },
} as const;

export function refuse(code: keyof typeof REFUSALS): Response {
  const { status, error } = REFUSALS[code];
  return Response.json({ error, code }, { status, headers: { "Cache-Control": "no-store" } });
}

/** Calls that a browser opens as a page, from a mail or from Google. */
const OPENED = /^\/(reset-password\/|callback\/)/u;

/** @param path below `/api/auth` */
export const isOpenedAsPage = (method: string, path: string): boolean =>
  method === "GET" && OPENED.test(path);

/**
 * Converts the library's answers to our form: an error has `error` and `code` (the library's own,
 * such as `EMAIL_NOT_VERIFIED`, or one of the catalogue), a 429 says how long to wait, nothing is
 * cached, and somebody who opened a link sees the sign-in page with `?error=` instead of JSON.
 */
export async function presentAuthAnswer(
  answer: Response,
  method: string,
  path: string,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  const opened = isOpenedAsPage(method, path);
  if (answer.status < 400) {
    if (opened && (await asksForCode(answer))) {
      headers.delete("content-type");
      headers.set("Location", loginForCode(headers.get("location")));
      return new Response(null, { status: 302, headers });
    }
    return new Response(answer.body, { status: answer.status, headers });
  }
  const body = await bodyOf(answer);
  const retryAfter = Number(headers.get("x-retry-after")) || undefined;
  headers.delete("x-retry-after");
  if (opened) {
    headers.delete("content-type");
    headers.set("Location", loginPathWithError(body.code));
    return new Response(null, { status: 302, headers });
  }
  if (answer.status === 429) headers.set("Retry-After", String(retryAfter ?? 60));
  headers.set("Content-Type", "application/json");
  headers.delete("content-length");
  const shown = { ...body, ...(answer.status === 429 && { retryAfter: retryAfter ?? 60 }) };
  return new Response(JSON.stringify(shown), { status: answer.status, headers });
}

/** The sign-in page with an error code. */
export const loginPathWithError = (code: string): string =>
  `/login?${new URLSearchParams({ error: code })}`;

/** Whether a sign-in with Google still needs the second factor. */
async function asksForCode(answer: Response): Promise<boolean> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { twoFactorRedirect?: unknown };
  return body.twoFactorRedirect === true;
}

/** The sign-in page with its field for a code, and where to go after it. */
const loginForCode = (next: string | null): string =>
  `/login?${new URLSearchParams({ code: "1", ...(next?.startsWith("/") && { next }) })}`;

async function bodyOf(answer: Response): Promise<{ error: string; code: string }> {
  if (answer.status === 429) return { error: ERRORS["rate-limited"].message, code: "rate-limited" };
  const body = (await answer.json().catch(() => ({}))) as { code?: unknown; message?: unknown };
  if (answer.status >= 500 || typeof body.code !== "string") {
    const code = answer.status >= 500 ? "internal" : "invalid-request";
    return { error: ERRORS[code].message, code };
  }
  return { error: String(body.message ?? body.code), code: body.code };
}
