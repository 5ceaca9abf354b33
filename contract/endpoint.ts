import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Limit } from "./limits.ts";

/**
 * Who may call:
 * - `anyone`: nobody is recognized
 * - `visitor`: anyone; a member is recognised by the session cookie
 * - `member`: the session cookie is needed
 * - `token`: a short-lived access token is needed, as `Authorization: Bearer …`
 */
export type Access = "anyone" | "visitor" | "member" | "token";

/** One call of the API, declared once: the server obeys it, the browser and the document read it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Parts such as `{id}` are filled by the caller. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly body?: Body;
  /** Bytes of the largest body that is read. */
  readonly maxBytes?: number;
  readonly answer: Answer;
  /** Another media type that the call can answer with, on request. */
  readonly streams?: { readonly mediaType: string; readonly description: string };
  readonly access: Who;
  /** Taken in this order, those of an account once it is known; the first that is reached refuses. */
  readonly limits?: readonly Limit[];
  readonly errors: readonly ErrorCode[];
}

export const defineEndpoint = <
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Who extends Access,
>(
  endpoint: Endpoint<Body, Answer, Who>,
): Endpoint<Body, Answer, Who> => endpoint;
