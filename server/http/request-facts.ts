import type { MiddlewareHandler } from "hono";
import { networkOf } from "../hosts.ts";
import type { HttpEnvironment } from "./context.ts";

interface SocketBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** A request id as a proxy may set it, to follow the request through both logs. */
const REQUEST_ID = /^[\w-]{8,64}$/u;

/**
 * Determines who calls: the socket's address or, behind one trusted proxy, the last address of
 * X-Forwarded-For, which that proxy wrote itself; earlier ones are the client's claim. The request
 * gets an id for its answer and the log; an id set by a trusted proxy is kept.
 */
export const requestFacts =
  (trustProxy: boolean): MiddlewareHandler<HttpEnvironment> =>
  async (context, next) => {
    const socket = (context.env as SocketBindings | undefined)?.incoming?.socket?.remoteAddress;
    const forwarded = trustProxy
      ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
      : undefined;
    const clientAddress = forwarded || socket || "unknown";
    context.set("clientAddress", clientAddress);
    context.set("clientNetwork", networkOf(clientAddress));
    const named = trustProxy ? context.req.header("x-request-id") : undefined;
    const requestId = named && REQUEST_ID.test(named) ? named : crypto.randomUUID();
    context.set("requestId", requestId);
    context.header("X-Request-Id", requestId);
    await next();
  };
