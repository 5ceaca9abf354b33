/** RFC 5321 §4.5.3.1: a path of 256 characters with its angle brackets. */
const ADDRESS_MAX = 254;
const LOCAL_MAX = 64;

// A dot-atom (RFC 5322 §3.2.3): what it does not name (commas, semicolons, angle brackets, quotes,
// spaces, line breaks, anything invisible) could be read as a second address or a second header.
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * One e-mail address and nothing else, in ASCII (a domain with other letters comes as `xn--…`).
 * @returns the address without the spaces around it, or undefined.
 */
export function parseAddress(text: string): string | undefined {
  const address = text.trim();
  if (address.length > ADDRESS_MAX) return undefined;
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  const isAddress =
    local.length <= LOCAL_MAX && LOCAL.test(local) && DOMAIN.test(address.slice(at + 1));
  return isAddress ? address : undefined;
}

/** A sender: an address, and a name that stands before it. */
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
