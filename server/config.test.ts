import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

test("with nothing configured everything has its default", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: "./data",
    TRUST_PROXY: false,
    LOG_LEVEL: "info",
  });
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", AI_PROVIDER: " " }).PORT).toBe(3000);
});

describe("a value that cannot be right names its variable", () => {
  test.each([
    ["PORT", { PORT: "http" }],
    ["AUTH_SECRET", { AUTH_SECRET: "too short" }],
    ["AUTH_SECRET_PREVIOUS.1", { AUTH_SECRET_PREVIOUS: `${"a".repeat(40)}, short` }],
    ["HSTS_SUBDOMAINS", { HSTS_SUBDOMAINS: "perhaps" }],
    ["PORT", { PORT: "70000" }],
    ["PUBLIC_URL", { PUBLIC_URL: "example.com" }],
    ["PUBLIC_URL", { PUBLIC_URL: "nowhere", NODE_ENV: "production" }],
    ["AI_BASE_URL", { AI_BASE_URL: "here", AI_API_KEY: "k", NODE_ENV: "production" }],
    ["GOOGLE_DISCOVERY_URL", { GOOGLE_DISCOVERY_URL: "there", NODE_ENV: "production" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x" }],
    ["AI_PROVIDER", { AI_PROVIDER: "skynet" }],
    ["AI_MODEL", { AI_PROVIDER: "anthropic", AI_API_KEY: "k" }],
    ["AI_API_KEY", { AI_PROVIDER: "google", AI_MODEL: "m" }],
    ["AI_PROVIDER", { AI_MODEL: "m" }],
    ["AI_DAILY_BUDGET", { AI_DAILY_BUDGET: "-1" }],
    [
      "SMTP_URL",
      {
        SMTP_URL: "mail.example",
        MAIL_FROM: "Sevenfold <hello@example.org>",
        PUBLIC_URL: "https://example.org",
      },
    ],
    ["MAIL_FROM", { SMTP_URL: "smtp://localhost", PUBLIC_URL: "https://example.org" }],
    ["MAIL_FROM", { MAIL_FROM: "Sevenfold" }],
    ["MAIL_FROM", { MAIL_FROM: "a@example.org\nBcc: b@example.org" }],
    ["PUBLIC_URL", { SMTP_URL: "smtp://localhost", MAIL_FROM: "hello@example.org" }],
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "id" }],
    ["GOOGLE_CLIENT_ID", { GOOGLE_CLIENT_SECRET: "secret" }],
    ["PASSWORD_MIN_LENGTH", { PASSWORD_MIN_LENGTH: "5" }],
    ["PASSWORD_MIN_LENGTH", { PASSWORD_MIN_LENGTH: "65" }],
    ["TRUST_PROXY", { TRUST_PROXY: "maybe" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://example.org/hobbies" }],
    ["DATABASE_CONNECTIONS", { DATABASE_CONNECTIONS: "0" }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
    ["AFFILIATE_TAG", { AFFILIATE_TAG: "a b" }],
  ])("%s", (name, environment: Record<string, string>) => {
    const problems = problemsOf(environment);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}:`, "u"));
  });

  test("several at once, so that one start tells them all", () => {
    expect(problemsOf({ PORT: "x", LOG_LEVEL: "y" })).toHaveLength(2);
  });
});

describe("a public instance does not start where others could read along", () => {
  const production = (environment: Record<string, string>) =>
    problemsOf({ NODE_ENV: "production", ...environment });
  const model = { AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_API_KEY: "k" };

  test.each<[string, Record<string, string>]>([
    ["PUBLIC_URL", { PUBLIC_URL: "http://sevenfold.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "http://203.0.113.7:3000" }],
    ["AI_BASE_URL", { ...model, AI_BASE_URL: "http://models.example/v1" }],
    ["YOUTUBE_BASE_URL", { YOUTUBE_API_KEY: "k", YOUTUBE_BASE_URL: "http://tube.example" }],
    ["GOOGLE_DISCOVERY_URL", { GOOGLE_DISCOVERY_URL: "http://id.example/openid" }],
  ])("%s: %j", (name, environment) => {
    const problems = production(environment);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: must begin with https://`, "u"));
    // Developers and tests may use it.
    expect(problemsOf(environment)).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ["HTTPS", { PUBLIC_URL: "https://sevenfold.example" }],
    ["at home", { PUBLIC_URL: "http://192.168.1.20:3000" }],
    ["on this machine", { PUBLIC_URL: "http://localhost:3000" }],
    ["on purpose", { PUBLIC_URL: "http://sevenfold.example", ALLOW_HTTP: "true" }],
    ["a model beside it", { ...model, AI_BASE_URL: "http://ollama:11434/v1" }],
    ["a model without a key", { ...model, AI_API_KEY: "", AI_BASE_URL: "http://models.example" }],
  ])("but it does: %s", (_, environment) => {
    expect(production(environment)).toEqual([]);
  });
});
