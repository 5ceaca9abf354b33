import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { signUpMember, type TestMember } from "../setup/accounts.ts";
import { createTestDatabase } from "../setup/test-database.ts";
import { post, startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const PLAN = { hobby: "Chess", plan_data: { hobby: "Chess", days: [{ day: 1 }] } };

const create = (who: TestMember, hobby: string) =>
  post(`${server?.url}/api/hobby-plans`, { ...PLAN, hobby }, { Cookie: who.cookie });

const list = async (who: TestMember): Promise<string[]> => {
  const response = await fetch(`${server?.url}/api/hobby-plans`, {
    headers: { Cookie: who.cookie },
  });
  const plans = (await response.json()) as { hobby: string }[];
  return plans.map(({ hobby }) => hobby);
};

/** Holds SQLite's only write lock, from a process of its own, for some milliseconds. */
async function holdWriteLock(dataDir: string, milliseconds: number): Promise<() => Promise<void>> {
  const script = `
    import SQLite from "better-sqlite3";
    const database = new SQLite(${JSON.stringify(join(dataDir, "sevenfold.sqlite"))});
    database.exec("begin immediate");
    console.log("held");
    setTimeout(() => { database.exec("rollback"); database.close(); }, ${milliseconds});
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const ended = once(child, "exit");
  return async () => {
    await ended;
  };
}

test("SQLite locked for a second: the write waits and is kept", async () => {
  server = await startTestServer("sqlite");
  const ada = await signUpMember(server);
  const released = await holdWriteLock(server.database.dataDir, 1_000);
  expect((await create(ada, "Chess")).status).toBe(200);
  await released();
  expect(await list(ada)).toEqual(["Chess"]);
});

test("SQLite locked for longer than anybody waits: a clear answer, and nothing half written", async () => {
  server = await startTestServer("sqlite");
  const ada = await signUpMember(server);
  const released = await holdWriteLock(server.database.dataDir, 6_500);
  const refused = await create(ada, "Chess");
  expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  await released();
  expect(await list(ada)).toEqual([]);
  expect((await create(ada, "Chess")).status).toBe(200);
  expect(await list(ada)).toEqual(["Chess"]);
}, 20_000);

/** A way to PostgreSQL that can be cut and mended. */
async function startCable(target: URL) {
  const open = new Set<Socket>();
  let isCut = false;
  const cable = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(cable, "listening");
  const address = cable.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      cable.close();
      await once(cable, "close");
    },
  };
}

test("PostgreSQL out of reach: a clear answer; back again: the next call works", async () => {
  const database = await createTestDatabase("postgres");
  const cable = await startCable(new URL(database.url ?? ""));
  server = await startTestServer("sqlite", { env: { DATABASE_URL: cable.url } });
  const running = server;
  server = { ...running, database: { url: cable.url, dataDir: running.database.dataDir } };
  const ada = await signUpMember(server);
  expect((await create(ada, "Chess")).status).toBe(200);
  cable.cut();
  for (const hobby of ["Yoga", "Baking"]) {
    const refused = await create(ada, hobby);
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  }
  cable.mend();
  expect(await list(ada)).toEqual(["Chess"]);
  expect((await create(ada, "Yoga")).status).toBe(200);
  expect(await list(ada)).toEqual(["Yoga", "Chess"]);
  await running.close();
  server = undefined;
  await cable.stop();
  await database.drop();
});
