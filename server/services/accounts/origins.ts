import { networkInterfaces } from "node:os";
import type { Config } from "../../config.ts";

/** The addresses on the web under which this instance answers. */
export interface Origins {
  /** The one public origin, or the hosts by which this machine reaches itself. */
  readonly accepted: { readonly origin: string } | { readonly hosts: readonly string[] };
  /**
   * The origin for links and redirects in the answer to a request, e.g. `http://localhost:3000`;
   * undefined when the request used a name that is not known to be ours.
   */
  of(request: Request): string | undefined;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Links in mails are made from this, so a stranger's Host header must never get into it. If there
 * is a public address, only that counts. Otherwise the loopback names and the numeric addresses of
 * this machine's network interfaces do (a link to one of them leads back to this machine, whoever
 * sent the header); every other name needs PUBLIC_URL.
 */
export function createOrigins(publicUrl: string | undefined): Origins {
  if (publicUrl !== undefined) {
    const { origin } = new URL(publicUrl);
    return { accepted: { origin }, of: () => origin };
  }
  const names = [...LOOPBACK, ...ownAddresses()];
  const hosts = names.flatMap((name) => [name, `${name}:*`]);
  return {
    accepted: { hosts },
    of(request) {
      const host = request.headers.get("host") ?? new URL(request.url).host;
      const url = URL.parse(`http://${host}`);
      return url && url.host === host.toLowerCase() && names.includes(url.hostname)
        ? url.origin
        : undefined;
    },
  };
}

/** The instance's address outside a request: the public one, or this machine. */
export const homeOrigin = ({ PUBLIC_URL, PORT }: Pick<Config, "PUBLIC_URL" | "PORT">): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`;

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address))
    .filter((address) => !address.includes("%"));
}
