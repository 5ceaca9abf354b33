import type { Hono, MiddlewareHandler } from "hono";
import { AUTH_ENDPOINTS } from "#contract/auth/endpoints.ts";
import { SitePathSchema } from "#contract/auth/fields.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { AppError } from "../../app-error.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import { honoPath, serve } from "../../http/endpoint.ts";
import { withCommonHeaders } from "../../http/security.ts";
import { loginPathWithError } from "../../services/accounts/auth-answers.ts";
import type { Services } from "../../services/services.ts";

/** `/api/auth/…`: limited and validated as every call, answered by the auth library. */
export function authRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  for (const endpoint of AUTH_ENDPOINTS) {
    if (endpoint.isOpened) app.on(endpoint.method, honoPath(endpoint.path), leadToSignIn);
    serve(app, services, withoutRecognition(endpoint), async (body, context) => {
      const answer = await services.auth.handle(toLibraryRequest(context, endpoint, body), {
        address: context.get("clientAddress"),
        isOpened: endpoint.isOpened ?? false,
      });
      // The guest's cookie, if a limit has set one.
      for (const cookie of context.res.headers.getSetCookie()) {
        answer.headers.append("Set-Cookie", cookie);
      }
      return withCommonHeaders(context, answer, services.config);
    });
  }
  app.get("/api/auth/verify-email", oldConfirmation);
}

/** The library recognizes a visitor itself, and doing it twice would ask the database twice. */
const withoutRecognition = (endpoint: Endpoint): Endpoint =>
  endpoint.access === "visitor" ? { ...endpoint, access: "anyone" } : endpoint;

/** Whoever opens links too often is led to a page, too, and not shown JSON. */
const leadToSignIn: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  await next();
  const { error } = context;
  if (!(error instanceof AppError) || error.code !== "rate-limited") return;
  context.res = new Response(null, {
    status: 302,
    headers: { Location: loginPathWithError(error.code) },
  });
};

/**
 * The target of confirmation links in older mails, from before an address was confirmed by pressing
 * a button. Such mails may still be unread.
 */
function oldConfirmation(context: HttpContext): Response {
  const { token = "", callbackURL } = context.req.query();
  const next = SitePathSchema.safeParse(callbackURL);
  const query = new URLSearchParams({ token, next: next.success ? next.data : "/" });
  return context.redirect(`/confirm-email?${query}`);
}

/** The request with only what the call declares. */
function toLibraryRequest(
  context: HttpContext,
  { method, query }: Endpoint,
  body: unknown,
): Request {
  const { raw } = context.req;
  const url = new URL(raw.url);
  if (!query) url.search = "";
  const headers = new Headers(raw.headers);
  headers.delete("content-length");
  if (body === undefined) return new Request(url, { method, headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
