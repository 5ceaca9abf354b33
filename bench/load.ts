import { once } from "node:events";
import { connect } from "node:net";

const CONNECTIONS = 16;
const HEAD_END = "\r\n\r\n";

/**
 * Asks for one path so many times over 16 connections that stay open, each with one request at a
 * time. Speaks HTTP over plain sockets: Node's own client would cost more than the servers measured.
 * @returns requests a second.
 * @throws Error on any answer but a 200 with a Content-Length.
 */
export async function requestsPerSecond(
  port: number,
  path: string,
  requests: number,
): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => ask(port, path, Math.ceil(requests / CONNECTIONS))),
  );
  return requests / ((performance.now() - began) / 1_000);
}

async function ask(port: number, path: string, times: number): Promise<void> {
  const socket = connect(port, "127.0.0.1").setNoDelay();
  await once(socket, "connect");
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  await new Promise<void>((resolve, reject) => {
    let left = times;
    let missing = 0;
    let head = "";
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server closed the connection")));
    socket.on("data", (piece) => {
      let bytes = piece.length;
      if (missing === 0) {
        head += piece.toString("latin1");
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const length = /^HTTP\/1\.1 200 [\s\S]*?\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
        if (length === undefined) return reject(new Error(`not expected: ${head.slice(0, 80)}`));
        missing = Number(length);
        bytes = head.length - end - HEAD_END.length;
        head = "";
      }
      missing -= bytes;
      if (missing > 0) return;
      left -= 1;
      if (left === 0) resolve();
      else socket.write(request);
    });
    socket.write(request);
  });
  socket.destroy();
}
