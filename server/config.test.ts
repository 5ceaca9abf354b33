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
    ["PORT", { PORT: "70000" }],
    ["PUBLIC_URL", { PUBLIC_URL: "example.com" }],
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
