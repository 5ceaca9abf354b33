import { createHash, randomBytes } from "node:crypto";

const COUNT = 10;
/** 120 bits each, so that an unsalted hash is enough to store them (OWASP ASVS 5.0.0, 6.5.2). */
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** 32 characters of which no two look alike. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

const HASHED = "sha256:";

/** Codes that open an account once each, like `k7m2qp-3xv9ta-hd6wzn-y4rcbe`. */
export const makeBackupCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      [...randomBytes(GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(""),
    ).join("-"),
  );

/** What is stored of a code, however it is typed. What is hashed already stays as it is. */
export const hashBackupCode = (code: string): string =>
  code.startsWith(HASHED)
    ? code
    : HASHED +
      createHash("sha256")
        .update(code.toLowerCase().replaceAll(/[\s-]+/gu, ""))
        .digest("base64url");
