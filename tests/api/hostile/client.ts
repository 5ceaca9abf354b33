import { Agent, request } from "node:http";

/** Requests that are under way at one time. */
const AT_ONCE = 8;
/** Nothing is answered as slowly as this, in milliseconds. */
const ANSWER_TIMEOUT_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** A request as nobody's browser would send it. */
export interface Shot {
  /** Kinds are counted and told in the report. */
  readonly kind: string;
  /** What tells it from others of its kind, for whoever reads a failure. */
  readonly at?: string;
  readonly method: string;
  /** With its query, as it stands in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
  /** Sends the body without saying its length. */
  readonly isChunked?: boolean;
  /** Ends the connection after it: for bodies that the server does not read to their end. */
  readonly isLast?: boolean;
  /** Whether it may be carried out, because it happens to be right; else it must be refused. */
  readonly mayPass?: boolean;
  /** Whether it goes to an address that may be none of the API's. */
  readonly isElsewhere?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names and values as they came. */
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

/** A connection that had been used before was closed in the moment in which the request was sent. */
class ClosedMeanwhile extends Error {}

/** Sends a request; once more, over a connection of its own, if the kept one was closed meanwhile. */
export function send(url: string, shot: Shot): Promise<Answer> {
  return sendOnce(url, shot).catch((error: unknown) => {
    if (error instanceof ClosedMeanwhile) return sendOnce(url, { ...shot, isLast: true });
    throw error;
  });
}

function sendOnce(url: string, shot: Shot): Promise<Answer> {
  const { method, path, headers = {}, body, isChunked = false, isLast = false } = shot;
  const length = body !== undefined && !isChunked && { "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent: isLast ? false : agent,
        headers: { ...length, ...headers },
      },
      (answer) => {
        // From here on the server may close while the rest is still being sent.
        sent.on("error", () => {});
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () => {
          const { statusCode = 0, headers: answered, rawHeaders } = answer;
          const text = Buffer.concat(parts).toString("utf8");
          resolve({ status: statusCode, headers: answered, rawHeaders, body: text });
        });
      },
    );
    sent.setTimeout(ANSWER_TIMEOUT_MS, () => sent.destroy(new Error("no answer")));
    sent.once("error", (error: NodeJS.ErrnoException) => {
      const isClosed = sent.reusedSocket && error.code === "ECONNRESET";
      reject(isClosed ? new ClosedMeanwhile() : error);
    });
    sent.end(body);
  });
}

/** Does something with each item, some at one time. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await act(next.value);
  };
  // Nothing goes on behind the back of whoever is told of a failure.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
