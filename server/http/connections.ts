import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/**
 * How long a connection may keep the process waiting, in milliseconds. Node's own values are 60 s
 * for the headers, 300 s for the whole request, and no limit for a client that does not read.
 */
const CONNECTION_OPTIONS = {
  /**
   * From the start of the connection, or from the previous request, until all headers have arrived.
   */
  headersTimeout: 15_000,
  /** Until the whole request has arrived: the largest body over a slow mobile network. */
  requestTimeout: 60_000,
  /**
   * Between two requests. Longer than the 60 s for which proxies keep a connection; otherwise a
   * proxy would now and then use one just as we close it (502).
   */
  keepAliveTimeout: 65_000,
  /** How often these times are checked. */
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

/**
 * A connection on which nothing is sent or received for this long is closed, in milliseconds. An
 * answer that waits for the model is silent for at most 75 s (`DEFAULT_TIMEOUTS`).
 */
const LONGEST_SILENCE = 120_000;

/**
 * Requests of one connection that may wait behind the one being answered. Browsers and proxies send
 * the next one only after the answer; an attacker can put 2,400 into one network packet.
 */
export const PIPELINED_MAX = 32;

/** Answers a request. Nothing waits for its return value. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A server that clients cannot keep busy, or fill up, just by sending requests. It does not listen
 * yet.
 * @param options replace the product's timeouts, for tests; `silence` closes silent connections.
 */
export function createHttpServer(
  answer: Answerer,
  { silence = LONGEST_SILENCE, ...times }: ServerOptions & { readonly silence?: number } = {},
): Server {
  const server = createServer({ ...CONNECTION_OPTIONS, ...times }, inTurn(answer));
  // This includes clients that have stopped reading their answer.
  server.setTimeout(silence);
  return server;
}

/**
 * Answers the requests of a connection one by one, each when the previous answer has been sent: a
 * client that sends without reading causes the work of one answer. Node would start them all at
 * once. A client with too many waiting requests is cut off.
 */
function inTurn(answer: Answerer): Answerer {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // The response whose turn it is already has the socket.
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
