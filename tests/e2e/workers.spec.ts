import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, ROOT, type RunningServer, startServer, test } from "./fixtures.ts";
import { addMember } from "./members.ts";

const WORKERS = 3;

test.describe("several processes on one port", () => {
  test.skip(process.platform !== "linux", "the processes are looked up in /proc");
  let server: RunningServer;
  test.beforeEach(async () => {
    server = await startServer({}, ["--workers", String(WORKERS)]);
  });
  test.afterEach(() => server.stop());

  const pids = () =>
    readFileSync(`/proc/${server.pid()}/task/${server.pid()}/children`, "utf8")
      .trim()
      .split(" ")
      .filter((pid) => pid !== "")
      .map(Number);

  /** Over a connection of its own, so that the next process gets it. */
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(server.url + path, { headers: { Connection: "close" } });
    expect(answer.status).toBe(200);
    return answer.text();
  };

  test("share the work, are counted together and end together", async () => {
    await expect.poll(() => pids().length).toBe(WORKERS);
    for (let time = 0; time < 30; time += 1) await ask("/about");
    // One that is still starting does not tell its figures yet.
    await expect
      .poll(async () => {
        const answer = await fetch(`${server.url}/metrics`);
        return counted(await answer.text(), 'sevenfold_files_total{status="200"}');
      })
      .toBe(30);
    const processes = pids();
    expect(await server.halt()).toBe(0);
    for (const pid of processes) expect(() => process.kill(pid, 0)).toThrow();
  });

  test("serve a member by turns, and replace one of them that is killed", async ({ page }) => {
    await expect.poll(() => pids().length).toBe(WORKERS);
    await page.goto(server.url);
    await addMember(page, server);
    const [first = 0] = pids();
    process.kill(first, "SIGKILL");
    await expect.poll(() => pids().filter((pid) => pid !== first).length).toBe(WORKERS);
    const made = await page.request.post(`${server.url}/api/generate-plan`, {
      data: { hobby: "yoga" },
    });
    expect(made.status()).toBe(200);
    for (let time = 0; time < 2 * WORKERS; time += 1) {
      const plans = await page.request.get(`${server.url}/api/hobby-plans`, {
        headers: { Connection: "close" },
      });
      expect(await plans.json()).toMatchObject([{ hobby: "Yoga" }]);
    }
  });
});

test("a start that cannot succeed says why once, and ends", async () => {
  const run = async (args: readonly string[], env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(ROOT, "server/main.ts"), ...args], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    return { said, code };
  };
  const wrongNumber = await run(["--workers", "many"], {});
  expect(wrongNumber.said).toContain("--workers is a whole number from 1 to 128");
  expect(wrongNumber.code).toBe(2);
  const unusable = await run(["--workers", "3"], { PUBLIC_URL: "nowhere" });
  expect(unusable.said.match(/PUBLIC_URL/gu)).toHaveLength(1);
  expect(unusable.code).toBe(1);
});

/** The value of a metric; of several lines of one name, their sum. */
function counted(metrics: string, name: string): number {
  return metrics
    .split("\n")
    .filter((line) => line.startsWith(name))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}
