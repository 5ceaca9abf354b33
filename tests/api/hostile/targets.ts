import type { Endpoint } from "#contract/endpoint.ts";
import { ENDPOINTS } from "#contract/openapi.ts";

/** The little of JSON Schema that the declarations use. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
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
  /** Whether the auth library answers it. */
  readonly isAuth: boolean;
  readonly body: JsonSchema | undefined;
  /** Names of the query that the call reads, or may read one day. */
  readonly query: readonly string[];
  readonly maxBytes: number;
  /** Whether the declaration lets this body pass. */
  readonly accepts: (body: unknown) => boolean;
  /** Statuses and codes that the document promises. */
  readonly promised: ReadonlyMap<number, ReadonlySet<string>>;
}

interface Operation {
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
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
  { security, parameters = [], requestBody, responses }: Operation,
  { body, maxBytes = 16_384 }: Endpoint,
): Target {
  const promised = Object.entries(responses).map(
    ([status, { description }]) =>
      [
        Number(status),
        new Set([...description.matchAll(/^([\w-]+): /gmu)].map(([, code]) => code ?? "")),
      ] as const,
  );
  const query = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  return {
    name: `${method} ${path}`,
    method,
    path,
    access: readAccess(security),
    isAuth: path.startsWith("/api/auth/"),
    body: requestBody?.content["application/json"]?.schema,
    query: [...new Set([...query, "user_id", "_t", "token"])],
    maxBytes,
    accepts: (value) => !body || body.safeParse(value).success,
    promised: new Map(promised),
  };
}

/** A stranger may make a call that asks for nothing, or also takes nothing. */
function readAccess(security: Operation["security"]): Target["access"] {
  const takesNothing = security.some((one) => Object.keys(one).length === 0);
  if (security.length === 0 || takesNothing) return "anyone";
  return security.some((one) => "accessToken" in one) ? "token" : "member";
}
