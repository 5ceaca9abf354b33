import { createHash, randomBytes } from "node:crypto";

const COUNT = 10;
/** 120 bits each, so that an unsalted hash is enough to store them (OWASP ASVS 5.0.0, 6.5.2). */
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** 32 characters that cannot be confused with each other. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

const HASHED = "sha256:";

/** Codes that each open an account once, like `k7m2qp-3xv9ta-hd6wzn-y4rcbe`. */
export const makeBackupCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      [...randomBytes(GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(""),
    ).join("-"),
  );

/**
 * The stored form of a code, however it is typed. A value that is already hashed is returned
 * unchanged.
 */
export const hashBackupCode = (code: string): string =>
  code.startsWith(HASHED)
    ? code
    : HASHED +
      createHash("sha256")
        .update(code.toLowerCase().replaceAll(/[\s-]+/gu, ""))
        .digest("base64url");
