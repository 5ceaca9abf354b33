/** A position in the picture of the river, which is 1000 wide and 360 high. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const SCENE = { width: 1000, height: 360 } as const;

const LEFT_BANK: Place = { x: 84, y: 276 };
const RIGHT_BANK: Place = { x: 916, y: 276 };
const FIRST_STONE = 190;
const LAST_STONE = 810;
/** Stones are alternately lower and higher. */
const STONE_LEVELS = [306, 292] as const;

/**
 * The stones of a river of `steps` steps: one fewer than steps, because the last step leads to the
 * bank.
 */
export function stonesOf(steps: number): readonly Place[] {
  const count = Math.max(0, steps - 1);
  const gap = count > 1 ? (LAST_STONE - FIRST_STONE) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(FIRST_STONE + gap * index),
    y: STONE_LEVELS[index % 2] ?? STONE_LEVELS[0],
  }));
}

/** Half the width of a stone, chosen so that neighbors never touch. */
export function stoneRadius(steps: number): number {
  return Math.min(34, ((LAST_STONE - FIRST_STONE) / Math.max(1, steps - 2)) * 0.44);
}

/** Where the animal's feet are after this many steps: bank, stone after stone, other bank. */
export function placeOfStep(step: number, steps: number): Place {
  if (step <= 0) return LEFT_BANK;
  return stonesOf(steps)[step - 1] ?? RIGHT_BANK;
}
