import type { MiddlewareHandler } from "hono";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import type { HttpContext, HttpEnvironment } from "./context.ts";

/**
 * Screens with a tuner, a recorder and a camera, and those from which one gets to them without a new
 * document, which would keep the policy of the first.
 */
const PRACTICING = /^\/(?:tools|generate|plan|dashboard|login|account)(?:\/|$)/u;

/** What a document at this address may ask the visitor for. */
export function permissionsPolicy(address: string): string {
  const allowed = PRACTICING.test(address) ? "(self)" : "()";
  return `camera=${allowed}, microphone=${allowed}, geolocation=(), browsing-topics=()`;
}

/** Headers of every answer. YouTube's player needs the origin as referrer. */
export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy(""),
} as const;

/** In seconds. */
const YEAR = 31_536_000;

/** The instance's public address, and whether it also owns the names below it. */
export type PublicName = Pick<Config, "PUBLIC_URL" | "HSTS_SUBDOMAINS">;

/**
 * The headers of every answer of this instance. Where visitors use HTTPS, browsers are told to use
 * nothing else from now on (RFC 6797).
 */
export function securityHeadersFor(name: PublicName): Readonly<Record<string, string>> {
  if (!name.PUBLIC_URL?.startsWith("https:")) return SECURITY_HEADERS;
  const below = name.HSTS_SUBDOMAINS ? "; includeSubDomains" : "";
  return { ...SECURITY_HEADERS, "Strict-Transport-Security": `max-age=${YEAR}${below}` };
}

/**
 * Sets them before the answer is created: changing a finished answer's headers costs as much as a
 * small query. An answer that the context does not create gets them from `withCommonHeaders`.
 */
export const securityHeaders = (publicName: PublicName): MiddlewareHandler<HttpEnvironment> => {
  const headers = Object.entries(securityHeadersFor(publicName));
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    await next();
  };
};

/** The same headers, and the request's id, on an answer that a library created. */
export function withCommonHeaders(
  context: HttpContext,
  response: Response,
  publicName: PublicName,
): Response {
  for (const [name, value] of Object.entries(securityHeadersFor(publicName))) {
    response.headers.set(name, value);
  }
  response.headers.set("Permissions-Policy", permissionsPolicy(context.req.path));
  response.headers.set("X-Request-Id", context.get("requestId"));
  return response;
}

/** The longest address in characters: four times what the longest of our own pages needs. */
const ADDRESS_MAX = 8_000;

/**
 * Refuses addresses that are too long to be ours; Node itself refuses 16 kB of address and headers
 * (RFC 9110).
 */
export const refuseLongAddresses: MiddlewareHandler<HttpEnvironment> = async ({ req }, next) => {
  if (req.url.length > ADDRESS_MAX) throw new AppError("address-too-long");
  await next();
};

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses a changing call that a browser makes from another site (Fetch Metadata, W3C). */
export const refuseOtherSites: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  if (!SAFE_METHODS.has(context.req.method)) {
    const site = context.req.header("sec-fetch-site");
    const origin = context.req.header("origin");
    const foreign = site
      ? site !== "same-origin" && site !== "none"
      : origin !== undefined && URL.parse(origin)?.host !== context.req.header("host");
    if (foreign) throw new AppError("cross-site");
  }
  await next();
};

/**
 * A page's policy: only our own scripts and styles and those named by hash or nonce. Style
 * attributes are needed by React and Base UI's positioning.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "frame-src https://www.youtube-nocookie.com",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
