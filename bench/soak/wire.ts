import { once } from "node:events";
import { connect, type Socket } from "node:net";

const HEAD_END = "\r\n\r\n";
/** A server that is silent for this long has failed, in milliseconds. */
const SILENCE = 120_000;
/**
 * The server closes a connection that was idle for 5 s, so one that was idle for longer than this
 * is not reused.
 */
const IDLE_MAX = 3_000;
const CONNECTIONS_MAX = 400;

/** An answer as it was received; its body is not decompressed. */
export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** Speaks HTTP/1.1 over plain sockets that stay open, because Node's own client would cost more. */
export interface Wire {
  /**
   * Sends a complete request over a free connection; opens one when none is free.
   * @throws Error when the connection breaks, or is silent for two minutes.
   */
  ask(request: string): Promise<Answer>;
  /** The most connections that were open at once. */
  readonly mostOpen: number;
  close(): void;
}

export function createWire(port: number): Wire {
  const idle: Connection[] = [];
  const open = new Set<Connection>();
  const waiting: ((connection: Connection) => void)[] = [];
  let opening = 0;
  let mostOpen = 0;

  async function openOne(): Promise<Connection> {
    opening += 1;
    try {
      const socket = connect(port, "127.0.0.1").setNoDelay().setTimeout(SILENCE);
      await once(socket, "connect");
      const connection = new Connection(socket, () => open.delete(connection));
      open.add(connection);
      mostOpen = Math.max(mostOpen, open.size);
      return connection;
    } finally {
      opening -= 1;
    }
  }

  function freeOne(): Promise<Connection> | Connection {
    for (let last = idle.pop(); last; last = idle.pop()) {
      if (!last.gone && performance.now() - last.idleSince < IDLE_MAX) return last;
      last.close();
    }
    if (open.size + opening < CONNECTIONS_MAX) return openOne();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(connection: Connection): void {
    const next = connection.gone ? undefined : waiting.shift();
    if (next) next(connection);
    else {
      connection.idleSince = performance.now();
      idle.push(connection);
    }
  }

  return {
    async ask(request) {
      const connection = await freeOne();
      try {
        return await connection.ask(request);
      } finally {
        giveBack(connection);
      }
    },
    get mostOpen() {
      return mostOpen;
    },
    close() {
      for (const connection of open) connection.close();
    },
  };
}

class Connection {
  idleSince = performance.now();
  gone = false;
  readonly #socket: Socket;
  #reader = new AnswerReader();
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  constructor(socket: Socket, onClose: () => void) {
    this.#socket = socket;
    socket.on("data", (piece) => this.#take(piece));
    socket.on("timeout", () => socket.destroy(new Error("the server stays silent")));
    socket.on("error", (error) => this.#settle?.reject(error));
    socket.on("close", () => {
      this.gone = true;
      onClose();
      this.#settle?.reject(new Error("the server closed the connection"));
    });
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.gone) return reject(new Error("the connection is closed"));
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #take(piece: Buffer): void {
    try {
      const answer = this.#reader.take(piece);
      if (!answer) return;
      this.#settle?.resolve(answer);
      this.#settle = undefined;
      if (/\r\nconnection: close/iu.test(answer.head)) this.#socket.destroy();
    } catch (error) {
      this.#socket.destroy(error as Error);
    }
  }
}

/** Assembles an answer with a given length or in chunks (RFC 9112 §6). */
class AnswerReader {
  #head: string | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #body: Buffer[] = [];
  /** Bytes to come; undefined when they come in chunks. */
  #missing: number | undefined;

  /** @returns the answer when it is complete. @throws Error when it is not HTTP. */
  take(piece: Buffer): Answer | undefined {
    let bytes = piece;
    if (this.#head === undefined) {
      this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
      const end = this.#rest.indexOf(HEAD_END);
      if (end < 0) return undefined;
      this.#head = this.#rest.toString("latin1", 0, end);
      bytes = this.#rest.subarray(end + HEAD_END.length);
      this.#rest = Buffer.alloc(0);
      this.#missing = lengthOf(this.#head);
    }
    const isWhole = this.#missing === undefined ? this.#takeChunks(bytes) : this.#takeSome(bytes);
    return isWhole ? this.#finish() : undefined;
  }

  #takeSome(bytes: Buffer): boolean {
    this.#body.push(bytes);
    this.#missing = (this.#missing ?? 0) - bytes.length;
    if (this.#missing < 0) throw new Error("more bytes than the answer announced");
    return this.#missing === 0;
  }

  #takeChunks(bytes: Buffer): boolean {
    let rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    for (;;) {
      const end = rest.indexOf("\r\n");
      const size = end < 0 ? 0 : Number.parseInt(rest.toString("latin1", 0, end), 16);
      if (Number.isNaN(size)) throw new Error("a chunk without a size");
      const from = end + 2;
      if (end < 0 || rest.length < from + size + 2) {
        this.#rest = rest;
        return false;
      }
      if (size === 0) return true;
      this.#body.push(rest.subarray(from, from + size));
      rest = rest.subarray(from + size + 2);
    }
  }

  #finish(): Answer {
    const head = this.#head ?? "";
    const answer = { status: Number(head.slice(9, 12)), head, body: Buffer.concat(this.#body) };
    this.#head = undefined;
    this.#rest = Buffer.alloc(0);
    this.#body = [];
    return answer;
  }
}

/** @returns undefined when the body comes in chunks. */
function lengthOf(head: string): number | undefined {
  if (!head.startsWith("HTTP/1.1 ")) throw new Error(`no HTTP: ${head.slice(0, 80)}`);
  if (/^HTTP\/1\.1 (?:204|304)/u.test(head)) return 0;
  if (/\r\ntransfer-encoding: chunked/iu.test(head)) return undefined;
  const told = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
  if (told === undefined) throw new Error("an answer without a length");
  return Number(told);
}
