import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HobbyCheckSchema } from "#core/hobby-check/result.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

describe.each(ENGINES)("the hobby check on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const check = (hobby: unknown) => post(`${server.url}/api/validate-hobby`, { hobby });

  test.each([
    ["ukulele", undefined, "Ukulele"],
    ["falconry", undefined, "Falconry"],
    ["playing guitar", undefined, "Guitar"],
    ["asdfgh", "gibberish", null],
    ["fun", "vague", null],
    ["hi", "short", null],
    ["table", "vague", null],
    ["my grandchildren", "vague", null],
    ["zorbing", "unknown", null],
    ["singing", "complex", null],
    ["guitar and cooking", "several", null],
    ["guitr", "unknown", "Guitar"],
    ["porn", "unsafe", null],
  ])("'%s': %s", async (hobby, reason, suggestion) => {
    const { status, body } = await check(hobby);
    expect(status).toBe(200);
    const answer = HobbyCheckSchema.parse(body);
    expect([answer.reason, answer.suggestion, answer.isValid]).toEqual([
      reason,
      suggestion,
      reason === undefined,
    ]);
  });

  test("a known hobby without lessons comes with the nearest ones that have some", async () => {
    const { body } = await check("bagpipes");
    const answer = HobbyCheckSchema.parse(body);
    expect([answer.isValid, answer.suggestion]).toEqual([true, "Bagpipes"]);
    expect(answer.nearest?.length).toBeGreaterThan(0);
    for (const name of answer.nearest ?? []) {
      expect(HobbyCheckSchema.parse((await check(name)).body).nearest).toBeUndefined();
    }
    expect(answer.danger).toBeUndefined();
  });

  test("a dangerous one comes with its rule", async () => {
    const { body } = await check("fire eating");
    const answer = HobbyCheckSchema.parse(body);
    expect(answer.danger).toContain("No fuel in the mouth");
    expect(answer.nearest?.length).toBeGreaterThan(0);
  });

  test("an empty text is too short, not an error", async () => {
    expect((await check("")).body.reason).toBe("short");
  });

  test.each([
    ["51 characters", "x".repeat(51), 400],
    ["no text", null, 400],
    ["a NUL", "a\0b", 400],
  ])("%s is refused", async (_, hobby, status) => {
    expect((await check(hobby)).status).toBe(status);
  });
});
