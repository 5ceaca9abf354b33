import type { Server, ServerOptions } from "node:http";

/**
 * How long a connection may keep the process waiting, in milliseconds. Node's own values are 60 s for
 * the headers, 300 s for the whole request and no end for a client that does not read.
 */
export const CONNECTION_OPTIONS = {
  /** From a connection's begin, or the request before, until all headers are here. */
  headersTimeout: 15_000,
  /** Until the whole request is here: the longest body on a slow telephone. */
  requestTimeout: 60_000,
  /**
   * Between two requests. Longer than the 60 s for which proxies keep a connection, or one of theirs would
   * now and then run into ours as it closes (502).
   */
  keepAliveTimeout: 65_000,
  /** How often those times are looked at. */
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

/**
 * A connection on which nothing moves either way for so long is ended, in milliseconds. An answer that
 * waits for the model says nothing for 75 s at most (`DEFAULT_TIMEOUTS`).
 */
export const LONGEST_SILENCE = 120_000;

/** Ends connections whose client has stopped reading what it asked for. */
export function endSilentConnections(
  server: Pick<Server, "setTimeout">,
  ms = LONGEST_SILENCE,
): void {
  server.setTimeout(ms);
}
