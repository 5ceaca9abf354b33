import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The YouTube Data API's search as it looks from the network: an HTTP server on the loopback that
 * answers as it is told.
 */

/** A search as it arrived. */
export interface SeenSearch {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
}

/** How one search is answered. */
export type SearchBehavior = (response: ServerResponse) => Promise<void> | void;

/** Any body with any status. */
export function answers(body: unknown, status = 200): SearchBehavior {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json; charset=UTF-8" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

/** A search that found these videos; titles are escaped for HTML, as the real one's are. */
export const finds = (...videos: readonly { id: string; title: string }[]): SearchBehavior =>
  answers({
    kind: "youtube#searchListResponse",
    pageInfo: { totalResults: videos.length, resultsPerPage: 1 },
    items: videos.map(({ id, title }) => ({
      kind: "youtube#searchResult",
      id: { kind: "youtube#video", videoId: id },
      snippet: { title, channelTitle: "A channel", liveBroadcastContent: "none" },
    })),
  });

/** A refusal in the form of Google's services. */
export const refuses = (status: number, reason: string): SearchBehavior =>
  answers({ error: { code: status, message: reason, errors: [{ reason }] } }, status);

/** Takes the search and never answers. */
export const neverAnswers: SearchBehavior = () => {};

/** Begins an answer and never ends it. */
export const stopsMidway: SearchBehavior = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"items":[');
};

export const breaksOff: SearchBehavior = (response) => {
  response.destroy();
};

/** Waits for the gate before it answers. */
export function afterGate(gate: Promise<unknown>, then: SearchBehavior): SearchBehavior {
  return async (response) => {
    await gate;
    await then(response);
  };
}

export interface YouTubeServer {
  /** Base address, as in `YOUTUBE_BASE_URL`. */
  readonly url: string;
  readonly searches: readonly SeenSearch[];
  /** From now on every search is answered like this. */
  answer(behavior: SearchBehavior): void;
  stop(): Promise<void>;
}

export async function startYouTubeServer(): Promise<YouTubeServer> {
  const searches: SeenSearch[] = [];
  let behavior: SearchBehavior = finds();
  const server = createServer(async (request, response) => {
    response.on("error", () => {});
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    searches.push({ path: pathname, query: searchParams, headers: request.headers });
    await behavior(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/youtube/v3`,
    searches,
    answer: (next) => {
      behavior = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
