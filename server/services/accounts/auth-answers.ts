import { AUTH_ERRORS } from "#contract/auth/errors.ts";
import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

/** Seconds to wait when the library itself counts too many attempts; it does not say how long. */
const LIBRARY_WAIT = 60;

/** The library's codes for which the catalogue has one of its own. */
const OWN_CODES: Readonly<Record<string, ErrorCode>> = {
  UNAUTHORIZED: "sign-in-required",
  INVALID_ORIGIN: "cross-site",
  MISSING_OR_NULL_ORIGIN: "cross-site",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "cross-site",
};

/**
 * Converts the library's answers to our form: an error becomes one of the catalogue, nothing is
 * cached, and somebody who opened a link sees the sign-in page with `?error=` instead of JSON.
 * @param isOpened whether a browser opens the call as a page.
 */
export async function presentAuthAnswer(answer: Response, isOpened: boolean): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  if (answer.status >= 400) {
    const libraryCode = await readCode(answer);
    const code = toErrorCode(answer.status, libraryCode);
    return isOpened
      ? redirect(loginPathWithError(libraryCode ?? code), headers)
      : refuse(code, headers);
  }
  if (isOpened && (await asksForCode(answer))) {
    return redirect(loginForCode(headers.get("location")), headers);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

function redirect(path: string, headers: Headers): Response {
  headers.delete("content-type");
  headers.set("Location", path);
  return new Response(null, { status: 302, headers });
}

/** The error, with the cookies that the library sets or ends. */
function refuse(code: ErrorCode, headers: Headers): Response {
  const { status, message } = ALL_ERRORS[code];
  const isLimited = code === "rate-limited";
  const body: ErrorBody = {
    error: message,
    code,
    ...(isLimited && { retryAfter: LIBRARY_WAIT, countedBy: "account" }),
  };
  if (isLimited) headers.set("Retry-After", String(LIBRARY_WAIT));
  headers.set("Content-Type", "application/json");
  headers.delete("content-length");
  return new Response(JSON.stringify(body), { status, headers });
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

/** The library's own code of a refusal; what went wrong inside of it is nobody's business. */
async function readCode(answer: Response): Promise<string | undefined> {
  if (answer.status === 429 || answer.status >= 500) return undefined;
  const body = (await answer.json().catch(() => ({}))) as { code?: unknown };
  return typeof body.code === "string" ? body.code : undefined;
}

const isAuthError = (code: string): code is keyof typeof AUTH_ERRORS =>
  Object.hasOwn(AUTH_ERRORS, code);

/** The catalogue's code; a refusal that it does not know is of a request that we did not foresee. */
function toErrorCode(status: number, libraryCode: string | undefined): ErrorCode {
  if (status === 429) return "rate-limited";
  if (status >= 500) return "internal";
  if (libraryCode === undefined) return status === 401 ? "sign-in-required" : "invalid-request";
  if (isAuthError(libraryCode)) return libraryCode;
  return OWN_CODES[libraryCode] ?? "invalid-request";
}
