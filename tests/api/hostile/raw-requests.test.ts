import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachOf } from "./client.ts";
import {
  oddHeaders,
  oddLines,
  oddPaths,
  oddTargets,
  type RawRequest,
  smuggled,
  unfinished,
} from "./raw-requests.ts";
import { snapshotOf } from "./snapshot.ts";
import { TRACES } from "./verdict.ts";
import { createWorld, type World } from "./world.ts";

/** How long a connection may stay open when nobody says anything, in milliseconds. */
const SILENCE = 3_000;

let world: World;
let before: object;
beforeAll(async () => {
  world = await createWorld("sqlite");
  before = await snapshotOf(world.db);
});
afterAll(() => world.close());

/**
 * Everything that the server says until it ends the connection, or says nothing for long.
 * @param isHeld keeps our side of it open: the server goes on reading what came behind a request
 */
function exchange({ bytes }: RawRequest, isHeld = false): Promise<string> {
  const { port, hostname } = new URL(world.server.url);
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(Number(port), hostname, () => {
      const sent = Buffer.from(bytes, "latin1");
      if (isHeld) socket.write(sent);
      else socket.end(sent);
    });
    socket.setTimeout(SILENCE, () => socket.destroy());
    socket.on("data", (part: Buffer) => {
      said += part.toString("latin1");
    });
    // Whoever is not understood is cut off.
    socket.on("error", () => {});
    socket.on("close", () => resolve(said));
  });
}

const statusesIn = (said: string): number[] =>
  [...said.matchAll(/HTTP\/1\.[01] (\d{3}) /gu)].map(([, status]) => Number(status));

/** Sends them and says what is wrong with the answers. */
async function faultsOfAll(requests: readonly RawRequest[], isHeld = false): Promise<string[]> {
  const faults: string[] = [];
  await eachOf(requests, async (request) => {
    const said = await exchange(request, isHeld);
    const fault = (what: string) =>
      faults.push(
        `${JSON.stringify(request.bytes.slice(0, 160))} → ${said.slice(0, 200)}: ${what}`,
      );
    if (statusesIn(said).some((status) => status >= 500)) fault("a fault of the server");
    if (said.includes("evil.example")) fault("a foreign host comes back");
    if (/^(?:x-injected|set-cookie: a=b)/imu.test(said)) fault("a header was injected");
    if (isHeld && statusesIn(said).some((status) => status < 400)) fault("carried out");
    const failed = statusesIn(said).some((status) => status >= 400);
    if (failed && TRACES.some((trace) => trace.test(said))) fault("it tells of the program");
    for (const [what, secret] of world.secrets)
      if (said.includes(secret)) fault(`it tells ${what}`);
  });
  return faults;
}

test.each([
  ["addresses with odd bytes", () => oddPaths(world.targets.map(({ path }) => path))],
  ["addresses that are none", oddTargets],
  ["request lines that are none", oddLines],
  ["headers that are none", oddHeaders],
] as const)(
  "%s are answered without a fault, or not at all",
  async (_, requests) => {
    const all = requests();
    expect(all.length).toBeGreaterThan(20);
    expect(await faultsOfAll(all)).toEqual([]);
  },
  60_000,
);

const BODY = JSON.stringify({ hobby: "chess" });

test("of a request with two ends, what is hidden behind the first is not carried out", async () => {
  const { attacker } = world;
  const path = `/api/hobby-plans/${attacker.planId}`;
  const hidden = `DELETE ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: ${attacker.cookie}\r\n\r\n`;
  // By itself it would be right.
  const [status] = statusesIn(await exchange({ kind: "", bytes: hidden.replace("DELETE", "GET") }));
  expect(status).toBe(200);
  const requests = smuggled("/api/validate-hobby", BODY, hidden);
  expect(await faultsOfAll(requests, true)).toEqual([]);
}, 60_000);

test("a body that does not come to its end is not carried out", async () => {
  const requests = unfinished("/api/newsletter", JSON.stringify({ email: "ada@example.org" }));
  expect(await faultsOfAll(requests)).toEqual([]);
});

test("two requests on one connection are answered one after the other", async () => {
  const request = `POST /api/validate-hobby HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
  const last = request.replace("\r\n", "\r\nConnection: close\r\n");
  const said = await exchange({ kind: "", bytes: request + last }, true);
  expect(statusesIn(said)).toEqual([200, 200]);
});

test("after all of it nothing is written, nobody called, no fault logged, and the server answers", async () => {
  expect(await snapshotOf(world.db)).toEqual(before);
  expect(world.calls()).toBe(0);
  expect(world.logged).toEqual([]);
  const response = await fetch(`${world.server.url}/api/sign-in-options`);
  expect(response.status).toBe(200);
});
