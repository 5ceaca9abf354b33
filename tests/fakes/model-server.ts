import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * A language model as it looks from the network: an HTTP server on the loopback that speaks the
 * streamed chat-completions protocol and misbehaves on demand.
 */

/** A request as it arrived. */
export interface SeenRequest {
  readonly body: ChatRequest;
  readonly headers: IncomingMessage["headers"];
  /** Resolves when the client closes the connection before the answer has ended. */
  readonly closedEarly: Promise<void>;
}

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly response_format?: { readonly type: string; readonly json_schema?: { name: string } };
}

/** How one request is answered. */
export type Behavior = (response: ServerResponse, request: SeenRequest) => Promise<void> | void;

export interface StreamOptions {
  /** Characters per event. */
  readonly chunk?: number;
  /** Milliseconds between events. */
  readonly everyMs?: number;
  readonly finish?: "stop" | "length" | "content_filter";
}

function event(delta: object, finish: string | null = null): string {
  const chunk = {
    id: "chatcmpl-fake",
    object: "chat.completion.chunk",
    created: 0,
    model: "fake",
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

async function begin(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(event({ role: "assistant", content: "" }));
}

async function send(response: ServerResponse, text: string, options: StreamOptions): Promise<void> {
  const size = options.chunk ?? 400;
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    response.write(event({ content: text.slice(at, at + size) }));
    if (options.everyMs !== undefined) await pause(options.everyMs);
  }
}

/** The answer, whole and in good order; an object is sent as JSON. */
export function says(answer: unknown, options: StreamOptions = {}): Behavior {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return async (response) => {
    await begin(response);
    await send(response, text, options);
    response.end(`${event({}, options.finish ?? "stop")}data: [DONE]\n\n`);
  };
}

/** The beginning of an answer, and the rest of it once the gate is open. */
export function saysInParts(first: string, gate: Promise<unknown>, rest: string): Behavior {
  return async (response) => {
    await begin(response);
    await send(response, first, {});
    await gate;
    await send(response, rest, {});
    response.end(`${event({}, "stop")}data: [DONE]\n\n`);
  };
}

/** An error before any answer. */
export function fails(
  status: number,
  headers: Record<string, string> = {},
  message = "scripted failure",
): Behavior {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message, type: "error", code: null } }));
  };
}

/** An error in the middle of a stream that began well. */
export function failsMidway(text: string): Behavior {
  return async (response) => {
    await begin(response);
    await send(response, text, {});
    response.end(`data: ${JSON.stringify({ error: { message: "overloaded", code: 529 } })}\n\n`);
  };
}

/** Takes the request and says nothing, not even a header. */
export const hangs: Behavior = () => {};

/** Sends headers and then nothing. */
export const hangsAfterHeaders: Behavior = (response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
};

/** Stops in the middle and keeps the connection open. */
export function stallsAfter(text: string): Behavior {
  return async (response) => {
    await begin(response);
    await send(response, text, {});
  };
}

/** Breaks the connection in the middle. */
export function resetsAfter(text: string): Behavior {
  return async (response) => {
    await begin(response);
    await send(response, text, {});
    await pause(5);
    response.destroy();
  };
}

/** Breaks the connection at once. */
export const resets: Behavior = (response) => {
  response.destroy();
};

/** Waits for the gate before it goes on with another behavior. */
export function waitsFor(gate: Promise<unknown>, then: Behavior): Behavior {
  return async (response, request) => {
    await gate;
    await then(response, request);
  };
}

export interface ModelServer {
  /** Base address, as in `AI_BASE_URL`. */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** The most requests that were open at the same time. */
  readonly mostAtOnce: number;
  /** Answers the next requests with these, in order; afterward goes on with `always`. */
  script(...behaviors: readonly Behavior[]): void;
  always(behavior: Behavior): void;
  /** Resolves when so many requests have arrived. */
  arrived(count: number): Promise<void>;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const piece of request.setEncoding("utf8")) body += piece;
  return body;
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  const scripted: Behavior[] = [];
  const arrivals = new Set<() => void>();
  let otherwise: Behavior = fails(500);
  let open = 0;
  let mostAtOnce = 0;

  const server = createServer(async (request, response) => {
    response.on("error", () => {});
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    const closedEarly = new Promise<void>((resolve) => {
      response.on("close", () => {
        open -= 1;
        if (!response.writableEnded) resolve();
      });
    });
    const body = JSON.parse(await bodyOf(request)) as ChatRequest;
    const seen = { body, headers: request.headers, closedEarly };
    requests.push(seen);
    for (const tell of arrivals) tell();
    await (scripted.shift() ?? otherwise)(response, seen);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    script: (...behaviors) => {
      scripted.push(...behaviors);
    },
    always: (behavior) => {
      otherwise = behavior;
    },
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (requests.length < count) return;
          arrivals.delete(look);
          resolve();
        };
        arrivals.add(look);
        look();
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
