import { createHmac } from "node:crypto";

/** Seconds of a step, and digits of a code (RFC 6238). */
const STEP = 30;
const DIGITS = 6;

/**
 * What an authenticator app shows for an account, from the address that its QR code holds.
 * @param steps how many steps later than now; the server takes one either way.
 */
export function codeOf(totpUri: string, steps = 0): string {
  const secret = base32(new URL(totpUri).searchParams.get("secret") ?? "");
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / STEP) + steps));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The bytes that base32 (RFC 4648) stands for. */
function base32(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/gu) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
