/** Where a member goes who asked for no other page. */
export const AFTER_SIGN_IN = "/dashboard";

/**
 * A path of this site to return to; otherwise undefined, because a stranger's link must not lead a
 * member away who has just signed in.
 * @param next the `?next=` of an address.
 */
export function safeReturnPath(next: string | null | undefined): string | undefined {
  // Browsers drop tabs and line breaks, and treat a backslash as a slash.
  if (!next?.startsWith("/") || /^\/[/\\]|[\p{Cc}\\]/u.test(next)) return undefined;
  const base = "http://site.invalid";
  if (!URL.canParse(next, base)) return undefined;
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return undefined;
  if (/^\/(?:login|api)(?:\/|$)/u.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The address of the sign-in screen that returns to a path afterward. */
export const loginPath = (next: string, query: Readonly<Record<string, string>> = {}): string =>
  `/login?${new URLSearchParams({ ...query, next })}`;
