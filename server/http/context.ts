import type { Context } from "hono";

/** What every request carries; set by the first middleware. */
export interface Variables {
  requestId: string;
  /** The client's address, from the socket or from the one trusted proxy. */
  clientAddress: string;
  /** Whom limits count: the address, or the subscriber's network that it belongs to. */
  clientNetwork: string;
}

export type HttpEnvironment = { Variables: Variables };
export type HttpContext = Context<HttpEnvironment>;
