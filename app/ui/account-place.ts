/**
 * The account's place at the end of the bar: as wide as its largest content, so that nothing moves
 * when that appears. It depends on the width of the bar, in units of its text.
 */
export const ACCOUNT_PLACE =
  "flex min-h-11 w-[5.6rem] min-w-0 justify-end @min-[24.5rem]/bar:w-32 @min-[37.5rem]/bar:w-40";

/** Its button: with less padding where the bar is narrow. */
export const ACCOUNT_BUTTON = "min-h-11 @max-[24.5rem]/bar:px-3";
