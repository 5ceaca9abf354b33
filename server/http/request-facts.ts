import type { MiddlewareHandler } from "hono";
import type { HttpEnvironment } from "./context.ts";

interface SocketBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Finds out who calls: the socket's address, or, behind one trusted proxy, the last address of
 * X-Forwarded-For, which that proxy has written itself. Earlier ones are the client's own claim.
 */
export const requestFacts =
  (trustProxy: boolean): MiddlewareHandler<HttpEnvironment> =>
  async (context, next) => {
    const socket = (context.env as SocketBindings | undefined)?.incoming?.socket?.remoteAddress;
    const forwarded = trustProxy
      ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
      : undefined;
    context.set("clientAddress", forwarded || socket || "unknown");
    const requestId = crypto.randomUUID();
    context.set("requestId", requestId);
    context.header("X-Request-Id", requestId);
    await next();
  };
