import { z } from "zod";

/** Why an auth call failed. `code` names the reason; it is empty where the server named none. */
export type AuthFailure =
  | { readonly kind: "offline" }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly code: string;
      /** Seconds to wait after too many attempts. */
      readonly retryAfter?: number;
    };

export type AuthResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: AuthFailure };

/** Milliseconds after which a silent server counts as unreachable. */
const TIMEOUT = 10_000;

const RefusalSchema = z.object({
  code: z.string().catch(""),
  retryAfter: z.number().optional().catch(undefined),
});

async function refusal(response: Response): Promise<AuthFailure> {
  const body = RefusalSchema.safeParse(await response.json().catch(() => ({})));
  const { code = "", retryAfter } = body.data ?? {};
  return {
    kind: "refused",
    status: response.status,
    code,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/**
 * Makes a call to the sign-in service. Never throws.
 * @param path after `/api/auth/`.
 * @param body sent as JSON by POST; without one the call is a GET.
 * @param timeout milliseconds after which it counts as 'offline'.
 */
export async function authRequest<Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  body?: Readonly<Record<string, unknown>>,
  timeout = TIMEOUT,
): Promise<AuthResult<z.infer<Answer>>> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: body ? "POST" : "GET",
      headers: { Accept: "application/json", ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      cache: "no-store",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return { ok: false, failure: await refusal(response) };
    const value = answer.safeParse(await response.json());
    if (value.success) return { ok: true, value: value.data };
    return {
      ok: false,
      failure: { kind: "refused", status: response.status, code: "" },
    };
  } catch {
    return { ok: false, failure: { kind: "offline" } };
  }
}

/** Whether waiting may help: nobody answered, or the server has a problem. */
export const isOutOfReach = (failure: AuthFailure): boolean =>
  failure.kind === "offline" || failure.status >= 500;
