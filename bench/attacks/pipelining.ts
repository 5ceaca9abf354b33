import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "./server.ts";

const CONNECTIONS = 8;
const REQUESTS = 2_400;
/** Milliseconds during which nothing is read. */
const HELD = 15_000;
const HEARD = 1_000;

/** Requests the uncompressed home page many times on each connection, and never reads. */
export const pipelining: Attack = {
  async run({ port }) {
    const request = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, "127.0.0.1"));
    let cutOff = 0;
    for (const socket of sockets) {
      socket.pause();
      socket.on("error", () => {});
      socket.once("close", () => {
        cutOff += 1;
      });
    }
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.write(request.repeat(REQUESTS));
    await pause(HELD);
    // A client that does not read does not notice the end either.
    for (const socket of sockets) socket.resume();
    await pause(HEARD);
    const ended = cutOff;
    for (const socket of sockets) socket.destroy();
    return [["connections, and how many were cut off", `${CONNECTIONS}, ${ended}`]];
  },
};
