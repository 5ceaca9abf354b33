import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { ENDPOINTS } from "#contract/openapi.ts";
import { AUTH_CALLS, type AuthCall } from "#server/routes/accounts/auth-calls.ts";

/** The little of JSON Schema that the declarations use. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly format?: string;
}

/** One call of the server, as it declares it: whatever is declared is attacked. */
export interface Target {
  /** `POST /api/hobby-plans/{id}/share` */
  readonly name: string;
  readonly method: string;
  /** With parts such as `{id}`. */
  readonly path: string;
  readonly access: "anyone" | "member" | "token";
  readonly isAuth: boolean;
  readonly body: JsonSchema | undefined;
  /** Names of the query that the call reads, or may read one day. */
  readonly query: readonly string[];
  readonly maxBytes: number;
  /** Whether the declaration lets this body pass. */
  readonly accepts: (body: unknown) => boolean;
  /** Statuses and codes that the document promises; undefined for the auth library's own. */
  readonly promised: ReadonlyMap<number, ReadonlySet<string>> | undefined;
}

interface Operation {
  readonly security?: readonly Record<string, unknown>[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** The document as it is served. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every operation of the document; what it cannot say of one is taken from the declaration. */
export function documentTargets(document: ApiDocument): Target[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const declared = ENDPOINTS.find(
        (endpoint) => endpoint.path === path && endpoint.method.toLowerCase() === method,
      );
      if (!declared) throw new Error(`${method} ${path} is in the document and not declared`);
      return targetOf(path, method.toUpperCase(), operation, declared);
    }),
  );
}

function targetOf(
  path: string,
  method: string,
  { security = [], requestBody, responses }: Operation,
  { body, maxBytes = 16_384 }: Endpoint,
): Target {
  const promised = Object.entries(responses).map(
    ([status, { description }]) =>
      [
        Number(status),
        new Set([...description.matchAll(/^([a-z-]+): /gmu)].map(([, code]) => code ?? "")),
      ] as const,
  );
  const access = security.some((one) => "accessToken" in one)
    ? "token"
    : security.some((one) => "session" in one)
      ? "member"
      : "anyone";
  return {
    name: `${method} ${path}`,
    method,
    path,
    access,
    isAuth: false,
    body: requestBody?.content["application/json"]?.schema,
    query: ["user_id", "_t"],
    maxBytes,
    accepts: (value) => !body || body.safeParse(value).success,
    promised: new Map(promised),
  };
}

/** Calls of the auth library that a stranger may use; every other one has to refuse strangers. */
const OPEN_CALLS: ReadonlySet<string> = new Set([
  "/sign-up/email",
  "/sign-in/email",
  "/sign-in/social",
  "/callback/google",
  "/sign-out",
  "/get-session",
  "/request-password-reset",
  "/reset-password/:token",
  "/reset-password",
  "/confirm-email",
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
  "/send-verification-email",
]);

/** What links to the library carry besides what is declared. */
const LINK_WORDS = ["code", "state", "error", "iss", "token", "callbackURL"];

export const authTargets = (): Target[] =>
  AUTH_CALLS.map((call: AuthCall) => {
    const path = `/api/auth${call.path.replaceAll(/:(\w+)/gu, "{$1}")}`;
    const schema =
      call.body &&
      (z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as JsonSchema);
    return {
      name: `${call.method} ${path}`,
      method: call.method,
      path,
      access: OPEN_CALLS.has(call.path) ? "anyone" : "member",
      isAuth: true,
      body: schema,
      query: call.query ? LINK_WORDS : ["token"],
      maxBytes: 16_384,
      accepts: (value) => !call.body || call.body.safeParse(value).success,
      promised: undefined,
    };
  });
