import { PACK_AGES, type PackAge, type Page, type SheetParams } from "#core/printables/page.ts";

/** Parameters of a sheet in a test. */
export const sheetParams = (overrides: Partial<SheetParams> = {}): SheetParams => ({
  time: 5,
  age: "k2",
  skill: "mixed",
  seed: "one",
  variant: 1,
  large: false,
  words: [],
  ...overrides,
});

export const AGES: readonly [PackAge, PackAge, PackAge] = PACK_AGES;

/** The texts of pages in the order in which they were drawn. */
export const textsOn = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ marks }) => marks).flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

/** The square of letters on a page: its single capitals, row by row. */
export function printedGrid({ marks }: Page): { letters: string[]; size: number } {
  const letters = marks
    .flatMap((mark) => (mark.kind === "text" && /^[A-Z]$/u.test(mark.text) ? [mark] : []))
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map((mark) => mark.text);
  return { letters, size: Math.sqrt(letters.length) };
}
