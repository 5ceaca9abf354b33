import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** What the tests ask of a service; the rest is the container runtime's business. */
const ServiceSchema = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  stop_grace_period: z.string(),
  restart: z.string(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  deploy: z.object({
    resources: z.object({
      limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number() }),
    }),
  }),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
});

const ComposeSchema = z.looseObject({
  services: z.record(z.string(), ServiceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).loose().nullable()),
  volumes: z.record(z.string(), z.null()),
});

export type Compose = z.infer<typeof ComposeSchema>;

/**
 * Reads `compose.yaml` with these variables put in.
 * @throws Error with the file's own message when a needed variable is not set.
 */
export function readCompose(folder: string, variables: Readonly<Record<string, string>>): Compose {
  const text = readFileSync(join(folder, "compose.yaml"), "utf8");
  const document: unknown = parse(text, { merge: true });
  return ComposeSchema.parse(interpolated(document, variables));
}

function interpolated(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return putIn(value, variables);
  if (Array.isArray(value)) return value.map((item) => interpolated(item, variables));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, interpolated(item, variables)]),
  );
}

/** `${NAME:-default}` and `${NAME:?message}`, whose empty value counts as none. */
const VARIABLE = /\$\{(\w+):([-?])([^}]*)\}/gu;

function putIn(text: string, variables: Readonly<Record<string, string>>): string {
  const done = text.replaceAll(VARIABLE, (_, name: string, kind: string, rest: string) => {
    const value = variables[name];
    if (value) return value;
    if (kind === "?") throw new Error(rest);
    return rest;
  });
  if (done.includes("$")) throw new Error(`a form that the reader does not know: ${text}`);
  return done;
}

/** Names of the variables that `compose.yaml` asks for. */
export function composeVariables(folder: string): ReadonlySet<string> {
  const text = readFileSync(join(folder, "compose.yaml"), "utf8");
  return new Set([...text.matchAll(VARIABLE)].map(([, name = ""]) => name));
}
