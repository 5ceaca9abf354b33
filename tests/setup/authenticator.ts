import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** Seconds per step, and digits per code (RFC 6238). */
const STEP = 30;
const DIGITS = 6;

/**
 * The code that an authenticator app shows for an account, from the URI in its QR code.
 * @param steps how many steps from now; the server accepts one in either direction.
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

/** Waits for the next step if this one ends in a moment: the code of the step before would end with it. */
export async function untilCodesLast(): Promise<void> {
  const left = STEP * 1_000 - (Date.now() % (STEP * 1_000));
  if (left < 5_000) await pause(left);
}

/** Decodes base32 (RFC 4648). */
function base32(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/gu) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
