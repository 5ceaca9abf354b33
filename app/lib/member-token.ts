import { z } from "zod";
import { createTokenKeeper } from "./access-token.ts";
import { authRequest, isOutOfReach } from "./auth-request.ts";
import { currentSession, refreshSession } from "./session.ts";

const tokens = createTokenKeeper({
  fetchToken: () =>
    authRequest(
      "token",
      z.object({ token: z.string() }).transform((answer) => answer.token),
    ),
  isOutOfReach,
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

// A token is of one member: whoever comes or goes, it is not the next one's.
window.addEventListener("userSignedIn", () => tokens.drop());
window.addEventListener("userSignedOut", () => tokens.drop());

/** A short-lived token for calls that need one (spec 1 §7); undefined for guests. */
export async function accessToken(): Promise<string | undefined> {
  if (currentSession().status === "unknown") await refreshSession();
  return currentSession().status === "member" ? tokens.get() : undefined;
}
