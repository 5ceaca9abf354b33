import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { type ErrorBody, ErrorBodySchema } from "#contract/errors.ts";
import { NDJSON } from "#contract/plans.ts";

/** Why a call gave no answer. 'offline' means that nobody answered at all. */
export type CallFailure =
  | { readonly kind: "offline" }
  | { readonly kind: "refused"; readonly status: number; readonly error: ErrorBody };

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

const offline = { ok: false, failure: { kind: "offline" } } as const;

async function send(
  endpoint: Endpoint,
  body: unknown,
  accept: string,
  signal?: AbortSignal,
): Promise<Response | undefined> {
  try {
    return await fetch(endpoint.path, {
      method: endpoint.method,
      headers: { "Content-Type": "application/json", Accept: accept },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch {
    return undefined;
  }
}

async function refusal(response: Response): Promise<CallFailure> {
  const body = ErrorBodySchema.safeParse(await response.json().catch(() => undefined));
  return {
    kind: "refused",
    status: response.status,
    error: body.success
      ? body.data
      : { error: response.statusText || String(response.status), code: "internal" },
  };
}

/** Makes a declared call. Never throws; an answer in another form than declared counts as refused. */
export async function call<Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Body, Answer>,
  body: z.input<Body>,
  signal?: AbortSignal,
): Promise<CallResult<z.infer<Answer>>> {
  const response = await send(endpoint, body, "application/json", signal);
  if (!response) return offline;
  if (!response.ok) return { ok: false, failure: await refusal(response) };
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
 * @param onLine is called with each parsed JSON line, in order.
 * @returns ok when the stream ended by itself; 'offline' when it broke off.
 */
export async function stream<Body extends z.ZodType>(
  endpoint: Endpoint<Body>,
  body: z.input<Body>,
  onLine: (line: unknown) => void,
  signal: AbortSignal,
): Promise<CallResult<undefined>> {
  const response = await send(endpoint, body, NDJSON, signal);
  if (!response) return offline;
  if (!response.ok) return { ok: false, failure: await refusal(response) };
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
