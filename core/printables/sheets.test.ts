import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyNth, RUNS } from "#tests/property-runs.ts";
import { sheetParams } from "#tests/sheets/printed.ts";
import { faultsOf } from "#tests/sheets/sheet-faults.ts";
import { DOCUMENTS } from "./catalogue.ts";
import { makeSheet } from "./make-sheet.ts";
import { PACK_AGES, PACK_SKILLS, PACK_TIMES, type SheetParams } from "./page.ts";

/** All documents are checked, so fewer samples of each are enough when it has to be quick. */
const LOOKS = { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / everyNth(3)) };

const anyParams: fc.Arbitrary<SheetParams> = fc.record({
  time: fc.constantFrom(...PACK_TIMES),
  age: fc.constantFrom(...PACK_AGES),
  skill: fc.constantFrom(...PACK_SKILLS),
  seed: fc.string({ unit: "grapheme", maxLength: 64 }),
  variant: fc.integer({ min: 1, max: 9_999 }),
  large: fc.boolean(),
  words: fc.constant([]),
});

/** What the golden hashes are made from: every age, both font sizes. */
const GOLDEN_PARAMS = PACK_AGES.flatMap((age, index) =>
  [false, true].map((large) =>
    sheetParams({
      age,
      large,
      seed: `golden ${index}`,
      variant: index + 1,
      time: PACK_TIMES[index] ?? 5,
      skill: PACK_SKILLS[index + (large ? 2 : 0)] ?? "mixed",
    }),
  ),
);

const GOLDEN_FILE = new URL("./golden-hashes.json", import.meta.url);
const golden = JSON.parse(readFileSync(GOLDEN_FILE, "utf8")) as Record<string, string>;

describe.each(DOCUMENTS)("$name", (document) => {
  test("fits the paper, is large enough to read, and overlaps nowhere", async () => {
    const { generate } = await document.load();
    fc.assert(
      fc.property(anyParams, (params) => {
        const sheet = makeSheet(document, generate, params);
        expect(faultsOf(sheet, params, document.solvable)).toEqual([]);
      }),
      LOOKS,
    );
  });

  /** A printed sheet must always print the same: see docs/printables.md before changing a hash. */
  test("prints what it always printed", async () => {
    const { generate } = await document.load();
    const made = GOLDEN_PARAMS.map((params) => makeSheet(document, generate, params));
    const hash = createHash("sha256").update(JSON.stringify(made)).digest("hex");
    expect(hash).toBe(golden[`${document.name} ${document.edition}`]);
    // The order in which sheets are made must not affect them.
    const again = GOLDEN_PARAMS.toReversed().map((params) => makeSheet(document, generate, params));
    expect(again.toReversed()).toEqual(made);
  });
});
