import { z } from "zod";
import { exportAccount, SESSION_COOKIE, signInOptions } from "./account.ts";
import { sendContactMessage } from "./contact.ts";
import type { Endpoint } from "./endpoint.ts";
import { ERRORS, ErrorBodySchema, type ErrorCode } from "./errors.ts";
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

/** Errors that follow from a call's access and body, so that it need not declare them. */
function implied({ access, body }: Endpoint): ErrorCode[] {
  return [
    ...(access === "anyone" ? [] : (["wrong-user"] as const)),
    ...(body ? (["invalid-request"] as const) : []),
  ];
}

function errorResponses(endpoint: Endpoint): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...endpoint.errors, ...implied(endpoint), ...COMMON]) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join("\n\n"),
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

function pathParameters({ path }: Endpoint) {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
  if (names.length === 0) return {};
  return {
    parameters: names.map((name) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
  };
}

function operation(endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    ...(endpoint.access === "token" && { security: [{ accessToken: [] }] }),
    ...(endpoint.access === "member" && { security: [{ session: [] }] }),
    ...pathParameters(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: json(toJsonSchema(endpoint.body, "input")) },
    }),
    responses: {
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
      ...errorResponses(endpoint),
    },
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
