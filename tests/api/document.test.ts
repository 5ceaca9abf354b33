import { afterAll, beforeAll, expect, test } from "vitest";
import { ENDPOINTS } from "#contract/openapi.ts";
import { startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer("sqlite");
});
afterAll(() => server.close());

test("the document describes every declared call", async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
});

test("the readable page names every call and runs no script", async () => {
  const response = await fetch(`${server.url}/api/docs`);
  const page = await response.text();
  for (const { path } of ENDPOINTS) expect(page).toContain(path);
  expect(page).not.toContain("<script");
});

test("every answer carries the headers that keep browsers safe", async () => {
  for (const path of ["/api/openapi.json", "/api/none", "/healthz"]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-request-id")).toBeTruthy();
  }
});
