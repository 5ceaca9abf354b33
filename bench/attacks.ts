import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "../scripts/build.ts";
import { isBuilt } from "../scripts/start.ts";
import { pipelining } from "./attacks/pipelining.ts";
import { rendering } from "./attacks/rendering.ts";
import { exporting, saving } from "./attacks/saving.ts";
import { type Attack, startAttacked } from "./attacks/server.ts";
import { describeMachine } from "./report.ts";

/**
 * Attacks a server of its own with what could end it or fill it up: `node bench/attacks.ts
 * [--megabytes 1024] [saving|exporting|pipelining|rendering …]`. Limited in count and time, on
 * 127.0.0.1 alone. On Linux, if control groups may be created, the server is killed at that memory
 * limit, as it would be in its container. Exits with code 1 when the server was killed.
 */
const ATTACKS: Readonly<Record<string, Attack>> = {
  saving,
  exporting,
  pipelining,
  rendering,
};

/** Where Linux has groups of processes with limited memory: version 1, or version 2. */
const GROUPS = [
  {
    root: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    peak: "memory.max_usage_in_bytes",
  },
  { root: "/sys/fs/cgroup", limit: "memory.max", peak: "memory.peak" },
] as const;

const { values, positionals } = parseArgs({
  options: { megabytes: { type: "string", default: "1024" } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(ATTACKS);
const limit = Number(values.megabytes) * 1_048_576;
if (!(limit > 0) || !wanted.every((name) => name in ATTACKS)) {
  console.error(`node bench/attacks.ts [--megabytes 1024] [${Object.keys(ATTACKS).join("|")} …]`);
  process.exit(2);
}
if (!isBuilt()) await build();
console.log(describeMachine());
for (const name of wanted) await run(name, ATTACKS[name] as Attack);

async function run(name: string, attack: Attack): Promise<void> {
  const group = makeGroup(name);
  console.log(`\n${name}, ${group ? `at a limit of ${values.megabytes} MB` : "without a limit"}`);
  const server = await startAttacked(attack, group?.procs);
  const tell = (label: string, value: string) => console.log(`  ${label.padEnd(44)} ${value}`);
  const atRest = server.memory();
  try {
    for (const [label, value] of await attack.run(server)) tell(label, value);
    await pause(1_000);
  } finally {
    const survived = server.isAlive();
    const { longest, count, failed } = await server.stop();
    tell("resident memory before / at its peak", `${atRest} / ${server.peak()} MB`);
    if (group) tell("peak of the group, files' pages included", `${group.peak()} MB`);
    tell("others: probes / failed / the longest wait", `${count} / ${failed} / ${longest} ms`);
    tell("the server", survived ? "goes on" : "HAS ENDED");
    if (!survived) process.exitCode = 1;
    await group?.remove();
  }
}

/** A group for one process; undefined where none can be created. */
function makeGroup(name: string) {
  const kind = GROUPS.find(({ root, limit: file }) =>
    existsSync(join(root, file.startsWith("memory.max") ? "cgroup.controllers" : file)),
  );
  if (!kind) return undefined;
  const folder = join(kind.root, `sevenfold-${name}-${process.pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, kind.limit), String(limit));
  } catch {
    return undefined;
  }
  return {
    procs: join(folder, "cgroup.procs"),
    peak: () => Math.round(Number(readFileSync(join(folder, kind.peak), "utf8")) / 1_048_576),
    remove: async () => {
      // The system takes a moment to remove a process that has ended.
      await pause(500);
      rmdirSync(folder);
    },
  };
}
