import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { parseAddress } from "./address.ts";

const LONG_DOMAIN = `${`${"d".repeat(60)}.`.repeat(3)}org`;

describe("one address", () => {
  test.each([
    "ada@example.org",
    "a@b.co",
    "ada.lovelace+plans@mail.example.co.uk",
    "o'brien_7@example.org",
    "ada@xn--bcher-kva.example",
    `ada@${LONG_DOMAIN}`,
    `${"a".repeat(64)}@example.org`,
  ])("%s is one", (address) => expect(parseAddress(address)).toBe(address));

  test("spaces around it are left out", () =>
    expect(parseAddress("  ada@example.org \n")).toBe("ada@example.org"));

  test.each([
    ["nothing", ""],
    ["no sign", "ada.example.org"],
    ["no name", "@example.org"],
    ["no domain", "ada@"],
    ["a domain of one word", "ada@example"],
    ["a number for a domain", "ada@127.0.0.1"],
    ["a literal for a domain", "ada@[127.0.0.1]"],
    ["an empty part of a domain", "ada@example..org"],
    ["a domain that begins with a hyphen", "ada@-example.org"],
    ["dots side by side", "ada..l@example.org"],
    ["two addresses with a comma", "ada@example.org,eve@example.net"],
    ["two addresses with a semicolon", "ada@example.org;eve@example.net"],
    ["two addresses with a space", "ada@example.org eve@example.net"],
    ["two signs", "ada@example.org@example.net"],
    ["a line break and a header", "ada@example.org\r\nBcc: eve@example.net"],
    ["a line break in the name", "ada\neve@example.net"],
    ["a command of the envelope", "ada@example.org>\r\nRCPT TO:<eve@example.net"],
    ["angle brackets", "<ada@example.org>"],
    ["a display name", "Ada <ada@example.org>"],
    ["quotes", '"ada eve"@example.org'],
    ["a comment", "ada(eve)@example.org"],
    ["a NUL", "ada\0@example.org"],
    ["a tab", "ada\t@example.org"],
    ["a zero-width space", "ada\u200b@example.org"],
    ["another script's letter", "аda@example.org"],
    ["65 characters before the sign", `${"a".repeat(65)}@example.org`],
    ["255 characters", `${"a".repeat(254 - LONG_DOMAIN.length)}@${LONG_DOMAIN}`],
  ])("%s is none", (_, text) => expect(parseAddress(text)).toBeUndefined());

  test("whatever is typed: what passes can stand in an envelope and in a header", () => {
    const piece = fc.constantFrom(
      "ada",
      "@",
      "example",
      ".org",
      ",",
      ";",
      "<",
      ">",
      "\r\n",
      " ",
      '"',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join("")),
        ),
        (text) => {
          const address = parseAddress(text);
          if (address !== undefined) expect(address).toMatch(/^[!-~]{1,64}@[a-z0-9.-]{3,}$/iu);
          if (address !== undefined) expect(address).not.toMatch(/[,;<>"()\\]/u);
        },
      ),
      RUNS,
    );
  });
});
