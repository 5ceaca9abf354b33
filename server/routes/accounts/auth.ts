import type { Hono } from "hono";
import { AppError } from "../../app-error.ts";
import type { HttpContext, HttpEnvironment } from "../../http/context.ts";
import { identifyCaller } from "../../http/endpoint.ts";
import { readBody } from "../../http/read-body.ts";
import { withCommonHeaders } from "../../http/security.ts";
import { isOpenedAsPage, loginPathWithError } from "../../services/accounts/auth-answers.ts";
import { type Caller, obeyLimits } from "../../services/limits.ts";
import type { Services } from "../../services/services.ts";
import { AUTH_CALLS, type AuthCall, NOTHING, path } from "./auth-calls.ts";

const BASE = "/api/auth";
const MAX_BYTES = 16_384;

/** `/api/auth/…`: limited and validated here, answered by the auth library. */
export function authRoutes(app: Hono<HttpEnvironment>, services: Services): void {
  const { config } = services;
  for (const call of AUTH_CALLS) {
    app.on(call.method, BASE + call.path, async (context) => {
      const answer = await answered(context, call, services);
      // The guest's cookie, if a limit has set one.
      for (const cookie of context.res.headers.getSetCookie()) {
        answer.headers.append("Set-Cookie", cookie);
      }
      return withCommonHeaders(context, answer, config);
    });
  }
  app.get(`${BASE}/verify-email`, oldConfirmation);
  for (const known of new Set(AUTH_CALLS.map((call) => call.path))) {
    app.all(BASE + known, (context) => {
      context.header("Allow", methodsOf(known).join(", "));
      throw new AppError("method-not-allowed");
    });
  }
}

/**
 * The target of confirmation links in older mails, from before an address was confirmed by pressing
 * a button. Such mails may still be unread.
 */
function oldConfirmation(context: HttpContext): Response {
  const { token = "", callbackURL } = context.req.query();
  const next = path.safeParse(callbackURL);
  const query = new URLSearchParams({ token, next: next.success ? next.data : "/" });
  return context.redirect(`/confirm-email?${query}`);
}

const methodsOf = (known: string): string[] =>
  AUTH_CALLS.filter((call) => call.path === known).map(({ method }) => method);

async function answered(
  context: HttpContext,
  call: AuthCall,
  services: Services,
): Promise<Response> {
  const { auth, limits } = services;
  const caller = await callerOf(context, call, services);
  try {
    await obeyLimits(limits, call.limits, caller);
  } catch (error) {
    // Whoever opened a link gets a page.
    if (!isOpenedAsPage(call.method, call.path) || !(error instanceof AppError)) throw error;
    return new Response(null, {
      status: 302,
      headers: { Location: loginPathWithError(error.code) },
    });
  }
  const request = await validated(context, call);
  const answer = await auth.handle(request, context.get("clientAddress"));
  if (call.successIsFree && answer.ok) {
    for (const limit of call.limits) {
      const who = await caller(limit.by);
      if (who !== undefined) await limits.giveBack(limit, who);
    }
  }
  return answer;
}

/** Who makes a call, including the account where a limit counts accounts. */
async function callerOf(context: HttpContext, call: AuthCall, services: Services): Promise<Caller> {
  const stranger = identifyCaller(context, services);
  if (!call.limits.some(({ by }) => by === "account")) return stranger;
  const member = await services.members.fromCookie(context.req.header("cookie"));
  return (by) => (by === "account" ? member?.userId : stranger(by));
}

/** The request with only the fields that the call declares. */
async function validated(
  context: HttpContext,
  { method, body, query }: AuthCall,
): Promise<Request> {
  const { raw } = context.req;
  const url = new URL(raw.url);
  if (!query) url.search = "";
  else if (!query.safeParse(Object.fromEntries(url.searchParams)).success || hasNul(url)) {
    throw new AppError("invalid-request");
  }
  if (Object.values(context.req.param()).some((value) => /\0|\ufffd/u.test(value))) {
    throw new AppError("not-found");
  }
  const headers = new Headers(raw.headers);
  headers.delete("content-length");
  if (method === "GET") return new Request(url, { headers });
  // Calls without fields may also be sent without a body.
  const isEmpty = body === NOTHING && !headers.has("content-type");
  const value = isEmpty || !body ? {} : await readBody(raw, body, MAX_BYTES);
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(value) });
}

// PostgreSQL rejects a NUL even in a query.
const hasNul = (url: URL): boolean =>
  [...url.searchParams].some(([name, value]) => `${name}${value}`.includes("\0"));
