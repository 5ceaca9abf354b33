/** The longest address in characters (RFC 5321 §4.5.3.1: a path of 256 with its angle brackets). */
export const ADDRESS_MAX = 254;

// A dot-atom (RFC 5322 §3.2.3). Anything it leaves out (commas, semicolons, angle brackets, quotes,
// spaces, line breaks, invisible characters) could be read as a second address or header.
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL_END = "(?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/**
 * The form of one e-mail address in ASCII (an international domain comes as `xn--…`), for a regular
 * expression with the flag `u`. `ADDRESS_MAX` limits the whole length.
 */
export const ADDRESS_PATTERN = `^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:[A-Za-z0-9]${LABEL_END}\\.)+[A-Za-z]${LABEL_END}$`;

const ADDRESS = new RegExp(ADDRESS_PATTERN, "u");

/**
 * Reads one e-mail address and nothing else.
 * @returns the address without surrounding spaces, or undefined.
 */
export function parseAddress(text: string): string | undefined {
  const address = text.trim();
  return address.length <= ADDRESS_MAX && ADDRESS.test(address) ? address : undefined;
}
