import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#tests/setup/free-port.ts";
import { nodeOptions } from "../../scripts/start.ts";
import { PLAIN, ROOT } from "../sevenfold.ts";

/** The result of an attack: labels, and figures with their units. */
export type Told = readonly (readonly [label: string, value: string])[];

/** Something done to the server. */
export interface Attack {
  /** Fills the data directory before the server opens it. */
  readonly prepare?: (dataDir: string) => Promise<void>;
  readonly run: (server: AttackedServer) => Promise<Told>;
}

export interface AttackedServer {
  readonly url: string;
  readonly port: number;
  readonly isAlive: () => boolean;
  /** Megabytes in use now. */
  readonly memory: () => number;
  /** The most megabytes ever in use. */
  readonly peak: () => number;
  /**
   * Stops it; reports how another client fared meanwhile that sent ten requests a second. Waits in
   * milliseconds.
   */
  readonly stop: () => Promise<{ longest: number; count: number; failed: number }>;
}

const STARTING = 20_000;
const PROBE_EVERY = 100;
const WATCH_EVERY = 20;

/**
 * Starts the built product with an empty data directory.
 * @param procs the file of a control group that the process joins before it runs.
 */
export async function startAttacked(
  { prepare }: Attack,
  procs: string | undefined,
): Promise<AttackedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-attack-"));
  await prepare?.(dataDir);
  const port = await freePort();
  const command = [process.execPath, ...nodeOptions(), join(ROOT, "server", "main.ts")];
  const [program = "", ...args] = procs
    ? ["sh", "-c", 'echo $$ > "$0" && exec "$@"', procs, ...command]
    : command;
  const child = spawn(program, args, {
    env: { ...process.env, ...PLAIN, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  for (;;) {
    const answered = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) break;
    if (!isAlive() || performance.now() - began > STARTING) throw new Error("it does not start");
    await pause(PROBE_EVERY);
  }
  const field = (name: string) => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "mu").exec(status)?.[1]) / 1_024);
    } catch {
      return Number.NaN;
    }
  };
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, field("VmHWM") || 0);
  }, WATCH_EVERY);
  const probes = probe(`${url}/healthz`, isAlive);
  return {
    url,
    port,
    isAlive,
    memory: () => field("VmRSS"),
    peak: () => highest,
    stop: async () => {
      clearInterval(watch);
      const told = await probes.end();
      if (isAlive()) child.kill("SIGKILL");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return told;
    },
  };
}

/** Another client, which requests the cheapest answer and waits for it. */
function probe(url: string, isAlive: () => boolean) {
  const asking = new AbortController();
  const told = { longest: 0, count: 0, failed: 0 };
  const running = (async () => {
    while (!asking.signal.aborted && isAlive()) {
      const began = performance.now();
      const ok = await fetch(url).then(
        (answer) => answer.text().then(() => answer.ok),
        () => false,
      );
      told.count += 1;
      if (!ok) told.failed += 1;
      told.longest = Math.max(told.longest, Math.round(performance.now() - began));
      await pause(PROBE_EVERY);
    }
  })();
  return {
    end: async () => {
      asking.abort();
      await running;
      return told;
    },
  };
}
