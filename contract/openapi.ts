import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { ERRORS, ErrorBodySchema, type ErrorCode } from "./errors.ts";
import { validateHobby } from "./hobby-check.ts";
import { PlanStreamLineSchema } from "./plan-stream.ts";
import { generateDay, generatePlan, hobbyChat } from "./plans.ts";

/** Every declared call of the API: what the document describes. */
export const ENDPOINTS: readonly Endpoint[] = [validateHobby, generatePlan, generateDay, hobbyChat];

// A refinement has no JSON schema; its place in the document is the form without it.
const toJsonSchema = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });

const json = (schema: unknown) => ({ "application/json": { schema } });

/** Errors that any call can answer, besides those that it declares. */
const COMMON: readonly ErrorCode[] = [
  "cross-site",
  "method-not-allowed",
  "body-too-large",
  "unsupported-media-type",
  "invalid-json",
  "internal",
];

function errorResponses(endpoint: Endpoint): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...endpoint.errors, ...COMMON]) {
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

function operation(endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: endpoint.path.split("/").at(-1),
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    ...(endpoint.token && { security: [{ accessToken: [] }] }),
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

/** The OpenAPI 3.1 document of the API, made of the same declarations that the server obeys. */
export function openApiDocument(name: string, version: string) {
  return {
    openapi: "3.1.0",
    info: { title: `${name} API`, version },
    paths: Object.fromEntries(
      ENDPOINTS.map((endpoint) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
    components: {
      securitySchemes: { accessToken: { type: "http", scheme: "bearer" } },
      schemas: {
        Error: toJsonSchema(ErrorBodySchema, "output"),
        PlanStreamLine: toJsonSchema(PlanStreamLineSchema, "output"),
      },
    },
  };
}
