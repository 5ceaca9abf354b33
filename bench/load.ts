import { createHttpClient, type HttpRequest } from "./http-client.ts";
import { median, quantile } from "./statistics.ts";

const CONNECTIONS = 16;
const TAIL_ROUNDS = 3;

/** What one connection asks for, again and again. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bodies of POST requests, in turn; without any it is a GET. */
  readonly bodies?: readonly unknown[];
}

/**
 * Asks so many times over 16 connections that stay open, each with one request at a time.
 * Node's client takes some 0.1 ms of a core for each: beyond 9,000 a second it measures itself.
 * @param calls a path, or what the connections ask for; connections share them evenly.
 * @param round where there are more calls than connections, each round asks for the next ones.
 * @returns requests a second.
 * @throws Error on any answer but a 200.
 */
export async function requestsPerSecond(
  port: number,
  calls: string | readonly Call[],
  requests: number,
  round = 0,
): Promise<number> {
  const connections = openAll(port, calls, { round });
  const began = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      for (let left = Math.ceil(requests / CONNECTIONS); left > 0; left -= 1) {
        await connection.ask();
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  for (const { close } of connections) close();
  return requests / seconds;
}

/**
 * Asks at a fixed rate, whether the server keeps up or not: a request that has to wait for a free
 * connection has begun to wait when it was due.
 * @returns milliseconds from when each request was due to the end of its answer.
 */
async function latenciesAt(
  port: number,
  calls: readonly Call[],
  perSecond: number,
  requests: number,
  round: number,
): Promise<number[]> {
  const connections = openAll(port, calls, { round });
  const latencies: number[] = [];
  const began = performance.now();
  let next = 0;
  await Promise.all(
    connections.map(async ({ ask }) => {
      while (next < requests) {
        const due = began + (next / perSecond) * 1_000;
        next += 1;
        while (performance.now() < due) await turn(due - performance.now());
        await ask();
        latencies.push(performance.now() - due);
      }
    }),
  );
  for (const { close } of connections) close();
  return latencies;
}

/** A server's port, and what the connections ask it for. */
export interface Asked {
  readonly port: number;
  readonly calls: readonly Call[];
}

/**
 * Measures two servers by turns: what else the machine does lasts longer than one, and meets both.
 * @returns the medians of the rounds.
 */
export async function byTurns(
  ours: Asked,
  bare: Asked,
  rounds: number,
  measure: (asked: Asked, round: number) => Promise<number>,
): Promise<{ figure: number; reference: number }> {
  const figures: number[] = [];
  const references: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push(await measure(ours, round));
    references.push(await measure(bare, round));
  }
  return { figure: median(figures), reference: median(references) };
}

/**
 * The 99th percentile of two servers at the same fixed rate.
 * @param requests of one round.
 * @returns milliseconds each, the medians of three rounds.
 */
export const tailsInTurn = (
  ours: Asked,
  bare: Asked,
  perSecond: number,
  requests: number,
): Promise<{ figure: number; reference: number }> =>
  byTurns(ours, bare, TAIL_ROUNDS, async ({ port, calls }, round) =>
    quantile(await latenciesAt(port, calls, perSecond, requests, round), 0.99),
  );

/** Asks one after the other over one connection. @returns milliseconds each. */
export async function latenciesInTurn(
  port: number,
  calls: readonly Call[],
  requests: number,
): Promise<number[]> {
  const connections = openAll(port, calls, { count: calls.length });
  const latencies: number[] = [];
  for (let at = 0; at < requests; at += 1) {
    const began = performance.now();
    await connections[at % connections.length]?.ask();
    latencies.push(performance.now() - began);
  }
  for (const { close } of connections) close();
  return latencies;
}

/** Timers are a millisecond coarse: the rest of the way is gone turn by turn. */
const turn = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (milliseconds > 2) setTimeout(resolve, milliseconds - 1.5);
    else setImmediate(resolve);
  });

interface Connection {
  /** Sends the next request and waits for the end of its answer. */
  readonly ask: () => Promise<void>;
  readonly close: () => void;
}

function openAll(
  port: number,
  calls: string | readonly Call[],
  { count = CONNECTIONS, round = 0 } = {},
): Connection[] {
  const all = typeof calls === "string" ? [{ path: calls }] : calls;
  return Array.from({ length: count }, (_, at) => {
    const call = all[(round * count + at) % all.length];
    if (!call) throw new RangeError("nothing to ask for");
    return openConnection(port, call);
  });
}

function openConnection(port: number, call: Call): Connection {
  const client = createHttpClient(port, 1);
  const requests = requestsOf(call);
  let sent = 0;
  return {
    ask: async () => {
      const request = requests[sent % requests.length];
      if (!request) throw new RangeError("no bodies to send");
      sent += 1;
      const { status, body } = await client.ask(request);
      if (status !== 200) throw new Error(`status ${status}: ${body.toString("utf8", 0, 400)}`);
    },
    close: client.close,
  };
}

function requestsOf({ path, headers: own, bodies }: Call): HttpRequest[] {
  const headers = { "Accept-Encoding": "br", ...own };
  if (!bodies) return [{ method: "GET", path, headers, body: "" }];
  return bodies.map((value) => {
    const body = JSON.stringify(value);
    const length = String(Buffer.byteLength(body));
    const all = { ...headers, "Content-Type": "application/json", "Content-Length": length };
    return { method: "POST", path, headers: all, body };
  });
}
