import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

/** nginx with the configuration of `deploy/`. */
export interface RunningProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Where the certificate's issuer looks for its answers. */
  readonly challenges: string;
  /** Its access log so far, a JSON object a line. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Whether this machine has what `startProxy` needs. */
export function hasProxy(): boolean {
  return nginxVersion() !== undefined && isThere("openssl", "version");
}

function nginxVersion(): readonly [number, number] | undefined {
  try {
    // It writes its version to stderr.
    const said = execFileSync("sh", ["-c", "PATH=$PATH:/usr/sbin nginx -v 2>&1"], {
      encoding: "utf8",
    });
    const [, major, minor] = /nginx\/(\d+)\.(\d+)/u.exec(said) ?? [];
    return major && minor ? [Number(major), Number(minor)] : undefined;
  } catch {
    return undefined;
  }
}

function isThere(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the configuration as it is, but for what differs outside of a container: addresses, folders, and
 * two spellings that the installed nginx may be too old for.
 * @param upstreams ports in the order of the configuration's servers.
 */
export async function startProxy(
  root: string,
  upstreams: readonly number[],
  [httpPort, httpsPort]: readonly [number, number],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "sevenfold-proxy-"));
  // Its workers may be another user.
  chmodSync(folder, 0o755);
  const challenges = join(folder, "acme");
  mkdirSync(join(challenges, ".well-known/acme-challenge"), { recursive: true });
  makeCertificate(folder);
  let server = 0;
  const text = readFileSync(join(root, "deploy/nginx.conf"), "utf8")
    .replaceAll(/ \/(?:tmp|run)\//gu, ` ${folder}/`)
    .replaceAll(/server app-\d:\d+ resolve/gu, () => `server 127.0.0.1:${upstreams[server++]}`)
    .replaceAll(/listen \[::\]:\d+[^;]*;/gu, "")
    .replaceAll(/listen 80\b/gu, `listen 127.0.0.1:${httpPort}`)
    .replaceAll(/listen 443\b/gu, `listen 127.0.0.1:${httpsPort}`)
    .replaceAll("/etc/nginx/certificates/", `${folder}/`)
    .replaceAll("/var/www/acme", challenges)
    .replaceAll("/dev/stdout", `${folder}/access.log`)
    .replaceAll("/dev/stderr", `${folder}/error.log`);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, suitedTo(nginxVersion() ?? [0, 0], text));
  const command = "PATH=$PATH:/usr/sbin exec nginx";
  const options = `-e ${folder}/error.log -c ${configuration} -g 'daemon off;'`;
  await promisify(execFile)("sh", ["-c", `${command} -t ${options}`]);
  const child = spawn("sh", ["-c", `${command} ${options}`], { stdio: "ignore" });
  const ended = once(child, "exit");
  // A test that runs out of time does not stop it.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  await waitForPort(httpsPort, () => readFileSync(join(folder, "error.log"), "utf8"));
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

/** Before 1.25.1 HTTP/2 was a word of `listen`. */
function suitedTo([major, minor]: readonly [number, number], text: string): string {
  if (major > 1 || minor > 25) return text;
  return text.replace("http2 on;", "").replaceAll(/(listen \S+ ssl)/gu, "$1 http2");
}

function makeCertificate(folder: string): void {
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
      ...["-subj", "/CN=learn.example.org", "-days", "2"],
      ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
    ],
    { stdio: "ignore" },
  );
}

const TRIES = 100;

async function waitForPort(port: number, complaints: () => string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Error(`nginx does not listen:\n${complaints()}`);
}
