import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What one COPY line says. */
export interface Copy {
  /** The stage that it copies from; none for the build context. */
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** One stage of a Dockerfile, as far as ours uses the language. */
export interface Stage {
  readonly base: string;
  readonly copies: readonly Copy[];
  readonly runs: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly exposed: readonly number[];
  readonly workdir: string | undefined;
  readonly user: string | undefined;
  readonly stopSignal: string | undefined;
  /** In exec form: a shell in between would keep signals to itself. */
  readonly command: readonly string[] | undefined;
  readonly healthcheck: readonly string[] | undefined;
}

type Writable<T> = { -readonly [key in keyof T]: T[key] };

/**
 * Reads the instructions that our Dockerfile uses, by their stage.
 * @throws Error at any other one, and at any form that would need a shell or a variable.
 */
export function readDockerfile(folder: string): ReadonlyMap<string, Stage> {
  const text = readFileSync(join(folder, "Dockerfile"), "utf8");
  const stages = new Map<string, Stage>();
  let stage: Writable<Stage> | undefined;
  for (const line of instructions(text)) {
    const [, name = "", rest = ""] = /^([A-Z]+) (.+)$/su.exec(line) ?? [];
    if (name === "FROM") {
      const [, base = "", as = ""] = matched(/^(\S+) AS (\S+)$/u, rest);
      stage = emptyStage(base);
      stages.set(as, stage);
    } else if (stage) apply(stage, name, rest);
    else throw new Error(`no stage yet: ${line}`);
  }
  return stages;
}

const emptyStage = (base: string): Stage => ({
  base,
  copies: [],
  runs: [],
  env: {},
  exposed: [],
  workdir: undefined,
  user: undefined,
  stopSignal: undefined,
  command: undefined,
  healthcheck: undefined,
});

/** Without comments, each on one line. */
function instructions(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !/^\s*#/u.test(line))
    .join("\n")
    .replaceAll(/\\\n\s*/gu, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function apply(stage: Writable<Stage>, name: string, rest: string): void {
  switch (name) {
    case "WORKDIR":
      stage.workdir = rest;
      return;
    case "COPY":
      stage.copies = [...stage.copies, readCopy(rest)];
      return;
    case "RUN":
      stage.runs = [...stage.runs, rest];
      return;
    case "ENV": {
      const [, variable = "", value = ""] = matched(/^(\w+)=([\w/.-]+)$/u, rest);
      stage.env = { ...stage.env, [variable]: value };
      return;
    }
    case "EXPOSE":
      stage.exposed = [...stage.exposed, Number(matched(/^\d+$/u, rest)[0])];
      return;
    case "USER":
      stage.user = rest;
      return;
    case "STOPSIGNAL":
      stage.stopSignal = rest;
      return;
    case "CMD":
      stage.command = readExecForm(rest);
      return;
    case "HEALTHCHECK":
      stage.healthcheck = readExecForm(matched(/^(?:--\S+ )+CMD (\[.+\])$/u, rest)[1] ?? "");
      return;
    case "LABEL":
      return;
    default:
      throw new Error(`an instruction that the reader does not know: ${name} ${rest}`);
  }
}

function readCopy(rest: string): Copy {
  const words = rest.split(/\s+/u);
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const target = words.pop();
  const isPlain = words.every((word) => /^[\w./@-]+$/u.test(word) && !word.startsWith("--"));
  if (!target || words.length === 0 || !isPlain) throw new Error(`not read: COPY ${rest}`);
  return { from, sources: words, target };
}

function readExecForm(rest: string): readonly string[] {
  const words: unknown = JSON.parse(rest);
  if (Array.isArray(words) && words.every((word) => typeof word === "string")) return words;
  throw new Error(`not in exec form: ${rest}`);
}

function matched(pattern: RegExp, text: string): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new Error(`not read: ${text}`);
  return found;
}

/** Says of a path, relative to the folder, whether the build context has it. */
export type BuildContext = (path: string) => boolean;

/**
 * Reads `.dockerignore`. The last line that fits a path decides.
 * @throws Error at a line that is not `*`, `!name`, or a name anywhere (two stars and a slash before it).
 */
export function readDockerignore(folder: string): BuildContext {
  const rules = readFileSync(join(folder, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readRule);
  return (path) => {
    let isIn = true;
    for (const { fits, letsIn } of rules) if (fits(path)) isIn = letsIn;
    return isIn;
  };
}

interface Rule {
  readonly fits: (path: string) => boolean;
  readonly letsIn: boolean;
}

function readRule(line: string): Rule {
  if (line === "*") return { fits: () => true, letsIn: false };
  const name = /^!([\w.-]+)$/u.exec(line)?.[1];
  if (name) return { fits: (path) => path.split("/")[0] === name, letsIn: true };
  const anywhere = /^\*\*\/([\w.*-]+)$/u.exec(line)?.[1];
  if (!anywhere) throw new Error(`a line that the reader does not know: ${line}`);
  const pattern = new RegExp(`^${anywhere.replaceAll(".", "\\.").replaceAll("*", ".*")}$`, "u");
  return { fits: (path) => path.split("/").some((part) => pattern.test(part)), letsIn: false };
}
