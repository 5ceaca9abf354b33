import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Says whether a password stands in public lists of broken ones. */
export type KnownPasswords = (password: string) => Promise<boolean>;

/**
 * The list is read when the first password is chosen, and kept.
 * @param contentDir the folder that scripts/build-content.ts wrote.
 */
export function createKnownPasswords(contentDir: string): KnownPasswords {
  let list: Promise<ReadonlySet<string>> | undefined;
  const read = async () =>
    new Set((await readFile(join(contentDir, "known-passwords.txt"), "utf8")).split("\n"));
  return async (password) => {
    list ??= read();
    try {
      return (await list).has(password.toLowerCase());
    } catch (error) {
      list = undefined;
      throw error;
    }
  };
}
