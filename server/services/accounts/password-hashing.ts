import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import type { Database } from "../../storage/database.ts";
import { replacePasswordHash } from "../../storage/users.ts";

/**
 * How many passwords are hashed at once. Hashing is deliberately slow and runs on threads beside
 * the event loop; it must leave a core for other requests, and one of the four threads for files
 * and DNS. Each hash takes 32 MB while it runs.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/**
 * OWASP's recommendation for scrypt, in the variant that takes 32 MB (Password Storage Cheat Sheet;
 * docs/decisions/2026-11-22-account-security.md).
 */
export const PASSWORD_COST = { N: 2 ** 15, r: 8, p: 3 };
/** The cost parameters of scrypt (RFC 7914 §2). */
export type PasswordCost = typeof PASSWORD_COST;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The auth library's own cost; older hashes keep it until their members sign in. */
const OLD_COST = { N: 2 ** 14, r: 16, p: 1 };
const OLD_KEY_BYTES = 64;
/**
 * Together with `OLD_COST` as much work as `PASSWORD_COST`: a wrong password takes equally long for
 * every account.
 */
const REST_OF_COST = { N: 2 ** 15, r: 8, p: 2 };

const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/u;

/** A hash that says how it was made, in the PHC format: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, cost);
  const { N, r, p } = cost;
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${plain64(salt)}$${plain64(key)}`;
}

/** The hashing for the auth library: a few at a time, and old hashes are replaced by new ones. */
export function createPasswordHashing(db: Database, cost = PASSWORD_COST) {
  const limited = pLimit(AT_ONCE);

  async function verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const [, ln, r, p, salt = "", key = ""] = FORM.exec(hash) ?? [];
    if (ln === undefined) return verifyOld(hash, password);
    const expected = Buffer.from(key, "base64");
    const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
    const given = await derive(password, Buffer.from(salt, "base64"), expected.length, cost);
    return timingSafeEqual(given, expected);
  }

  /** `salt:key`, both in hexadecimal; the salt is used as text. */
  async function verifyOld(hash: string, password: string): Promise<boolean> {
    const [salt = "", key = ""] = hash.split(":");
    const expected = Buffer.from(key, "hex");
    const given = await derive(password, salt, OLD_KEY_BYTES, OLD_COST);
    if (expected.length === given.length && timingSafeEqual(given, expected)) {
      await replacePasswordHash(db, hash, await hashPassword(password, cost));
      return true;
    }
    await derive(password, salt, KEY_BYTES, REST_OF_COST);
    return false;
  }

  return {
    hash: (password: string): Promise<string> => limited(() => hashPassword(password, cost)),
    verify: (given: { hash: string; password: string }): Promise<boolean> =>
      limited(() => verify(given)),
  };
}

function derive(
  password: string,
  salt: Buffer | string,
  bytes: number,
  cost: PasswordCost,
): Promise<Buffer> {
  const maxmem = 2 * 128 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    // Different devices may type one password as different code points.
    scrypt(password.normalize("NFKC"), salt, bytes, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const plain64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/u, "");
