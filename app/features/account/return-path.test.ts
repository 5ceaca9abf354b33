import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { loginPath, safeReturnPath } from "./return-path.ts";

describe("the path to return to", () => {
  test.each(["/", "/dashboard", "/plan?plan_id=7", "/generate?hobby=caf%C3%A9#day-2"])(
    "%s is followed",
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    "dashboard",
    "",
    " /dashboard",
    "/login?next=%2Flogin",
    "/api/account/export",
    null,
    undefined,
  ])("%j is not", (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });

  test("never leads to another origin, whatever an address holds", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      "\t",
      ".",
      "..",
      "evil.example",
      "?",
      "#",
      "@",
      ":",
      "%2f",
    );
    const next = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => `/${parts.join("")}`),
    );
    fc.assert(
      fc.property(next, (text) => {
        const path = safeReturnPath(text);
        if (path === undefined) return;
        expect(new URL(path, "http://here.example").origin).toBe("http://here.example");
        expect(path).toMatch(/^\/(?!\/)/u);
        // A safe path is not changed again.
        expect(safeReturnPath(path)).toBe(path);
      }),
      RUNS,
    );
  });

  test("survives the way through the sign-in screen's address", () => {
    const next = "/plan?plan_id=7&day=2#steps";
    const { searchParams } = new URL(loginPath(next, { confirmed: "1" }), "http://here.example");
    expect(searchParams.get("next")).toBe(next);
    expect(searchParams.get("confirmed")).toBe("1");
  });
});
