import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { type CallResult, call } from "./api.ts";

/** Milliseconds after which a silent server counts as unreachable. */
const AUTH_TIMEOUT_MS = 10_000;

/**
 * Makes a call of sign-in: somebody waits for each, so none waits forever.
 * @param timeout in milliseconds.
 */
export const callAuth = <Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Body, Answer>,
  body: z.input<Body> | undefined,
  timeout: number = AUTH_TIMEOUT_MS,
): Promise<CallResult<z.infer<Answer>>> => call(endpoint, body, { timeout });
