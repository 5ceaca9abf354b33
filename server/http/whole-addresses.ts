import { ORIGIN } from "#contract/built-addresses.ts";

/** Names that the build gave to files, by those that pages call them: '/assets/reading.js'. */
export type BuiltNames = Readonly<Record<string, string>>;

/** A page's text with this instance's address, and the built names, in their places. */
export const withWholeAddresses = (text: string, origin: string, names: BuiltNames): string =>
  Object.entries(names).reduce(
    (page, [called, named]) => page.replaceAll(called, named),
    text.replaceAll(ORIGIN, origin),
  );
