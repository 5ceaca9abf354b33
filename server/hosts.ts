/** A host name (without a port) by which this machine reaches itself. */
export const isLoopbackHost = (name: string): boolean =>
  name === "localhost" || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/u.test(name);

/** A listening address that covers every network of this machine. */
export const isAnyNetwork = (host: string): boolean => host === "0.0.0.0" || host === "::";

/** Whether a client's address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  address === "::1" || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/iu.test(address);

/** IPv4 networks that internet routers do not forward (RFC 1918, RFC 3927). */
const PRIVATE_V4 =
  /^(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/u;
/** The same for IPv6: unique local and link-local addresses (RFC 4193, RFC 4291). */
const PRIVATE_V6 = /^\[(?:f[cd]|fe[89ab])[0-9a-f:]*\]$/iu;
/**
 * Names that only a local network resolves: one word, or a reserved suffix (RFC 6762, RFC 8375).
 */
const PRIVATE_NAME = /^[\w-]+$|\.(?:local|localhost|internal|lan|home\.arpa)$/iu;

/** Whether a host is reached without crossing the internet, as far as its name tells. */
export const isPrivateHost = (name: string): boolean =>
  isLoopbackHost(name) || PRIVATE_V4.test(name) || PRIVATE_V6.test(name) || PRIVATE_NAME.test(name);

/** Groups of four digits in an IPv6 address, and those that name a network (RFC 6177). */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber
 * can use any address in it.
 * @param address from the socket or a proxy; anything that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/u, "").toLowerCase();
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/u.exec(plain)?.[1];
  if (mapped) return mapped;
  const host = plain.includes(":") ? URL.parse(`http://[${plain}]`)?.hostname : undefined;
  if (!host) return address;
  const [head = "", tail] = host.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => "0");
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
