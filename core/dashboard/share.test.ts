import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { SHARE_PLATFORMS, shareAddress } from "./share.ts";
import { achievementText } from "./words.ts";

const shared = { text: "Salt & fire: 100%", url: "https://example.org/shared/a?b=c" };
const URL_ENCODED = "https%3A%2F%2Fexample.org%2Fshared%2Fa%3Fb%3Dc";

describe("the share page", () => {
  test.each([
    [
      "twitter",
      `https://twitter.com/intent/tweet?text=Salt%20%26%20fire%3A%20100%25&url=${URL_ENCODED}`,
    ],
    ["facebook", `https://www.facebook.com/sharer/sharer.php?u=${URL_ENCODED}`],
    ["whatsapp", `https://wa.me/?text=Salt%20%26%20fire%3A%20100%25%20${URL_ENCODED}`],
    ["linkedin", `https://www.linkedin.com/sharing/share-offsite/?url=${URL_ENCODED}`],
    ["instagram", undefined],
  ] as const)("of %s is %s", (platform, address) => {
    expect(shareAddress(platform, shared)).toBe(address);
  });

  test("carries any text and address whole, and nothing beside them", () => {
    const hosts = ["twitter.com", "www.facebook.com", "wa.me", "www.linkedin.com"];
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.webUrl(), (text, url) => {
        for (const platform of SHARE_PLATFORMS) {
          const address = shareAddress(platform, { text, url });
          if (address === undefined) continue;
          const { hostname, searchParams } = new URL(address);
          expect(hosts).toContain(hostname);
          const values = [...searchParams.values()].join("\n");
          expect(values).toContain(url);
          expect(searchParams.get("text")?.startsWith(text) ?? true).toBe(true);
          expect(searchParams.size).toBe(platform === "twitter" ? 2 : 1);
        }
      }),
      RUNS,
    );
  });

  test("is made of a text with half a character too", () => {
    expect(shareAddress("whatsapp", { text: "\ud83c", url: "x" })).toBe(
      "https://wa.me/?text=%EF%BF%BD%20x",
    );
  });
});

test("the text of a completed plan is one plain sentence with the hobby as it is spelt", () => {
  expect(achievementText("LEGO building")).toBe("I finished a 7-day learning plan: LEGO building.");
});
