import { request } from "node:http";

/**
 * Posts a body that a server refuses to read, over a connection of its own: the unread rest
 * eventually ends the connection, and no later request may be on it.
 * @param chunked sends it without its length
 */
export function postLong(
  url: string,
  body: string,
  { type, chunked = false }: { readonly type: string; readonly chunked?: boolean },
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      "Content-Type": type,
      ...(!chunked && { "Content-Length": String(Buffer.byteLength(body)) }),
    };
    const sent = request(url, { method: "POST", agent: false, headers }, async (answer) => {
      // From here on the server may close while the rest is still being sent.
      sent.on("error", () => {});
      let text = "";
      for await (const part of answer) text += part;
      resolve({ status: answer.statusCode ?? 0, body: text });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
