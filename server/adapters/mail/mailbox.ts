import { parseAddress } from "#core/mail/address.ts";

/** A sender: an address, and an optional name before it. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Reads `ada@example.org`, `Ada <ada@example.org>` or `"Ada" <ada@example.org>`. */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^(.*)<([^<>]*)>$/s.exec(text.trim());
  const address = parseAddress(named ? (named[2] ?? "") : text);
  const name = (named?.[1] ?? "").trim().replace(/^"(.*)"$/s, "$1");
  if (address === undefined || /[\p{Cc}"<>]/u.test(name)) return undefined;
  return { name, address };
}
