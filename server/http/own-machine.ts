import { isLoopbackAddress, isLoopbackHost } from "../hosts.ts";
import type { HttpContext } from "./context.ts";

/** What a proxy leaves on a request; through one, a visitor from anywhere would seem to be here. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request was made on this machine, and by a name that can only mean this machine (another
 * site's name may be made to point here, and its scripts could then read along).
 */
export function isFromThisMachine(context: HttpContext): boolean {
  const host = URL.parse(`http://${context.req.header("host") ?? ""}`)?.hostname ?? "";
  return (
    isLoopbackAddress(context.get("clientAddress")) &&
    isLoopbackHost(host) &&
    !FORWARDED.some((name) => context.req.header(name) !== undefined)
  );
}
