import { issueAccessToken } from "#contract/auth/session.ts";
import { createTokenCache } from "./access-token.ts";
import { isOutOfReach } from "./api.ts";
import { callAuth } from "./call-auth.ts";
import { currentSession, refreshSession } from "./session.ts";

const tokens = createTokenCache({
  fetchToken: async () => {
    const result = await callAuth(issueAccessToken, undefined);
    return result.ok ? { ok: true, value: result.value.token } : result;
  },
  isOutOfReach,
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

// A token belongs to one member and must not pass to the next one.
window.addEventListener("userSignedIn", () => tokens.drop());
window.addEventListener("userSignedOut", () => tokens.drop());

/** A new token in place of a refused one. */
export function renewedToken(): Promise<string | undefined> {
  tokens.drop();
  return accessToken();
}

/** A short-lived token for calls that need one (spec 1 §7); undefined for guests. */
export async function accessToken(): Promise<string | undefined> {
  if (currentSession().status === "unknown") await refreshSession();
  return currentSession().status === "member" ? tokens.get() : undefined;
}
