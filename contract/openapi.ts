import { z } from "zod";
import { exportAccount, SESSION_COOKIE, signInOptions } from "./account.ts";
import { AUTH_ENDPOINTS } from "./auth/endpoints.ts";
import { sendContactMessage } from "./contact.ts";
import type { Access, Endpoint } from "./endpoint.ts";
import { ALL_ERRORS, ErrorBodySchema } from "./error-catalogue.ts";
import type { ErrorCode } from "./errors.ts";
import { validateHobby } from "./hobby-check.ts";
import { giveCommands } from "./learning/commands.ts";
import {
  changeHobbyPlan,
  createHobbyPlan,
  deleteHobbyPlan,
  listHobbyPlans,
  readHobbyPlan,
} from "./learning/hobby-plans.ts";
import { mergeGuest } from "./learning/merge-guest.ts";
import { readShare, revokeShare, sharePlan } from "./learning/plan-shares.ts";
import { PlanStreamLineSchema } from "./learning/plan-stream.ts";
import { generateDay, generatePlan, hobbyChat } from "./learning/plans.ts";
import { listProgress, readProgress, saveProgress } from "./learning/user-progress.ts";
import type { Counted, Limit } from "./limits.ts";
import { subscribeToNewsletter } from "./newsletter.ts";
import { syncProfile } from "./user-profile.ts";

/** Every declared call, as the API document describes them. */
export const ENDPOINTS: readonly Endpoint[] = [
  validateHobby,
  generatePlan,
  generateDay,
  hobbyChat,
  listHobbyPlans,
  createHobbyPlan,
  readHobbyPlan,
  changeHobbyPlan,
  deleteHobbyPlan,
  sharePlan,
  readShare,
  revokeShare,
  saveProgress,
  listProgress,
  readProgress,
  giveCommands,
  mergeGuest,
  syncProfile,
  signInOptions,
  exportAccount,
  subscribeToNewsletter,
  sendContactMessage,
  ...AUTH_ENDPOINTS,
];

/** Paths whose answers carry `success`, errors included (spec 2 §7). */
export const SUCCESS_PATHS: ReadonlySet<string> = new Set(
  [subscribeToNewsletter, sendContactMessage].map(({ path }) => path),
);

// A refinement has no JSON schema, so the document describes the schema without it.
const toJsonSchema = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });

const json = (schema: unknown) => ({ "application/json": { schema } });

/** Errors that any call can answer in addition to those it declares. */
const COMMON: readonly ErrorCode[] = [
  "cross-site",
  "method-not-allowed",
  "body-too-large",
  "address-too-long",
  "unsupported-media-type",
  "invalid-json",
  "internal",
];

/** Errors that follow from a call's access, body and query, so that it need not declare them. */
function implied({ access, body, query }: Endpoint): ErrorCode[] {
  return [
    ...(access === "member" || access === "token" ? (["wrong-user"] as const) : []),
    ...(body || query ? (["invalid-request"] as const) : []),
  ];
}

const COUNTED_WORDS: Readonly<Record<Counted, string>> = {
  address: "network address",
  device: "browser",
  account: "account",
  mailbox: "e-mail address",
};

/** Each limit of a call in words: how often, and whom it counts. */
export const describeLimits = ({ limits = [], innerLimits = [] }: Endpoint): string[] =>
  [...limits, ...innerLimits].map(({ max, seconds, by, failuresOnly }: Limit) => {
    const calls = failuresOnly ? "calls that fail" : "calls";
    return `At most ${max} ${calls} in ${seconds / 60} minutes by one ${COUNTED_WORDS[by]}.`;
  });

function describeErrors(endpoint: Endpoint, codes: readonly ErrorCode[]): string {
  const described = codes.map((code) => `${code}: ${ALL_ERRORS[code].message}`);
  const limits = codes.includes("rate-limited") ? describeLimits(endpoint) : [];
  return [...described, ...limits].join("\n\n");
}

function errorResponses(endpoint: Endpoint): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...endpoint.errors, ...implied(endpoint), ...COMMON]) {
    const { status } = ALL_ERRORS[code];
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: describeErrors(endpoint, codes),
        content: json({ $ref: "#/components/schemas/Error" }),
      },
    ]),
  );
}

/** 'generate-plan'; where a path has several methods or parameters, 'delete-hobby-plans-id'. */
function operationId({ method, path }: Endpoint): string {
  const name = path.replace("/api/", "").replaceAll(/[{}]/gu, "").replaceAll("/", "-");
  const shared = ENDPOINTS.some((other) => other.path === path && other.method !== method);
  return shared || path.includes("{") ? `${method.toLowerCase()}-${name}` : name;
}

/** The names of a query's fields; every one of them may be left out. */
const queryNames = ({ query }: Endpoint): string[] =>
  query ? Object.keys(toJsonSchema(query, "input").properties ?? {}) : [];

function parameters(endpoint: Endpoint) {
  const schema = { type: "string" };
  const all = [
    ...[...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema,
    })),
    ...queryNames(endpoint).map((name) => ({ name, in: "query", required: false, schema })),
  ];
  return all.length > 0 && { parameters: all };
}

/** What a caller has to show; a visitor may show a session, and needs none. */
const SECURITY: Readonly<Record<Access, readonly Record<string, string[]>[]>> = {
  anyone: [],
  visitor: [{}, { session: [] }],
  member: [{ session: [] }],
  token: [{ accessToken: [] }],
};

function successResponse(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.isOpened) {
    const description =
      "Leads on to a page of this site; after a refusal to the sign-in page, which `error` tells why.";
    return { "302": { description } };
  }
  return {
    "200": {
      description: "Success",
      content: {
        ...json(toJsonSchema(endpoint.answer, "output")),
        ...(endpoint.streams && {
          [endpoint.streams.mediaType]: {
            schema: { $ref: "#/components/schemas/PlanStreamLine" },
          },
        }),
      },
    },
  };
}

function operation(endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    security: SECURITY[endpoint.access],
    ...parameters(endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.bodyIsOptional,
        content: json(toJsonSchema(endpoint.body, "input")),
      },
    }),
    responses: { ...successResponse(endpoint), ...errorResponses(endpoint) },
  };
}

/** The OpenAPI 3.1 document of the API, built from the declarations that the server enforces. */
export function openApiDocument(name: string, version: string) {
  return {
    openapi: "3.1.0",
    info: { title: `${name} API`, version },
    paths: Object.fromEntries(
      ENDPOINTS.map(({ path }) => [
        path,
        Object.fromEntries(
          ENDPOINTS.filter((other) => other.path === path).map((endpoint) => [
            endpoint.method.toLowerCase(),
            operation(endpoint),
          ]),
        ),
      ]),
    ),
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE },
      },
      schemas: {
        Error: toJsonSchema(ErrorBodySchema, "output"),
        PlanStreamLine: toJsonSchema(PlanStreamLineSchema, "output"),
      },
    },
  };
}
