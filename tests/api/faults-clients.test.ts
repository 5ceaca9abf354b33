import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PIPELINED_MAX } from "#server/http/connections.ts";
import { type ServerProcess, startServerProcess } from "#tests/setup/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";

/** The product's times (`server/http/connections.ts`), cut short, in milliseconds. */
const TIMES = {
  headersTimeout: 600,
  requestTimeout: 1_200,
  connectionsCheckingInterval: 100,
  silence: 1_500,
};
/** Far longer than any of them; far shorter than Node's own. */
const BOUND = 15_000;

let place: TestDatabase;
let server: ServerProcess;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  place = await createTestDatabase("sqlite");
  server = await startServerProcess(place, { connections: TIMES });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.kill();
  await place.drop();
});

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/** Sends a letter at a time until the connection is ended, and tells what came back. */
async function trickle(head: string): Promise<string> {
  const socket = await open();
  let answer = "";
  socket.setEncoding("utf8").on("data", (piece) => {
    answer += piece;
  });
  socket.write(head);
  const letters = setInterval(() => socket.write("x"), 50);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(letters);
  return answer;
}

const isServing = async () => (await fetch(`${server.url}/healthz`)).status === 200;

test(
  "a client that sends its headers letter by letter is cut off",
  async () => {
    const answer = await trickle("GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ");
    // What is told of it may be lost, as letters still come in while the connection is closed.
    expect(answer).toMatch(/^$|^HTTP\/1\.1 408 /u);
    expect(await isServing()).toBe(true);
  },
  BOUND,
);

test(
  "a client that sends its body letter by letter is cut off",
  async () => {
    const head = [
      "POST /api/newsletter HTTP/1.1",
      `Host: ${new URL(server.url).host}`,
      "Content-Type: application/json",
      "Content-Length: 4000",
      "",
      "",
    ];
    expect(await trickle(head.join("\r\n"))).toMatch(/^$|^HTTP\/1\.1 408 /u);
    expect(await isServing()).toBe(true);
  },
  BOUND,
);

/** Answers of some 60 kilobytes each: together more than the network's buffers take. */
const ASKED_FIRST = PIPELINED_MAX;
const ASKED_MORE = 1_000;
const READERS = 2;
/** What the process may hold for those that it should not have begun, in bytes. */
const MORE_MAX = 250_000_000;

test("clients that do not read what they asked for are not worked for, hold up nobody, and are cut off", async () => {
  const body = JSON.stringify({ hobby: "Chess" });
  const request = [
    "POST /api/generate-plan HTTP/1.1",
    `Host: ${new URL(server.url).host}`,
    "Content-Type: application/json",
    "Accept: application/x-ndjson",
    `Content-Length: ${body.length}`,
    "",
    body,
  ].join("\r\n");
  const readers = await Promise.all(Array.from({ length: READERS }, open));
  for (const reader of readers) {
    reader.pause();
    reader.write(request.repeat(ASKED_FIRST));
  }
  await pause(TIMES.silence / 2);
  expect(await isServing()).toBe(true);
  const before = await server.memory();
  for (const reader of readers) reader.write(request.repeat(ASKED_MORE));
  for (let look = 0; look < 10; look += 1) {
    await pause(TIMES.silence / 5);
    expect(await isServing()).toBe(true);
  }
  expect((await server.memory()) - before).toBeLessThan(MORE_MAX);
  await pause(TIMES.silence);
  // Whatever they read now was on its way: the rest never comes.
  const answers = await Promise.all(readers.map((reader) => text(reader).catch(() => "cut off")));
  for (const answer of answers) {
    expect(answer.split('{"type":"done"}').length - 1).toBeLessThan(ASKED_FIRST + ASKED_MORE);
  }
  expect(server.isAlive()).toBe(true);
}, 60_000);

const GET = `GET /api/docs HTTP/1.1\r\nHost: a\r\n\r\n`;

test("as many requests as may wait on a connection are answered, in their order", async () => {
  const socket = await open();
  const first = Array.from(
    { length: PIPELINED_MAX },
    (_, at) => `HEAD /api/nothing-${at} HTTP/1.1\r\nHost: a\r\n\r\n`,
  );
  socket.end([...first, "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"].join(""));
  const answers = (await text(socket)).split("HTTP/1.1 ").slice(1);
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual([
    ...Array(PIPELINED_MAX).fill("404"),
    "200",
  ]);
});

/** As many short requests as fit into one piece of the network's, on so many connections. */
const AT_ONCE = 1_300;
const CONNECTIONS = 4;

test("who asks for more than may wait and never reads is cut off before the answers are made", async () => {
  const before = await server.memory();
  const readers = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const closed = readers.map((reader) => once(reader, "close"));
  for (const reader of readers) {
    reader.pause();
    reader.write(GET.repeat(AT_ONCE));
  }
  await Promise.all(closed);
  expect(await isServing()).toBe(true);
  expect((await server.memory()) - before).toBeLessThan(60_000_000);
});
