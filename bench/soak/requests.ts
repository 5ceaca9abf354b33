import type { Answer, HttpRequest } from "../http-client.ts";

/**
 * Visitors use this many addresses, one after the other, so that nobody reaches an address's limit.
 */
const ADDRESSES = 2 ** 20;

/** Makes requests, each from the next visitor's address. */
export class RequestWriter {
  readonly #origin: string;
  #visitor = 0;

  /** @param origin of the server, as in `http://127.0.0.1:3000`. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): HttpRequest {
    return { method: "GET", path, headers: this.#headers(headers), body: "" };
  }

  /** @param body becomes JSON; undefined sends none. */
  send(
    method: "POST" | "DELETE",
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): HttpRequest {
    const text = body === undefined ? "" : JSON.stringify(body);
    const all = this.#headers({
      Origin: this.#origin,
      ...(text && { "Content-Type": "application/json" }),
      "Content-Length": String(Buffer.byteLength(text)),
      ...headers,
    });
    return { method, path, headers: all, body: text };
  }

  #headers(headers: Readonly<Record<string, string>>): Record<string, string> {
    this.#visitor = (this.#visitor + 1) % ADDRESSES;
    const at = this.#visitor;
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    return { "Accept-Encoding": "br", "X-Forwarded-For": address, ...headers };
  }
}

/** A request, and how to judge its answer. */
export interface Deed {
  readonly request: HttpRequest;
  /**
   * Called once, when the answer is complete or the connection has failed.
   * @returns what is wrong with the answer.
   */
  settle(answer: Answer | undefined): string | undefined;
}

/** @param fault checks an answer with the expected status. */
export const deed = (
  request: HttpRequest,
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
export const cookiesOf = ({ headers }: Answer): string =>
  (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
