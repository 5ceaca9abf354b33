import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { ERRORS, type ErrorBody, ErrorBodySchema, errorOfStatus } from "#contract/errors.ts";
import { NDJSON } from "#contract/learning/plans.ts";
import { reportReachability } from "./connection.ts";
import { reportSignInRequired } from "./sign-in-required.ts";

/** Why a call failed. 'offline': nobody answered at all; 'timeout': not in time. */
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

export interface CallOptions {
  /** Fills the `{parts}` of the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which the call counts as 'timeout'. */
  readonly timeout?: number;
  /** An access token, for calls that need one. */
  readonly token?: string | undefined;
  /** Lets the call finish even if the page is left; its body may have at most 64 kB. */
  readonly keepalive?: boolean;
}

function addressOf(endpoint: Endpoint, { params = {}, query }: CallOptions): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

async function send(
  endpoint: Endpoint,
  body: unknown,
  accept: string,
  options: CallOptions,
): Promise<Response | "offline" | "timeout"> {
  const timer = options.timeout === undefined ? undefined : AbortSignal.timeout(options.timeout);
  const signals = [options.signal, timer].filter((signal) => signal !== undefined);
  try {
    const response = await fetch(addressOf(endpoint, options), {
      method: endpoint.method,
      headers: {
        Accept: accept,
        "Content-Type": "application/json",
        ...(options.token && { Authorization: `Bearer ${options.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options.keepalive && { keepalive: true }),
      signal: AbortSignal.any(signals),
    });
    reportReachability(true);
    return response;
  } catch {
    if (timer?.aborted) return "timeout";
    // A call that was canceled says nothing about the connection.
    if (!options.signal?.aborted) reportReachability(false);
    return "offline";
  }
}

/** Why the call was refused, always in our own words: a proxy's would be foreign. */
async function refusal(endpoint: Endpoint, response: Response): Promise<CallFailure> {
  const { status } = response;
  if (status === 401) reportSignInRequired();
  const body = ErrorBodySchema.safeParse(await response.json().catch(() => undefined));
  if (body.success) return { kind: "refused", status, error: body.data };
  const code = errorOfStatus(status, endpoint.errors);
  return { kind: "refused", status, error: { error: ERRORS[code].message, code } };
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
  const response = await send(endpoint, body, "application/json", options);
  if (typeof response === "string") return { ok: false, failure: { kind: response } };
  if (!response.ok) return { ok: false, failure: await refusal(endpoint, response) };
  const value = endpoint.answer.safeParse(await response.json().catch(() => undefined));
  return value.success ? { ok: true, value: value.data } : unreadable(response.status);
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
  const response = await send(endpoint, body, NDJSON, { signal });
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
