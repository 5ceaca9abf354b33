import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/**
 * How many passwords are hashed at one time. Hashing is slow on purpose and runs beside the event
 * loop, on threads; it must leave a core to the requests of everybody else, and one of the four
 * threads to files and names.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** The library's own hashing (scrypt), a few at a time. */
export function createPasswordHashing() {
  const limited = pLimit(AT_ONCE);
  return {
    hash: (password: string): Promise<string> => limited(() => hashPassword(password)),
    verify: (given: { hash: string; password: string }): Promise<boolean> =>
      limited(() => verifyPassword(given)),
  };
}
