import { isLoopbackAddress, isLoopbackHost } from "../hosts.ts";
import type { HttpContext } from "./context.ts";

/** Headers that a proxy adds; through a proxy, any visitor would seem to be on this machine. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request was made on this machine, by a name that can only mean this machine. Another
 * site's name could be made to resolve here, and its scripts could then read the answer.
 */
export function isFromThisMachine(context: HttpContext): boolean {
  const host = URL.parse(`http://${context.req.header("host") ?? ""}`)?.hostname ?? "";
  return (
    isLoopbackAddress(context.get("clientAddress")) &&
    isLoopbackHost(host) &&
    !FORWARDED.some((name) => context.req.header(name) !== undefined)
  );
}
