import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#tests/setup/free-port.ts";

const STOP_TIMEOUT_MS = 20_000;
const POLL = 3;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** The process itself, with a message channel if one was requested. */
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to the end of each first answer, in order. */
  readonly answeredAfter: readonly number[];
  /** Megabytes of resident memory now; undefined where the system does not say. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts a server and requests the paths, one after the other, as soon as it listens.
 * @param command makes node's arguments for a port.
 * @param channel whether the process gets a message channel, which costs it some milliseconds.
 * @throws Error when it ends or does not answer within 20 s.
 */
export async function startProcess(
  command: (port: number) => readonly string[],
  env: Readonly<Record<string, string>>,
  paths: readonly string[],
  channel = false,
): Promise<ServerProcess> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, command(port), {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit", ...(channel ? (["ipc"] as const) : [])],
  });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const answeredAfter: number[] = [];
  for (const path of paths) {
    await untilAnswered(`${url}${path}`, () => child.exitCode !== null, began);
    answeredAfter.push(performance.now() - began);
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    child,
    answeredAfter,
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function untilAnswered(url: string, isGone: () => boolean, began: number): Promise<void> {
  while (!isGone() && performance.now() - began < STOP_TIMEOUT_MS) {
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
      throw new Error(`${url} answered ${response.status}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // Nobody listens yet.
      await pause(POLL);
    }
  }
  throw new Error(`${url} does not answer`);
}

function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes =
      process.platform === "linux"
        ? /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
        : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
  } catch {
    return undefined;
  }
}
