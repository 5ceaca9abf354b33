import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import {
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  errorBodySchema,
  errorOfStatus,
  listErrorCodes,
} from "#contract/errors.ts";
import { type RequestOptions, sendRequest } from "./api-request.ts";
import { reportReachability } from "./connection.ts";
import { reportSignInRequired } from "./sign-in-required.ts";

/** Why a call failed. 'offline': nobody answered, or not to the end; 'timeout': not in time. */
export type CallFailure =
  | { readonly kind: "offline" }
  | { readonly kind: "timeout" }
  | { readonly kind: "refused"; readonly status: number; readonly error: ErrorBody };

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

/** Whether the server says that something does not exist; another server's 404 does not count. */
export const isNotFound = (failure: CallFailure): boolean =>
  failure.kind === "refused" && failure.error.code === "not-found";

const offline = { ok: false, failure: { kind: "offline" } } as const;

/** Whether waiting may help: nobody answered, or the server has a problem. */
export const isOutOfReach = (failure: CallFailure): boolean =>
  failure.kind !== "refused" || failure.status >= 500;

export type CallOptions = Omit<RequestOptions, "accept">;

async function send(
  endpoint: Endpoint,
  body: unknown,
  options: RequestOptions,
): Promise<Response | "offline" | "timeout"> {
  const response = await sendRequest(endpoint, body, options);
  if (typeof response !== "string") reportReachability(true);
  // A call that was canceled says nothing about the connection.
  else if (response === "offline" && !options.signal?.aborted) reportReachability(false);
  return response;
}

/** Why the call was refused, always in our own words: a proxy's would be foreign. */
async function refusal(endpoint: Endpoint, response: Response): Promise<CallFailure> {
  const { status } = response;
  const schema = errorBodySchema(listErrorCodes(endpoint.errors));
  const body = schema.safeParse(await response.json().catch(() => undefined));
  const error = body.success ? body.data : toErrorBody(status, endpoint.errors);
  if (error.code === "sign-in-required") reportSignInRequired();
  return { kind: "refused", status, error };
}

function toErrorBody(status: number, declared: readonly ErrorCode[]): ErrorBody {
  const code = errorOfStatus(status, declared);
  return { error: ERRORS[code].message, code };
}

/**
 * Makes a declared call. Never throws; an answer that does not match the declaration counts as
 * refused.
 * @param body undefined for calls without one.
 */
export async function call<Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Body, Answer>,
  body: z.input<Body> | undefined,
  options: CallOptions = {},
): Promise<CallResult<z.infer<Answer>>> {
  const response = await send(endpoint, body, options);
  if (typeof response === "string") return { ok: false, failure: { kind: response } };
  if (!response.ok) return { ok: false, failure: await refusal(endpoint, response) };
  try {
    const value = endpoint.answer.safeParse(await response.json());
    return value.success ? { ok: true, value: value.data } : unreadable(response.status);
  } catch (error) {
    // Anything else than a text that is no JSON is an answer that broke off.
    return error instanceof SyntaxError ? unreadable(response.status) : offline;
  }
}

const unreadable = (status: number) =>
  ({
    ok: false,
    failure: {
      kind: "refused",
      status,
      error: { error: "The answer could not be read.", code: "internal" },
    },
  }) as const;

/**
 * Makes a call whose answer arrives line by line.
 * @param onLine receives each parsed JSON line, in order.
 * @returns ok when the stream ended normally; 'offline' when it broke off.
 */
export async function stream<Body extends z.ZodType>(
  endpoint: Endpoint<Body>,
  body: z.input<Body>,
  onLine: (line: unknown) => void,
  signal: AbortSignal,
): Promise<CallResult<undefined>> {
  const response = await send(endpoint, body, { signal, accept: endpoint.streams?.mediaType });
  if (typeof response === "string") return offline;
  if (!response.ok) return { ok: false, failure: await refusal(endpoint, response) };
  if (!response.body) return unreadable(response.status);
  try {
    let rest = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + chunk.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line !== "") onLine(JSON.parse(line));
    }
    return rest === "" ? { ok: true, value: undefined } : offline;
  } catch {
    return offline;
  }
}
