import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import {
  amountText,
  convert,
  INGREDIENTS,
  KITCHEN_UNITS,
  ovenHeat,
  parseAmount,
} from "./kitchen.ts";
import { mixPaints, PAINT_NAMES, paintOf } from "./paints.ts";
import { drawSlip, fillDrawer, readSlips, SLIPS_MAX } from "./slips.ts";

describe("a drawer of slips", () => {
  test("has a slip for each line, without empty ones and repeats", () => {
    expect(readSlips(" tree \n\nhouse\ntree\n")).toEqual(["tree", "house"]);
    expect(readSlips(Array.from({ length: 200 }, (_, at) => `slip ${at}`).join("\n"))).toHaveLength(
      SLIPS_MAX,
    );
  });

  test("gives every slip once before it is empty", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.nat(), (slips, seed) => {
        const random = seededRandom(seed);
        let drawer = fillDrawer(slips);
        const drawn = slips.map(() => {
          drawer = drawSlip(drawer, random);
          return drawer.drawn;
        });
        expect(drawn.toSorted()).toEqual(slips.toSorted());
        expect(drawer.left).toEqual([]);
        expect(drawSlip(drawer, random)).toEqual(drawer);
      }),
      RUNS,
    );
  });
});

describe("kitchen measures", () => {
  test.each([
    [1, "cup", "tablespoon", 16],
    [1, "tablespoon", "teaspoon", 3],
    [1, "quart", "cup", 4],
    [1, "pound", "ounce", 16],
    [1, "cup", "milliliter", 236.588],
    [2, "cup", "gram", 250],
    [100, "gram", "cup", 0.8],
  ] as const)("%d %s of flour in %ss", (amount, from, to, expected) => {
    expect(convert(amount, from, to, "flour")).toBeCloseTo(expected, 3);
  });

  test("there and back is the same amount, of everything", () => {
    const unit = fc.constantFrom(...KITCHEN_UNITS);
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 5_000, noNaN: true }),
        unit,
        unit,
        fc.constantFrom(...INGREDIENTS),
        (amount, from, to, what) => {
          const back = convert(convert(amount, from, to, what), to, from, what);
          expect(back / amount).toBeCloseTo(1, 9);
        },
      ),
      RUNS,
    );
  });

  test.each([
    [1.6667, "cup", "1⅔", true],
    [0.25, "teaspoon", "¼", false],
    [2, "cup", "2", false],
    [2.999, "tablespoon", "3", true],
    [0.04, "cup", "0.04", false],
    [236.588, "milliliter", "237", true],
    [3.5274, "ounce", "3.53", true],
  ] as const)("%d %ss are shown as %s", (amount, unit, text, isRounded) => {
    expect(amountText(amount, unit)).toEqual({ text, isRounded });
  });

  test.each([
    ["2", 2],
    ["0.75", 0.75],
    ["0,75", 0.75],
    ["3/4", 0.75],
    ["1 1/2", 1.5],
    ["1½", 1.5],
    ["½", 0.5],
    ["11/2", 5.5],
    ["1 / 3", 1 / 3],
    ["", undefined],
    ["a cup", undefined],
    ["1/0", undefined],
    ["-1", undefined],
    ["1000000", undefined],
  ])("'%s' is read as %s", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test("an oven of 350 °F is one of 177 °C, 157 °C with a fan, and gas mark 4", () => {
    expect(ovenHeat(350, "fahrenheit")).toEqual({
      fahrenheit: 350,
      celsius: 177,
      fanCelsius: 157,
      gasMark: 4,
    });
    expect(ovenHeat(60, "celsius").gasMark).toBeUndefined();
  });
});

describe("mixed paints", () => {
  const channels = (color: string | undefined) =>
    [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? "", 16)) as [
      number,
      number,
      number,
    ];

  test("yellow and blue are green, red and yellow orange, blue and white lighter", () => {
    const [r, g, b] = channels(mixPaints({ "lemon-yellow": 3, "phthalo-blue": 1 }));
    expect(g).toBeGreaterThan(Math.max(r, b));
    const [r2, g2, b2] = channels(mixPaints({ "warm-yellow": 1, "warm-red": 1 }));
    expect(r2 > g2 && g2 > b2).toBe(true);
    const sum = (color: string | undefined) => channels(color).reduce((all, one) => all + one, 0);
    expect(sum(mixPaints({ ultramarine: 1, "titanium-white": 3 }))).toBeGreaterThan(
      sum(mixPaints({ ultramarine: 1 })),
    );
  });

  test("one paint alone looks as it is, and parts in the same ratio look the same", () => {
    for (const paint of PAINT_NAMES) {
      const [a, b] = [channels(mixPaints({ [paint]: 4 })), channels(paintOf(paint).color)];
      a.forEach((value, at) => {
        expect(Math.abs(value - (b[at] ?? 0))).toBeLessThanOrEqual(2);
      });
    }
    expect(mixPaints({ magenta: 2, cerulean: 4 })).toBe(mixPaints({ magenta: 1, cerulean: 2 }));
    expect(mixPaints({})).toBeUndefined();
  });
});
