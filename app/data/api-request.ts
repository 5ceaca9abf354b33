import type { Endpoint } from "#contract/endpoint.ts";

/** Where a declared call goes. */
export type CallAddress = Pick<Endpoint, "method" | "path">;

export interface RequestOptions {
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
  /** The media type to ask for, if it is not JSON. */
  readonly accept?: string | undefined;
}

function buildAddress({ path }: CallAddress, { params = {}, query }: RequestOptions): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

/**
 * Sends a call's request and never throws. Everything that calls the API does it by this function:
 * screens by `call` (api.ts), and pages without a framework directly, because it needs no schema
 * library.
 * @param body sent as JSON; undefined for calls without one.
 * @returns the answer, whatever its status; 'offline' when nobody answered at all, or the call was
 *   canceled; 'timeout' when nobody answered in time.
 */
export async function sendRequest(
  to: CallAddress,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response | "offline" | "timeout"> {
  const timer = options.timeout === undefined ? undefined : AbortSignal.timeout(options.timeout);
  const signals = [options.signal, timer].filter((signal) => signal !== undefined);
  try {
    return await fetch(buildAddress(to, options), {
      method: to.method,
      headers: {
        Accept: options.accept ?? "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(options.token && { Authorization: `Bearer ${options.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options.keepalive && { keepalive: true }),
      cache: "no-store",
      signal: AbortSignal.any(signals),
    });
  } catch {
    return timer?.aborted ? "timeout" : "offline";
  }
}
