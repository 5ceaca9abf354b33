import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/**
 * How long a connection may keep the process waiting, in milliseconds. Node's own values are 60 s for
 * the headers, 300 s for the whole request and no end for a client that does not read.
 */
const CONNECTION_OPTIONS = {
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
const LONGEST_SILENCE = 120_000;

/**
 * Requests of one connection that wait behind the one that is being answered. Browsers and proxies send
 * none before they have the answer; 2,400 of them fit into one piece of the network's.
 */
export const PIPELINED_MAX = 32;

/** Answers a request. Nobody waits for what it returns. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A server whose clients cannot keep it busy, or full, by asking alone. It does not listen yet.
 * @param options in place of the product's times, for tests; `silence` ends silent connections.
 */
export function createHttpServer(
  answer: Answerer,
  { silence = LONGEST_SILENCE, ...times }: ServerOptions & { readonly silence?: number } = {},
): Server {
  const server = createServer({ ...CONNECTION_OPTIONS, ...times }, inTurn(answer));
  // Also of clients that have stopped reading what they asked for.
  server.setTimeout(silence);
  return server;
}

/**
 * Answers the requests of a connection one after the other, each when the one before has left for the
 * network: whoever asks and does not read has one answer made. Node would have all of them made at
 * once. Who sends more than may wait is cut off.
 */
function inTurn(answer: Answerer): Answerer {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // A response that is next has the socket already.
    if (response.socket) return answer(request, response);
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > PIPELINED_MAX) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      answer(request, response);
    });
  };
}
