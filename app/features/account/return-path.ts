/** Where a member goes who came without another wish. */
export const AFTER_SIGN_IN = "/dashboard";

/**
 * A path of this site to return to, or undefined: whatever else an address bar holds would let a
 * stranger's link lead a freshly signed-in member away.
 * @param next the `?next=` of an address.
 */
export function safeReturnPath(next: string | null | undefined): string | undefined {
  // A browser drops tabs and line ends, and takes a backslash for a slash.
  if (!next?.startsWith("/") || /^\/[/\\]|[\p{Cc}\\]/u.test(next)) return undefined;
  const base = "http://site.invalid";
  if (!URL.canParse(next, base)) return undefined;
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return undefined;
  if (/^\/(?:login|api)(?:\/|$)/u.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The sign-in screen's address that leads back to a path afterwards. */
export const loginPath = (next: string, query: Readonly<Record<string, string>> = {}): string =>
  `/login?${new URLSearchParams({ ...query, next })}`;
