import { existsSync, statfsSync, statSync } from "node:fs";
import type { Config } from "#server/config.ts";
import {
  examineConfiguration,
  type Finding,
  type Level,
  type MachineFacts,
} from "#server/maintenance/doctor.ts";
import { examineReach } from "#server/maintenance/reachable.ts";
import { runForOperator } from "./operator-command.ts";

const MARKS: Readonly<Record<Level, string>> = {
  good: "ok   ",
  note: "note ",
  weak: "WEAK ",
  wrong: "WRONG",
};

/**
 * `npm run doctor`: explains the configuration and its weak points, and asks whether the services
 * answer.
 */
await runForOperator(async (config) => {
  const findings = [
    ...examineConfiguration(config, factsOf(config)),
    ...(await examineReach(config)),
  ];
  for (const finding of findings) print(finding);
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  console.log(`\n${count("wrong")} wrong, ${count("weak")} weak.`);
  if (count("wrong") > 0) process.exitCode = 1;
});

function print({ level, about, words }: Finding): void {
  console.log(`${MARKS[level]}  ${about.padEnd(12)} ${words}`);
}

function factsOf({ DATA_DIR }: Config): MachineFacts {
  const isThere = existsSync(DATA_DIR);
  const space = isThere ? statfsSync(DATA_DIR) : undefined;
  const report = process.report?.getReport() as
    | { userLimits?: { open_files?: { soft?: number | "unlimited" } } }
    | undefined;
  const files = report?.userLimits?.open_files?.soft;
  return {
    uid: process.getuid?.(),
    dataDirMode:
      isThere && process.platform !== "win32" ? statSync(DATA_DIR).mode & 0o777 : undefined,
    freeBytes: space && space.bavail * space.bsize,
    openFiles: typeof files === "number" ? files : undefined,
  };
}
