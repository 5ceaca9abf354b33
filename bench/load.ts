import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { median, quantile } from "./statistics.ts";

const CONNECTIONS = 16;
const TAIL_ROUNDS = 3;
const HEAD_END = "\r\n\r\n";

/** What one connection asks for, again and again. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bodies of POST requests, in turn; without any it is a GET. */
  readonly bodies?: readonly unknown[];
}

/**
 * Asks so many times over 16 connections that stay open, each with one request at a time. Speaks
 * HTTP over plain sockets: Node's own client would cost more than the servers measured.
 * @param calls a path, or what the connections ask for; connections share them evenly.
 * @returns requests a second.
 * @throws Error on any answer but a 200 with a Content-Length.
 */
export async function requestsPerSecond(
  port: number,
  calls: string | readonly Call[],
  requests: number,
): Promise<number> {
  const connections = await openAll(port, calls);
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
): Promise<number[]> {
  const connections = await openAll(port, calls);
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
  measure: (asked: Asked) => Promise<number>,
): Promise<{ figure: number; reference: number }> {
  const figures: number[] = [];
  const references: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push(await measure(ours));
    references.push(await measure(bare));
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
  byTurns(ours, bare, TAIL_ROUNDS, async ({ port, calls }) =>
    quantile(await latenciesAt(port, calls, perSecond, requests), 0.99),
  );

/** Asks one after the other over one connection. @returns milliseconds each. */
export async function latenciesInTurn(
  port: number,
  calls: readonly Call[],
  requests: number,
): Promise<number[]> {
  const connections = await openAll(port, calls, calls.length);
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
  count = CONNECTIONS,
): Promise<Connection[]> {
  const all = typeof calls === "string" ? [{ path: calls }] : calls;
  return Promise.all(
    Array.from({ length: count }, (_, at) => {
      const call = all[at % all.length];
      if (!call) throw new RangeError("nothing to ask for");
      return openConnection(port, call);
    }),
  );
}

async function openConnection(port: number, call: Call): Promise<Connection> {
  const socket = connect(port, "127.0.0.1").setNoDelay();
  await once(socket, "connect");
  const messages = messagesOf(port, call);
  let sent = 0;
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  readAnswers(
    socket,
    () => settle?.resolve(),
    (error) => settle?.reject(error),
  );
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(messages[sent % messages.length] ?? "");
        sent += 1;
      }),
    close: () => {
      settle = undefined;
      socket.destroy();
    },
  };
}

function messagesOf(port: number, { path, headers = {}, bodies }: Call): string[] {
  const common = Object.entries({
    Host: `127.0.0.1:${port}`,
    "Accept-Encoding": "br",
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  if (!bodies) return [`GET ${path} HTTP/1.1\r\n${common}\r\n`];
  return bodies.map((body) => {
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    return `POST ${path} HTTP/1.1\r\n${common}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`;
  });
}

function readAnswers(socket: Socket, done: () => void, failed: (error: Error) => void): void {
  let missing = 0;
  let head = "";
  socket.on("error", failed);
  socket.on("close", () => failed(new Error("the server closed the connection")));
  socket.on("data", (piece) => {
    let bytes = piece.length;
    if (missing === 0) {
      head += piece.toString("latin1");
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const length = /^HTTP\/1\.1 200 [\s\S]*?\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
      if (length === undefined) return failed(new Error(`not expected: ${head.slice(0, 400)}`));
      missing = Number(length);
      bytes = head.length - end - HEAD_END.length;
      head = "";
    }
    missing -= bytes;
    if (missing <= 0) done();
  });
}
