import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Limit } from "./limits.ts";

/**
 * Who may call:
 * - `anyone`: nobody is recognized
 * - `visitor`: anyone; a member is recognized by the session cookie
 * - `member`: the session cookie is required
 * - `token`: a short-lived access token is required, as `Authorization: Bearer …`
 */
export type Access = "anyone" | "visitor" | "member" | "token";

/**
 * One call of the API, declared once: the server enforces it, the browser and the API document read
 * it.
 */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** The caller fills in parts such as `{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly body?: Body;
  /** May also be sent without a body and its media type, which stands for `{}`. */
  readonly bodyIsOptional?: true;
  /**
   * The query that the call reads. Any other is ignored, but for the `user_id` of older clients, which
   * has to be the member's own.
   */
  readonly query?: z.ZodType;
  /** The largest body that is accepted, in bytes. */
  readonly maxBytes?: number;
  readonly answer: Answer;
  /** Another media type that the call can answer with when the caller asks for it. */
  readonly streams?: { readonly mediaType: string; readonly description: string };
  /**
   * A browser opens it as a page: it answers with a redirect, and a refusal leads to the sign-in page
   * with `?error=`.
   */
  readonly isOpened?: true;
  readonly access: Who;
  /**
   * Counted in this order, an account's limits as soon as the account is known; the first exhausted
   * one refuses.
   */
  readonly limits?: readonly Limit[];
  /**
   * Further limits, counted by the use case: only it knows whose mailbox or password a call is
   * about.
   */
  readonly innerLimits?: readonly Limit[];
  readonly errors: readonly ErrorCode[];
}

export const defineEndpoint = <
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Who extends Access,
>(
  endpoint: Endpoint<Body, Answer, Who>,
): Endpoint<Body, Answer, Who> => endpoint;
