import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { collectTexts, plainLines, plainText } from "./plain-text.ts";

test.each([
  ["Tie <b>ten</b> knots", "Tie ten knots"],
  ["<script>alert(1)</script>Tie it", "Tie it"],
  ["<scr<b>ipt>alert(1)</script> x", "alert(1) x"],
  ["&lt;img src=x onerror=y&gt; Tie", "Tie"],
  ["Tie it <img src=x onerror=alert(1)", "Tie it"],
  ["See [the knot](https://a.example/b_(c)) now", "See the knot now"],
  ["![a picture](http://a.example/x.png) Tie", "a picture Tie"],
  ["Go to https://a.example/x?y=1, then tie", "Go to then tie"],
  ["Look at www.a.example or shop.com.", "Look at or."],
  ["bit.ly/abc and youtu.be/dQw4w9WgXcQ", "and"],
  ["Write to me@a.example today", "Write to today"],
  ["javascript:alert(1) tie", "tie"],
  ["## **Step** `one`", "Step one"],
  ["- tie\u200b\u202e it\u0000", "tie it"],
  ["(https://a.example) tie", "tie"],
  ["&#x3c;script&#62;alert(1)&#60;/script&#62; Tie", "Tie"],
  ["Tie &#9999999; it", "Tie &#9999999; it"],
  ["ｅｖｉｌ．ｃｏｍ ties", "ties"],
  ["Go to evil.ru or a.b.de today", "Go to or today"],
  ["ti\u{e0061}\u{e0062}e\u061c it\u{e0100}\u3164", "tie it"],
  ["tie\u2028it", "tie it"],
  ["o\u0316\u0317\u0318\u0319\u031c", "o\u0316\u0317\u0318"],
  ["Call +1 555 010 9999 or (555) 010-9999 now", "Call or now"],
  ["Ring 1-800-555-0100, text me: 0171 555 1234", "Ring, text me:"],
])("%j becomes %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  "Fold 148 × 210 mm at 45°, and/or 3/4 of it; 5 < 6 and 7 > 2.",
  "Use Node.js and C++ (v2.0), e.g. at 1.5/2.0 speed. It’s “fine”.",
  "Say 你好 or Guten Tag: café, naïve, 10 % off.",
  "Leave an array a[0] alone",
  "Sand with 240-400-800, then 400-800-1200 grit.",
  "Tie +12 knots, call 12 friends; rows 100 200 300.",
  "Save it as logo.ai, main.cc or photo.zip.",
])("%j stays as it is", (text) => {
  expect(plainText(text)).toBe(text);
});

const nasty = fc
  .array(
    fc.constantFrom(
      ..."<>[]()&;:/.@!#*_`-= \n\t\"'",
      ..."<b>|</b>|<script>|</script>|<!--|-->|&lt;|&amp;|http://|www.|a.com|x@y.zz|](|v=abcdefgh|data:|a|B|1|é|\u0301|\u200b".split(
        "|",
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

test("whatever comes in, no tag and no address comes out, and twice is once", () => {
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: "binary" })), (text) => {
      const plain = plainText(text);
      expect(plain).not.toMatch(/<\/?[a-z][^<>]*>|:\/\/|\bwww\.\w|\[[^\][]*\]\([^()]*\)/i);
      expect(plain.isWellFormed()).toBe(true);
      expect(plainText(plain)).toBe(plain);
    }),
    { ...RUNS, numRuns: 2_000 },
  );
});

test("what is written to waste time is read in no more of it than a screen's worth", () => {
  const worst = ["a", "a.", "a@", "w.", "a-", "<a", "![", "&amp;", "a\u0301", "[[]]"];
  const texts = worst.map((piece) => plainText(piece.repeat(20_000)));
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(2_000);
});

test("texts are found however deep they are", () => {
  const depth = 100_000;
  const deep = JSON.parse(`${"[".repeat(depth)}"x"${"]".repeat(depth)}`);
  expect(collectTexts(deep)).toBe("x");
});

test("lines stay lines", () => {
  expect(plainLines("# A\r\n\r\n- b\n * c ")).toBe("A\nb\nc");
});

test("all texts of a value are found", () => {
  expect(collectTexts({ a: ["b", { c: "d" }], e: 1, f: null, g: "" })).toBe("b\nd");
});
