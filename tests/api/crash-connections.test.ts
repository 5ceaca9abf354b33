import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { IS_DEEP } from "#tests/property-runs.ts";
import { startServerProcess } from "#tests/setup/server-process.ts";
import { createTestDatabase } from "#tests/setup/test-database.ts";

const WANTED = 10_000;
/** Files that the processes need besides. */
const OTHERS = 500;
/** Opened at one time: no more than the queue of a listening socket takes. */
const AT_ONCE = 200;
/** Memory of the process for each, in bytes. */
const MEMORY_MAX = 40_000;

/** As many as this machine lets one process have. */
function possible(): number {
  const hard = execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }).trim();
  return Math.min(WANTED, hard === "unlimited" ? WANTED : Number(hard) - OTHERS);
}

test.skipIf(!IS_DEEP)(
  "ten thousand idle connections, or as many as the machine allows, are kept, and others are served",
  async () => {
    const place = await createTestDatabase("sqlite");
    const server = await startServerProcess(place, {
      ulimit: "-n $(ulimit -Hn)",
    });
    const { hostname, port } = new URL(server.url);
    const ask = `GET /healthz HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
    const open = async (): Promise<Socket> => {
      const socket = connect(Number(port), hostname).on("error", () => {});
      socket.write(ask);
      await once(socket, "data");
      return socket;
    };
    for (let call = 0; call < 1_000; call += 1) await (await fetch(`${server.url}/healthz`)).text();
    const before = await server.memory();
    const count = possible();
    const sockets: Socket[] = [];
    while (sockets.length < count) {
      const few = Math.min(AT_ONCE, count - sockets.length);
      sockets.push(...(await Promise.all(Array.from({ length: few }, open))));
    }
    const after = await server.memory();
    expect(sockets.filter(({ closed }) => closed)).toEqual([]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const each = (after - before) / count;
    console.log(`${count} idle connections: ${Math.round(each / 1_000)} kB each`);
    expect(each).toBeLessThan(MEMORY_MAX);
    for (const socket of sockets) socket.destroy();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.kill();
    await place.drop();
  },
  120_000,
);
