/** Characters of an address at most (RFC 5321 §4.5.3.1: a path of 256 with its angle brackets). */
export const ADDRESS_MAX = 254;

// A dot-atom (RFC 5322 §3.2.3): what it does not name (commas, semicolons, angle brackets, quotes,
// spaces, line breaks, anything invisible) could be read as a second address or a second header.
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL_END = "(?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/**
 * The form of one e-mail address in ASCII (a domain with other letters comes as `xn--…`), for a regular
 * expression with the flag `u`; it leaves the whole length to `ADDRESS_MAX`.
 */
export const ADDRESS_PATTERN = `^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:[A-Za-z0-9]${LABEL_END}\\.)+[A-Za-z]${LABEL_END}$`;

const ADDRESS = new RegExp(ADDRESS_PATTERN, "u");

/**
 * One e-mail address and nothing else.
 * @returns the address without the spaces around it, or undefined.
 */
export function parseAddress(text: string): string | undefined {
  const address = text.trim();
  return address.length <= ADDRESS_MAX && ADDRESS.test(address) ? address : undefined;
}
