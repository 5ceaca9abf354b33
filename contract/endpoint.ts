import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** How often one visitor may call: `max` calls in each window of `seconds`. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/** One call of the API, declared once: the server obeys it, the browser and the document read it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly body?: Body;
  /** Bytes of the largest body that is read. */
  readonly maxBytes?: number;
  readonly answer: Answer;
  /** Another media type that the call can answer with, on request. */
  readonly streams?: { readonly mediaType: string; readonly description: string };
  readonly token?: boolean;
  readonly limits?: readonly Limit[];
  readonly errors: readonly ErrorCode[];
}

export const defineEndpoint = <Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Body, Answer>,
): Endpoint<Body, Answer> => endpoint;
