import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

/** A request to a server on this machine. */
export interface HttpRequest {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for none. */
  readonly body: string;
}

/** An answer as it came; its body is not decompressed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpClient {
  /**
   * Sends a request over a free connection; opens one when none is free.
   * @throws Error when the connection breaks or stays silent for two minutes.
   */
  ask(request: HttpRequest): Promise<Answer>;
  /** The highest number of connections in use at once. */
  readonly mostInUse: number;
  close(): void;
}

/** A server that sends nothing for this many milliseconds has failed. */
const SILENCE = 120_000;

/** @param connections kept open at most. */
export function createHttpClient(port: number, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let inUse = 0;
  let mostInUse = 0;
  return {
    async ask({ method, path, headers, body }) {
      inUse += 1;
      mostInUse = Math.max(mostInUse, Math.min(inUse, connections));
      try {
        const sent = request({ agent, host: "127.0.0.1", port, method, path, headers });
        sent.setTimeout(SILENCE, () => sent.destroy(new Error("the server stays silent")));
        const answered = new Promise<IncomingMessage>((resolve, reject) => {
          sent.once("response", resolve).once("error", reject);
        });
        sent.end(body);
        const response = await answered;
        const pieces: Buffer[] = await response.toArray();
        return {
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        };
      } finally {
        inUse -= 1;
      }
    },
    get mostInUse() {
      return mostInUse;
    },
    close: () => agent.destroy(),
  };
}
