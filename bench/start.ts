import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "./report.ts";
import type { ServerProcess } from "./server-process.ts";
import { startBare, startSevenfold } from "./sevenfold.ts";
import { median } from "./statistics.ts";

const RUNS = 5;
const IDLE = 2_000;

/** How soon a server answers after its start, and its memory when idle. */
export async function measureStart(): Promise<Row[]> {
  const health: number[] = [];
  const page: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [healthAfter = Number.NaN, pageAfter = Number.NaN] = await startedAfter(
      startSevenfold({}, ["/healthz", "/"]),
    );
    health.push(healthAfter);
    page.push(pageAfter);
    bare.push(...(await startedAfter(startBare())));
  }
  const reference = { value: median(bare), what: "bare node:http" };
  const target = { of: "figure", most: 700 } as const;
  const rows: Row[] = [
    { name: "Start to first /healthz", figure: median(health), unit: "ms", reference, target },
    { name: "Start to first page", figure: median(page), unit: "ms", reference, target },
  ];
  const memory = await idleMemory(startSevenfold({}, ["/healthz", "/"]));
  const least = await idleMemory(startBare());
  if (memory === undefined || least === undefined) return rows;
  return [
    ...rows,
    {
      name: "Resident memory when idle",
      figure: memory,
      unit: "MB",
      reference: { value: least, what: "bare node:http" },
      target: { of: "figure", most: 160 },
    },
  ];
}

async function startedAfter(starting: Promise<ServerProcess>): Promise<readonly number[]> {
  const server = await starting;
  await server.stop();
  return server.answeredAfter;
}

async function idleMemory(starting: Promise<ServerProcess>): Promise<number | undefined> {
  const server = await starting;
  await pause(IDLE);
  const memory = server.memory();
  await server.stop();
  return memory;
}
