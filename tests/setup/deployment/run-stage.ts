import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize, relative } from "node:path";
import {
  type BuildContext,
  type Copy,
  readDockerfile,
  readDockerignore,
  type Stage,
} from "./dockerfile.ts";

/** The image's last stage as a folder of this machine, and what runs in it. */
export interface RunStage {
  readonly stage: Stage;
  /** What stands for `DATA_DIR`; the only folder that its user may write to. */
  readonly dataDir: string;
  /** Starts a command as the image's user, in its folder, with its environment and this one alone. */
  readonly start: (
    command: readonly string[],
    env: Readonly<Record<string, string>>,
  ) => ChildProcess;
  /** The same until it has ended. */
  readonly run: (
    command: readonly string[],
    env: Readonly<Record<string, string>>,
  ) => Promise<{ readonly code: number | null; readonly said: string }>;
  readonly remove: () => void;
}

/**
 * Makes the stage `run` of our Dockerfile in a temporary folder: exactly what its COPY lines name, from
 * the repository, its build, and the packages that stay after `npm ci --omit=dev`.
 * @throws Error when a source is missing or does not reach the build.
 */
export function makeRunStage(root: string): RunStage {
  const stages = readDockerfile(root);
  const stage = stages.get("run");
  if (!stage?.workdir) throw new Error("no stage 'run'");
  const folder = mkdtempSync(join(tmpdir(), "sevenfold-image-"));
  chmodSync(folder, 0o755);
  const workdir = join(folder, stage.workdir);
  const isInContext = readDockerignore(root);
  for (const copy of stage.copies) copyInto(workdir, copy, { root, stages, isInContext });
  const user = imageUser(stage);
  const dataDir = join(folder, stage.env.DATA_DIR ?? "");
  mkdirSync(dataDir, { mode: 0o700 });
  if (user) chownSync(dataDir, user.uid, user.gid);
  // The base image's own runtime. Where this one lies the image's user may have no access.
  const bin = join(folder, "bin");
  mkdirSync(bin);
  link(realpathSync(process.execPath), join(bin, "node"));
  const start = (
    [name = "", ...args]: readonly string[],
    env: Readonly<Record<string, string>>,
  ): ChildProcess => {
    const options: SpawnOptions = {
      ...user,
      cwd: workdir,
      env: { PATH: bin, ...stage.env, ...env, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    };
    return spawn(join(bin, name), args, options);
  };
  return {
    stage,
    dataDir,
    start,
    run: async (command, env) => {
      const child = start(command, env);
      const said = collect(child);
      const [code] = await once(child, "close");
      return { code, said: said() };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Everything that it has printed so far. */
export function collect(child: ChildProcess): () => string {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return () => said;
}

/** Only root may become another user. */
function imageUser({ user }: Stage): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = user?.split(":").map(Number) ?? [];
  if (!uid || !gid) throw new Error(`no user: ${user}`);
  return { uid, gid };
}

interface Sources {
  readonly root: string;
  readonly stages: ReadonlyMap<string, Stage>;
  readonly isInContext: BuildContext;
}

function copyInto(workdir: string, { from, sources, target }: Copy, where: Sources): void {
  const { root, stages, isInContext } = where;
  for (const source of sources) {
    // As COPY does: into a folder whose name ends with a slash, else under the target's own name.
    const to = join(workdir, target, target.endsWith("/") ? source : "");
    if (from === undefined) {
      if (!isInContext(source)) throw new Error(`${source} does not reach the build`);
      linkTree(join(root, source), to, (path) => isInContext(relative(root, path)));
      continue;
    }
    const other = stages.get(from);
    if (!other?.workdir) throw new Error(`no stage '${from}'`);
    const name = relative(other.workdir, source);
    if (name !== "node_modules") linkTree(join(root, name), to, () => true);
    else
      for (const path of keptPackages(root, other))
        linkTree(join(root, path), join(workdir, path), isNotNested);
  }
}

const isNotNested = (path: string) => !path.endsWith("node_modules");

/** Packages that the stage installs and does not remove again, by their folders. */
function keptPackages(root: string, stage: Stage): string[] {
  const run = stage.runs.find((line) => line.includes("npm ci --omit=dev"));
  if (!run) throw new Error("the stage installs no packages");
  const removed = [...(/rm -rf ([^&]+)/u.exec(run)?.[1]?.trim().split(/\s+/u) ?? [])].flatMap(
    (pattern) => globSync(pattern, { cwd: root }).map(normalize),
  );
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const present = new Set(
    globSync(
      [
        "node_modules/*",
        "node_modules/@*/*",
        "node_modules/**/node_modules/*",
        "node_modules/**/node_modules/@*/*",
      ],
      { cwd: root },
    ),
  );
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => present.has(path) && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => !removed.some((gone) => path === gone || path.startsWith(`${gone}/`)));
}

function linkTree(from: string, to: string, isWanted: (path: string) => boolean): void {
  const stat = lstatSync(from);
  if (stat.isSymbolicLink()) {
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(readlinkSync(from), to);
  } else if (stat.isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const path = join(from, name);
      if (isWanted(path)) linkTree(path, join(to, name), isWanted);
    }
  } else {
    mkdirSync(dirname(to), { recursive: true });
    link(from, to);
  }
}

/** A name more for the same bytes: a copy of all packages would take many seconds. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
