import type { Hono } from "hono";
import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Services } from "../services/services.ts";
import { AppError } from "./app-error.ts";
import type { HttpContext, HttpEnvironment } from "./context.ts";
import { guestOf } from "./guest.ts";
import { readBody } from "./read-body.ts";

/** Bytes of a body when an endpoint says nothing else. */
const DEFAULT_MAX_BYTES = 16_384;

/**
 * Puts a declared call on the app. An endpoint reads in one order: limit, authenticate, validate,
 * authorise, act, present; the first three stand here.
 */
export function serve<Body extends z.ZodType, Answer extends z.ZodType>(
  app: Hono<HttpEnvironment>,
  services: Services,
  endpoint: Endpoint<Body, Answer>,
  act: (body: z.infer<Body>, context: HttpContext) => Promise<Response | z.infer<Answer>>,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    await obeyLimits(services, endpoint, context);
    // Accounts do not exist in this release: no token can be valid.
    if (endpoint.token) throw new AppError("sign-in-required");
    const body = endpoint.body
      ? await readBody(context.req.raw, endpoint.body, endpoint.maxBytes ?? DEFAULT_MAX_BYTES)
      : undefined;
    const answer = await act(body as z.infer<Body>, context);
    return answer instanceof Response ? answer : context.json(answer as object);
  });
  app.all(endpoint.path, (context) => {
    context.header("Allow", endpoint.method);
    throw new AppError("method-not-allowed");
  });
}

async function obeyLimits(
  services: Services,
  endpoint: Endpoint,
  context: HttpContext,
): Promise<void> {
  for (const limit of endpoint.limits ?? []) {
    const who = limit.name.endsWith("-guest")
      ? await guestOf(context, services)
      : context.get("clientAddress");
    const verdict = await services.limits.take(limit, who);
    if (!verdict.allowed) {
      context.header("Retry-After", String(verdict.retryAfter));
      throw new AppError("rate-limited", { retryAfter: verdict.retryAfter });
    }
  }
}
