/**
 * Kitchen measures. Volumes are exact (US customary units by NIST Handbook 44, Appendix C); weights of
 * a cup are those of USDA FoodData Central for the ingredient as it is usually measured.
 */

/** Milliliters of each unit of volume. */
const VOLUMES = {
  teaspoon: 4.92892159375,
  tablespoon: 14.78676478125,
  "fluid-ounce": 29.5735295625,
  cup: 236.5882365,
  pint: 473.176473,
  quart: 946.352946,
  milliliter: 1,
  liter: 1_000,
} as const;

/** Grams of each unit of weight. */
const WEIGHTS = { gram: 1, kilogram: 1_000, ounce: 28.349523125, pound: 453.59237 } as const;

export type VolumeUnit = keyof typeof VOLUMES;
export type WeightUnit = keyof typeof WEIGHTS;
export type KitchenUnit = VolumeUnit | WeightUnit;

/** Every unit, in the order in which a menu shows them. */
export const KITCHEN_UNITS = [
  "cup",
  "tablespoon",
  "teaspoon",
  "fluid-ounce",
  "pint",
  "quart",
  "milliliter",
  "liter",
  "gram",
  "kilogram",
  "ounce",
  "pound",
] as const satisfies readonly KitchenUnit[];

/** Grams of a level US cup. */
export const GRAMS_A_CUP = {
  flour: 125,
  "bread-flour": 137,
  "whole-wheat-flour": 120,
  sugar: 200,
  "brown-sugar": 220,
  "powdered-sugar": 120,
  butter: 227,
  water: 237,
  milk: 244,
  cream: 238,
  oil: 218,
  honey: 339,
  cocoa: 86,
  oats: 81,
  rice: 185,
  cornstarch: 128,
  salt: 292,
} as const;
export type Ingredient = keyof typeof GRAMS_A_CUP;
export const INGREDIENTS = Object.keys(GRAMS_A_CUP) as Ingredient[];

export const isVolume = (unit: KitchenUnit): unit is VolumeUnit => unit in VOLUMES;

/** Whether the amount depends on what is measured: from a volume to a weight, or back. */
export const needsIngredient = (from: KitchenUnit, to: KitchenUnit): boolean =>
  isVolume(from) !== isVolume(to);

/** An amount of `from` in units of `to`; the ingredient counts only between volume and weight. */
export function convert(
  amount: number,
  from: KitchenUnit,
  to: KitchenUnit,
  ingredient: Ingredient,
): number {
  const gramsAMilliliter = GRAMS_A_CUP[ingredient] / VOLUMES.cup;
  const base = isVolume(from) ? amount * VOLUMES[from] : amount * WEIGHTS[from];
  if (isVolume(to)) return (isVolume(from) ? base : base / gramsAMilliliter) / VOLUMES[to];
  return (isVolume(from) ? base * gramsAMilliliter : base) / WEIGHTS[to];
}

/** Fractions for which there are spoons and cups. */
const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0, ""],
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [1, ""],
];
const SPOONS: ReadonlySet<KitchenUnit> = new Set(["cup", "tablespoon", "teaspoon"]);
/** A fraction may be wrong by so much of the amount before the figure is shown instead. */
const FRACTION_ERROR = 0.03;

/**
 * An amount as a cook reads it: '1⅔' of a spoon or a cup, three digits of anything else. `isRounded`
 * says that the exact one is another.
 */
export function amountText(
  amount: number,
  unit: KitchenUnit,
): { readonly text: string; readonly isRounded: boolean } {
  if (SPOONS.has(unit) && amount > 0) {
    const whole = Math.floor(amount);
    const [value, sign] = FRACTIONS.reduce((best, one) =>
      Math.abs(one[0] - (amount - whole)) < Math.abs(best[0] - (amount - whole)) ? one : best,
    );
    const shown = whole + value;
    if (Math.abs(shown - amount) / amount <= FRACTION_ERROR) {
      const units = value === 1 ? whole + 1 : whole;
      const text = `${units > 0 || !sign ? units : ""}${sign}`;
      return { text, isRounded: Math.abs(shown - amount) > 1e-6 };
    }
  }
  const digits = amount >= 100 ? 0 : amount >= 10 ? 1 : 2;
  const text = String(Number(amount.toFixed(digits)));
  return { text, isRounded: Math.abs(Number(text) - amount) > 1e-6 };
}

const SIGNS: Readonly<Record<string, number>> = {
  "⅛": 1 / 8,
  "¼": 1 / 4,
  "⅓": 1 / 3,
  "⅜": 3 / 8,
  "½": 1 / 2,
  "⅝": 5 / 8,
  "⅔": 2 / 3,
  "¾": 3 / 4,
  "⅞": 7 / 8,
};
/** A number, and a fraction after a space or as one sign; either may be missing, not both. */
const AMOUNT =
  /^(?=.)(?<whole>\d+(?:[.,]\d+)?)?(?:(?:^|\s+)(?<above>\d+)\s*[/⁄]\s*(?<below>\d+)|\s*(?<sign>[⅛¼⅓⅜½⅝⅔¾⅞]))?$/u;
const AMOUNT_MAX = 100_000;

/** Reads '2', '0.75', '0,75', '3/4', '1 1/2' and '1½'; undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const found = AMOUNT.exec(text.trim())?.groups;
  if (!found) return undefined;
  const { whole = "0", above = "0", below = "1", sign = "" } = found;
  const amount =
    Number(whole.replace(",", ".")) + Number(above) / Number(below) + (SIGNS[sign] ?? 0);
  return Number.isFinite(amount) && amount <= AMOUNT_MAX ? amount : undefined;
}

/** Ovens: a fan's heat is as good as so many degrees more without one. */
const FAN_CELSIUS = 20;

/** What to set other ovens to; whole degrees, and the gas mark where there is one. */
export interface OvenHeat {
  readonly fahrenheit: number;
  readonly celsius: number;
  readonly fanCelsius: number;
  /** 1 to 9 (275 to 475 °F in steps of 25). */
  readonly gasMark?: number | undefined;
}

export function ovenHeat(degrees: number, scale: "celsius" | "fahrenheit"): OvenHeat {
  const celsius = scale === "celsius" ? degrees : (degrees - 32) / 1.8;
  const fahrenheit = scale === "celsius" ? degrees * 1.8 + 32 : degrees;
  const mark = Math.round((fahrenheit - 250) / 25);
  return {
    fahrenheit: Math.round(fahrenheit),
    celsius: Math.round(celsius),
    fanCelsius: Math.round(celsius - FAN_CELSIUS),
    gasMark: mark >= 1 && mark <= 9 ? mark : undefined,
  };
}
