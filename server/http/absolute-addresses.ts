import { ORIGIN } from "#contract/built-addresses.ts";

/** The built names of files by the names that pages use for them: '/assets/reading.js'. */
export type BuiltNames = Readonly<Record<string, string>>;

/** A page's text with this instance's address and the built names filled in. */
export const withAbsoluteAddresses = (text: string, origin: string, names: BuiltNames): string =>
  Object.entries(names).reduce(
    (page, [called, named]) => page.replaceAll(called, named),
    text.replaceAll(ORIGIN, origin),
  );
