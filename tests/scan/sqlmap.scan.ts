import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { describe, expect, test } from "vitest";
import type { Shot } from "../api/hostile/client.ts";
import { type Stage, stageFor, validShot } from "../api/hostile/stage.ts";
import { createLearner, createWorld, type World } from "../api/hostile/world.ts";
import { ENGINES } from "../setup/test-database.ts";
import { REPORTS, runTool } from "./run-tool.ts";

const AT_ONCE = 3;
/** Tests of sqlmap's own scale: one more than its default of both. */
const OPTIONS = [
  "--batch",
  "--level=2",
  "--risk=2",
  "--threads=3",
  "--skip-waf",
  "--ignore-code=*",
];
const QUIET = ["--ignore-stdin", "--disable-coloring", "--flush-session", "-v", "1"];

/** One run of sqlmap: a request whose parameters, or whose path, it tries. */
interface Attempt {
  readonly name: string;
  readonly request: string;
}

describe.each(ENGINES)("sqlmap against every call on %s", (engine) => {
  test("finds no place that a statement could be changed from", async () => {
    const world = await createWorld(engine);
    const folder = mkdtempSync(join(tmpdir(), "sevenfold-sqlmap-"));
    const atOnce = pLimit(AT_ONCE);
    const results = await Promise.all(
      world.targets.map((target) =>
        atOnce(async () => {
          // A member of its own: some calls end sessions, or accounts.
          const member = await createLearner(world.server);
          const stage = stageFor(world, target, member);
          const said: string[] = [];
          for (const attempt of attemptsOf(world, stage)) {
            said.push(`== ${attempt.name}\n${await attack(folder, attempt)}`);
          }
          return { name: target.name, said: said.join("\n") };
        }),
      ),
    );
    const report = results.map(({ said }) => said).join("\n");
    writeFileSync(join(REPORTS, `sqlmap-${engine}.txt`), report);
    const metrics = await (await fetch(`${world.server.url}/metrics`)).text();
    const requests = [...metrics.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gmu)];
    const count = requests.reduce((sum, [, value]) => sum + Number(value), 0);
    console.log(`${engine}: ${world.targets.length} calls, ${count} requests`);
    expect(report).not.toContain("identified the following injection point");
    for (const { name, said } of results) {
      expect(said, name).toMatch(/do not appear to be injectable/u);
    }
    expect(requests.filter(([line]) => /status="5/u.test(line ?? ""))).toEqual([]);
    await world.close();
    rmSync(folder, { recursive: true });
  });
});

/** The call with its query and body, and once more for each part of its path. */
function* attemptsOf(world: World, stage: Stage): Generator<Attempt> {
  const shot = validShot(stage);
  const values: Record<string, string> = { user_id: stage.member.userId };
  const query = stage.target.query.map((name) => `${name}=${values[name] ?? 1}`).join("&");
  const path = `${shot.path}${shot.path.includes("?") ? "&" : "?"}${query}`;
  yield { name: stage.target.name, request: rawRequest(world, { ...shot, path }) };
  if (stage.target.path.includes("{")) {
    yield {
      name: `${stage.target.name}, its path`,
      request: rawRequest(world, { ...shot, path: `${shot.path}*` }),
    };
  }
}

function rawRequest({ server }: World, { method, path, headers = {}, body }: Shot): string {
  const lines = Object.entries({ Host: new URL(server.url).host, ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
  return `${method} ${path} HTTP/1.1\n${lines}\n\n${body ?? ""}`;
}

function attack(folder: string, { name, request }: Attempt): Promise<string> {
  const file = join(folder, `${name.replaceAll(/\W+/gu, "-")}.txt`);
  writeFileSync(file, request);
  const output = join(folder, name.replaceAll(/\W+/gu, "-"));
  return runTool("sqlmap", ["-r", file, `--output-dir=${output}`, ...OPTIONS, ...QUIET]);
}
