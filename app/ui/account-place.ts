/**
 * The account's place at the end of the bar: as wide as what may come, so that nothing moves when it
 * does. It goes by the bar's own width, in the size of its text.
 */
export const ACCOUNT_PLACE =
  "flex min-h-11 w-[5.6rem] min-w-0 justify-end @min-[24.5rem]/bar:w-32 @min-[37.5rem]/bar:w-40";

/** What stands in it: with less padding where the bar is narrow. */
export const ACCOUNT_BUTTON = "min-h-11 @max-[24.5rem]/bar:px-3";
