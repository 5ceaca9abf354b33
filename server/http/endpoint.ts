import type { Hono } from "hono";
import type { z } from "zod";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import { AppError } from "../app-error.ts";
import type { Member } from "../services/accounts/members.ts";
import { type Caller as CountedCaller, giveBackLimits, obeyLimits } from "../services/limits.ts";
import type { Services } from "../services/services.ts";
import type { HttpContext, HttpEnvironment } from "./context.ts";
import { ensureGuestId } from "./guest.ts";
import { readBody } from "./read-body.ts";

/** The largest body in bytes, unless an endpoint sets its own limit. */
const DEFAULT_MAX_BYTES = 16_384;

/** The member that a call with this access has: certainly, perhaps or never. */
type Caller<Who extends Access> = Who extends "member" | "token"
  ? Member
  : Who extends "visitor"
    ? Member | undefined
    : undefined;

/**
 * Adds a declared call to the app. An endpoint runs in one order: limit, authenticate, validate,
 * authorize, act, present. The first three are done here, and of the fourth the check that nobody
 * acts for somebody else. An account's limits are counted as soon as the account is known.
 */
export function serve<Body extends z.ZodType, Answer extends z.ZodType, Who extends Access>(
  app: Hono<HttpEnvironment>,
  services: Services,
  endpoint: Endpoint<Body, Answer, Who>,
  act: (
    body: z.infer<Body>,
    context: HttpContext,
    member: Caller<Who>,
  ) => Promise<Response | z.infer<Answer>>,
): void {
  const { limits = [] } = endpoint;
  const ofAccounts = limits.filter(({ by }) => by === "account");
  const beforeSignIn = limits.filter(({ by }) => by !== "account");
  const ofFailures = limits.filter(({ failuresOnly }) => failuresOnly);
  app.on(endpoint.method, honoPath(endpoint.path), async (context) => {
    const caller = identifyCaller(context, services);
    await obeyLimits(services.limits, beforeSignIn, caller);
    const member = await authenticate(services, endpoint.access, context);
    await obeyLimits(services.limits, ofAccounts, () => member?.userId);
    refuseBrokenParts(context);
    checkQuery(endpoint, context);
    const body = await readDeclaredBody(endpoint, context);
    if (member) refuseOtherUser(member, body, context);
    // Personal data must not be cached.
    if (endpoint.access !== "anyone") context.header("Cache-Control", "no-store");
    const answer = await act(body as z.infer<Body>, context, member as Caller<Who>);
    const response = answer instanceof Response ? answer : context.json(answer as object);
    if (response.ok) {
      await giveBackLimits(services.limits, ofFailures, (by) =>
        by === "account" ? member?.userId : caller(by),
      );
    }
    return response;
  });
}

/** Answers all other methods on these endpoints' paths with a list of the allowed ones. */
export function refuseOtherMethods(
  app: Hono<HttpEnvironment>,
  endpoints: readonly Endpoint[],
): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of endpoints) {
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  for (const [path, allowed] of methods) {
    app.all(honoPath(path), (context) => {
      context.header("Allow", allowed.join(", "));
      throw new AppError("method-not-allowed");
    });
  }
}

/** `/api/plans/{id}` in the API document is `/api/plans/:id` for the router. */
export const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/gu, ":$1");

/**
 * No part of a path contains a NUL, which PostgreSQL rejects even in a query, or a character that
 * could not be decoded.
 */
function refuseBrokenParts(context: HttpContext): void {
  const parts = Object.values(context.req.param());
  if (parts.some((part) => /\0|\ufffd/u.test(part))) throw new AppError("not-found");
}

/** @throws AppError invalid-request, for what is not declared and for a NUL. */
function checkQuery({ query }: Endpoint, context: HttpContext): void {
  if (!query) return;
  const fields = context.req.query();
  const hasNul = Object.entries(fields).some((field) => field.join("").includes("\0"));
  if (hasNul || !query.safeParse(fields).success) throw new AppError("invalid-request");
}

async function readDeclaredBody(
  { body, bodyIsOptional, maxBytes = DEFAULT_MAX_BYTES }: Endpoint,
  context: HttpContext,
): Promise<unknown> {
  if (!body) return undefined;
  if (bodyIsOptional && context.req.header("content-type") === undefined) return {};
  return readBody(context.req.raw, body, maxBytes);
}

async function authenticate(
  { members }: Services,
  access: Access,
  context: HttpContext,
): Promise<Member | undefined> {
  if (access === "anyone") return undefined;
  const member =
    access === "token"
      ? await members.fromToken(context.req.header("authorization"))
      : await members.fromCookie(context.req.header("cookie"));
  if (!member && access !== "visitor") throw new AppError("sign-in-required");
  return member;
}

/** Older clients send a `user_id`; one that is not the session's is refused (spec 1 §6). */
function refuseOtherUser(member: Member, body: unknown, context: HttpContext): void {
  const inBody =
    typeof body === "object" && body !== null && "user_id" in body ? body.user_id : undefined;
  for (const claimed of [inBody, context.req.query("user_id")]) {
    if (typeof claimed === "string" && claimed !== member.userId) throw new AppError("wrong-user");
  }
}

/** How limits identify a caller who is not signed in. */
export const identifyCaller =
  (context: HttpContext, services: Services): CountedCaller =>
  (by) => {
    if (by === "address") return context.get("clientNetwork");
    return by === "device" ? ensureGuestId(context, services) : undefined;
  };
