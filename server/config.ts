import { z } from "zod";
import { PASSWORD_MIN } from "#contract/account.ts";
import { parseMailbox } from "./adapters/mail/mailbox.ts";
import { DEFAULT_CONNECTIONS } from "./storage/pool-size.ts";
import { unsafeSettings } from "./unsafe-configuration.ts";

const text = z.string().trim().min(1).optional();

/** The shortest token that cannot be guessed, in characters. */
const TOKEN_MIN = 24;

/** The shortest encrypting secret, in characters: `openssl rand -hex 32` gives twice as many. */
const SECRET_MIN = 32;

const secret = z.string().trim().min(SECRET_MIN, `must have ${SECRET_MIN} characters or more`);

/** Only digits, at most `max`. */
const integer = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,10}$/u, `must be a whole number from 0 to ${max}`)
    .transform(Number)
    .pipe(z.number().max(max, `must be a whole number from 0 to ${max}`));

const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1");

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  // A malformed address has been reported already.
  return url === null || url.href === `${url.origin}/`;
}

/**
 * The environment variables that the product reads. All are optional; an empty one counts as not
 * set.
 */
const EnvironmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: integer(65_535).default(3_000),
    // Reachable only from this machine, unless the operator says otherwise.
    HOST: z.string().trim().min(1).default("127.0.0.1"),
    DATA_DIR: z.string().trim().min(1).default("./data"),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin, "must be an address without a path, like https://hobbies.example.org")
      .optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_CONNECTIONS: integer(1_000)
      .pipe(z.number().min(1, "must be a whole number from 1 to 1000"))
      .default(DEFAULT_CONNECTIONS),
    AI_PROVIDER: z.enum(["openai-compatible", "anthropic", "google"]).optional(),
    AI_MODEL: text,
    AI_API_KEY: text,
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_DAILY_BUDGET: integer(1_000_000_000).default(1_000),
    YOUTUBE_API_KEY: text,
    YOUTUBE_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .default("https://www.googleapis.com/youtube/v3"),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: text.refine(
      (value) => value === undefined || parseMailbox(value) !== undefined,
      "must be an address, like Sevenfold <hello@example.org>",
    ),
    AUTH_SECRET: secret.optional(),
    AUTH_SECRET_PREVIOUS: z
      .string()
      .transform((value) => value.trim().split(/[\s,]+/u))
      .pipe(z.array(secret))
      .optional(),
    HSTS_SUBDOMAINS: flag.default(true),
    PASSWORD_MIN_LENGTH: integer(64)
      .pipe(z.number().min(PASSWORD_MIN, `must be a whole number from ${PASSWORD_MIN} to 64`))
      .default(PASSWORD_MIN),
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    GOOGLE_DISCOVERY_URL: z.url({ protocol: /^https?$/ }).optional(),
    AFFILIATE_TAG: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    TRUST_PROXY: flag.default(false),
    ALLOW_HTTP: flag.default(false),
    METRICS_TOKEN: text.refine(
      (value) => value === undefined || value.length >= TOKEN_MIN,
      `must have ${TOKEN_MIN} characters or more`,
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z
      .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
      .default("info"),
  })
  .superRefine((env, context) => {
    const needs = (name: keyof typeof env, because: string) => {
      if (env[name] === undefined) {
        context.addIssue({ code: "custom", path: [name], message: `is needed because ${because}` });
      }
    };
    if (env.AI_PROVIDER) needs("AI_MODEL", "AI_PROVIDER is set");
    if (env.AI_MODEL) needs("AI_PROVIDER", "AI_MODEL is set");
    if (env.AI_PROVIDER === "openai-compatible") {
      needs("AI_BASE_URL", "AI_PROVIDER is openai-compatible");
    } else if (env.AI_PROVIDER) needs("AI_API_KEY", `AI_PROVIDER is ${env.AI_PROVIDER}`);
    if (env.SMTP_URL) {
      needs("MAIL_FROM", "SMTP_URL is set");
      needs("PUBLIC_URL", "SMTP_URL is set: links in mails begin with it");
    }
    if (env.NODE_ENV === "production") {
      for (const { name, message } of unsafeSettings(env)) {
        context.addIssue({ code: "custom", path: [name], message });
      }
    }
    if (env.GOOGLE_CLIENT_ID) needs("GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID is set");
    if (env.GOOGLE_CLIENT_SECRET) needs("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET is set");
  });

export type Config = z.infer<typeof EnvironmentSchema>;

/** A configuration that the server cannot start with; each problem names its variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/**
 * Reads the configuration.
 * @throws ConfigError naming every variable that is malformed or missing.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = EnvironmentSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  );
}
