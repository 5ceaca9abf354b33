import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

/** nginx with the shipped configuration. */
export interface RunningNginx {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Where nginx serves the ACME challenges from. */
  readonly challenges: string;
  /** Its access log so far, one JSON object per line. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Debian installs it where only root's path looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const env = { ...process.env, PATH };

/** Whether nginx and openssl are installed. */
export function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { env, stdio: "ignore" });
    execFileSync("openssl", ["version"], { env, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `deploy/nginx.conf` with this machine's addresses and folders in place of a container's.
 * @param upstreams a port for each server of the upstream.
 * @throws Error with the output of `nginx -t` when it refuses the file.
 */
export async function startNginx(
  root: string,
  upstreams: readonly [number, number],
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "sevenfold-nginx-"));
  // Its workers may run as another user.
  chmodSync(folder, 0o755);
  const challenges = join(folder, "acme");
  mkdirSync(join(challenges, ".well-known/acme-challenge"), { recursive: true });
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [one, other] = upstreams;
  const text = readFileSync(join(root, "deploy/nginx.conf"), "utf8")
    .replaceAll(/ \/(?:tmp|run)\//gu, ` ${folder}/`)
    .replaceAll("/etc/nginx/certificates", folder)
    .replaceAll("/var/www/acme", challenges)
    .replaceAll("/dev/stdout", `${folder}/access.log`)
    .replaceAll("/dev/stderr", `${folder}/error.log`)
    .replaceAll(/listen \[::\]:\d+[^;]*;/gu, "")
    .replaceAll("listen 80 ", `listen 127.0.0.1:${httpPort} `)
    .replaceAll("listen 443 ssl ", `listen 127.0.0.1:${httpsPort} ssl http2 `)
    // Directives that an older nginx does not support: `resolve` is from 1.27.3, `http2 on` from
    // 1.25.1.
    .replaceAll("server app-1:3000 resolve", `server 127.0.0.1:${one}`)
    .replaceAll("server app-2:3000 resolve", `server 127.0.0.1:${other}`)
    .replaceAll("http2 on;", "");
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  makeCertificate(folder);
  const options = ["-e", join(folder, "error.log"), "-c", file, "-g", "daemon off;"];
  await promisify(execFile)("nginx", ["-t", ...options], { env });
  const child = spawn("nginx", options, { env, stdio: "ignore" });
  const ended = once(child, "exit");
  // A test that times out does not stop it.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  return {
    httpPort,
    httpsPort,
    challenges,
    log: () => readFileSync(join(folder, "access.log"), "utf8"),
    stop: async () => {
      process.off("exit", end);
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const keys = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const subject = ["-subj", "/CN=learn.example.org", "-days", "2"];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", ...keys, ...subject, ...files], {
    env,
    stdio: "ignore",
  });
}
