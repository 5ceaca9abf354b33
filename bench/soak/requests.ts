import type { Answer } from "./wire.ts";

/**
 * Visitors use this many addresses, one after the other, so that nobody reaches an address's limit.
 */
const ADDRESSES = 2 ** 20;

/** Writes requests in wire format, each from the next visitor's address. */
export class RequestWriter {
  readonly #origin: string;
  readonly #host: string;
  #visitor = 0;

  /** @param origin of the server, as in `http://127.0.0.1:3000`. */
  constructor(origin: string) {
    this.#origin = origin;
    this.#host = new URL(origin).host;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): string {
    return `GET ${path} HTTP/1.1\r\n${this.#lines(headers)}\r\n`;
  }

  /** @param body becomes JSON; undefined sends none. */
  send(
    method: "POST" | "DELETE",
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): string {
    const text = body === undefined ? "" : JSON.stringify(body);
    const lines = this.#lines({
      Origin: this.#origin,
      ...(text && { "Content-Type": "application/json" }),
      "Content-Length": String(Buffer.byteLength(text)),
      ...headers,
    });
    return `${method} ${path} HTTP/1.1\r\n${lines}\r\n${text}`;
  }

  #lines(headers: Readonly<Record<string, string>>): string {
    this.#visitor = (this.#visitor + 1) % ADDRESSES;
    const at = this.#visitor;
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    const all = { "Accept-Encoding": "br", "X-Forwarded-For": address, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `Host: ${this.#host}\r\n${lines.join("")}`;
  }
}

/** A request, and how to judge its answer. */
export interface Deed {
  readonly request: string;
  /**
   * Called once, when the answer is complete or the connection has failed.
   * @returns what is wrong with the answer.
   */
  settle(answer: Answer | undefined): string | undefined;
}

/** @param fault checks an answer with the expected status. */
export const deed = (
  request: string,
  fault: (answer: Answer) => string | undefined,
  expected = 200,
): Deed => ({
  request,
  settle: (answer) => answer && (faultOfStatus(answer, expected) ?? fault(answer)),
});

export function faultOfStatus({ status, body }: Answer, expected = 200): string | undefined {
  if (status === expected) return undefined;
  return `status ${status} in place of ${expected}: ${body.toString("utf8", 0, 300)}`;
}

/** Checks that the body contains these words. @returns the fault, if not. */
export const expectWords = ({ body }: Answer, words: string): string | undefined =>
  body.includes(words) ? undefined : `no ${words} in: ${body.toString("utf8", 0, 200)}`;

/** The cookies that an answer sets, as a Cookie header. */
export const cookiesOf = ({ head }: Answer): string =>
  [...head.matchAll(/\r\nset-cookie: ([^;\r]+)/giu)].map(([, cookie]) => cookie).join("; ");
