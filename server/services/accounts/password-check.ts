import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PasswordFault, passwordFault } from "#core/account/password-rule.ts";

/**
 * Returns why a password may not be chosen; undefined if it may.
 * @param about what is known about the account: address and names.
 */
export type PasswordCheck = (
  password: string,
  about: readonly (string | null | undefined)[],
) => Promise<PasswordFault | undefined>;

/**
 * The list of stolen passwords is loaded when the first password is chosen, and stays in memory.
 * @param contentDir the folder that scripts/build-content.ts wrote.
 * @param productName which nobody may use as a password.
 */
export function createPasswordCheck(contentDir: string, productName: string): PasswordCheck {
  let list: Promise<ReadonlySet<string>> | undefined;
  const read = async () =>
    new Set((await readFile(join(contentDir, "known-passwords.txt"), "utf8")).split("\n"));
  return async (password, about) => {
    list ??= read();
    try {
      const known = await list;
      return passwordFault(password, {
        about: [productName, ...about.filter((name) => typeof name === "string")],
        isListed: (text) => known.has(text),
      });
    } catch (error) {
      list = undefined;
      throw error;
    }
  };
}
