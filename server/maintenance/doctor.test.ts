import { describe, expect, test } from "vitest";
import { startFakeSmtp } from "#tests/fakes/smtp-server.ts";
import { createTestDatabase } from "#tests/setup/test-database.ts";
import { readConfig } from "../config.ts";
import { examineConfiguration, type Level, type MachineFacts } from "./doctor.ts";
import { examineReach } from "./reachable.ts";

const HEALTHY: MachineFacts = {
  uid: 1_000,
  dataDirMode: 0o750,
  freeBytes: 50_000_000_000,
  openFiles: 20_000,
};
const PUBLIC = {
  PUBLIC_URL: "https://sevenfold.example",
  TRUST_PROXY: "true",
  SMTP_URL: "smtps://user:password@mail.example",
  MAIL_FROM: "hello@sevenfold.example",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
};

const levels = (
  environment: Record<string, string>,
  facts: Partial<MachineFacts> = {},
): [Level, string][] =>
  examineConfiguration(readConfig(environment), { ...HEALTHY, ...facts }).map(
    ({ level, about }) => [level, about],
  );

test("with nothing configured nothing is weak or wrong", () => {
  expect(levels({}).filter(([level]) => level === "weak" || level === "wrong")).toEqual([]);
});

test("a public instance as it should be has no weak point", () => {
  expect(levels(PUBLIC).filter(([level]) => level === "weak" || level === "wrong")).toEqual([]);
});

test("this machine alone gets in while HOST says nothing else", () => {
  expect(levels({})).toContainEqual(["good", "Network"]);
  expect(levels({ HOST: "0.0.0.0" })).not.toContainEqual(["good", "Network"]);
});

describe("weak points", () => {
  test.each<[string, Level, string, Record<string, string>, Partial<MachineFacts>]>([
    ["copies of the database open accounts", "weak", "Secret", { ...PUBLIC, AUTH_SECRET: "" }, {}],
    ["nobody gets mail", "wrong", "Mail", { ...PUBLIC, SMTP_URL: "" }, {}],
    ["plain HTTP", "weak", "Address", { ...PUBLIC, PUBLIC_URL: "http://hobbies.example" }, {}],
    ["anybody may be the proxy", "weak", "Proxy", { ...PUBLIC, HOST: "0.0.0.0" }, {}],
    ["every network reaches the process", "note", "Network", { HOST: "::" }, {}],
    ["a proxy that is not believed", "weak", "Proxy", { ...PUBLIC, TRUST_PROXY: "" }, {}],
    [
      "a database over the open net",
      "weak",
      "Database",
      { DATABASE_URL: "postgres://app:f4Jk2m9s@db.example/app" },
      {},
    ],
    [
      "a password that everybody tries",
      "weak",
      "Database",
      { DATABASE_URL: "postgres://app:postgres@db.example/app?sslmode=verify-full" },
      {},
    ],
    ["root", "weak", "User", {}, { uid: 0 }],
    ["others may look", "weak", "Data", {}, { dataDirMode: 0o755 }],
    ["no space", "weak", "Disk", {}, { freeBytes: 100_000_000 }],
    ["few connections", "note", "Connections", {}, { openFiles: 1_024 }],
  ])("%s", (_, level, about, environment, facts) => {
    expect(levels(environment, facts)).toContainEqual([level, about]);
    expect(levels(PUBLIC)).not.toContainEqual([level, about]);
  });
});

describe("what can be reached", () => {
  const reach = async (environment: Record<string, string>) =>
    (await examineReach(readConfig(environment))).map(({ level, about }) => [level, about]);

  test("a database and a mail server that answer", async () => {
    const place = await createTestDatabase("postgres");
    const smtp = await startFakeSmtp();
    expect(
      await reach({
        ...PUBLIC,
        DATABASE_URL: place.url ?? "",
        SMTP_URL: smtp.url,
      }),
    ).toEqual([
      ["good", "Database"],
      ["good", "Mail"],
    ]);
    await smtp.stop();
    await place.drop();
  });

  test("none that does", async () => {
    expect(
      await reach({
        ...PUBLIC,
        DATABASE_URL: "postgres://app@127.0.0.1:1/app",
        SMTP_URL: "smtp://127.0.0.1:1",
        GOOGLE_CLIENT_ID: "id",
        GOOGLE_CLIENT_SECRET: "secret",
        GOOGLE_DISCOVERY_URL: "http://127.0.0.1:1/openid",
      }),
    ).toEqual([
      ["wrong", "Database"],
      ["wrong", "Mail"],
      ["wrong", "Google"],
    ]);
  });
});
