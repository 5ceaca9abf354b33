import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "#tests/setup/free-port.ts";
import type { Row } from "./report.ts";
import { ROOT, startSevenfold } from "./sevenfold.ts";

const run = promisify(execFile);

const PAGE = "/blog/quiet-time";
const CONNECTIONS = 64;
const SECONDS = 6;
/** The server has this core to itself, wrk the other. */
const [SERVER_CORE, LOAD_CORE] = ["0", "1"];
/** Relative to nginx's requests per second; a comparable Next.js page reaches 0.02. */
const LEAST = 0.25;

/**
 * A prerendered article from the Node process and from nginx, the same gzipped bytes, one core
 * each, in one run. Needs `nginx`, `wrk` and `taskset`; without one of them there is no row.
 */
export async function measurePagesBesideNginx(): Promise<Row[]> {
  for (const tool of ["nginx", "wrk", "taskset"]) {
    if (!(await isThere(tool))) {
      console.error(`no row for pages beside nginx: ${tool} is not installed`);
      return [];
    }
  }
  const nginx = await startNginx();
  const server = await startSevenfold();
  try {
    await run("taskset", ["-apc", SERVER_CORE, String(server.pid)]);
    await requestsPerSecond(server.port, 2);
    const figure = await requestsPerSecond(server.port, SECONDS);
    await requestsPerSecond(nginx.port, 2);
    const value = await requestsPerSecond(nginx.port, SECONDS);
    return [
      {
        name: "An article from the Node process",
        figure,
        unit: "requests/s",
        reference: { value, what: "nginx, same bytes, one core each" },
        target: { of: "ratio", least: LEAST },
      },
    ];
  } finally {
    await server.stop();
    await nginx.stop();
  }
}

const isThere = (tool: string): Promise<boolean> =>
  run("which", [tool]).then(
    () => true,
    () => false,
  );

async function requestsPerSecond(port: number, seconds: number): Promise<number> {
  const { stdout } = await run("taskset", [
    ...["-c", LOAD_CORE, "wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`],
    ...["-H", "Accept-Encoding: gzip", `http://127.0.0.1:${port}${PAGE}`],
  ]);
  if (/Non-2xx/u.test(stdout)) throw new Error(`not every answer was a page:\n${stdout}`);
  const told = /Requests\/sec:\s*([\d.]+)/u.exec(stdout)?.[1];
  if (told === undefined) throw new Error(`wrk said nothing of requests:\n${stdout}`);
  return Number(told);
}

/** One worker on the server's core, with the settings that make nginx fast at serving files. */
async function startNginx(): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "sevenfold-nginx-"));
  const port = await freePort();
  cpSync(join(ROOT, "build/client", PAGE), join(folder, "page"), { recursive: true });
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=100 inactive=60s; open_file_cache_valid 60s;
  gzip_static on; default_type text/html;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; location = ${PAGE} { alias ${folder}/page/index.html; } }
}
`,
  );
  const child = spawn("taskset", ["-c", SERVER_CORE, "nginx", "-c", join(folder, "nginx.conf")], {
    stdio: "ignore",
  });
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}${PAGE}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    if (tries > 50 || child.exitCode !== null) throw new Error("nginx did not start");
    await pause(100);
  }
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
