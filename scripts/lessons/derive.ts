import { type Input, openBuildCache } from "../build-cache.ts";
import { hashOfFiles } from "../build-inputs.ts";

/** What reads and derives content: a change to it makes everything anew. */
export const CODE = ["contract", "core", "scripts", "package-lock.json"];

/** What was derived from these inputs by the code as it is, now or by an earlier build. */
export type Derive = <T>(inputs: readonly Input[], make: () => T) => T;

export function openDerive(): Derive {
  const cache = openBuildCache();
  const code = hashOfFiles(CODE);
  return (inputs, make) => cache.ofJson([code, ...inputs], make);
}
