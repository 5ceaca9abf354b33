import { twoFactor } from "better-auth/plugins/two-factor";
import { hashBackupCode, makeBackupCodes } from "./backup-codes.ts";

/** Seconds for the second step of a sign-in after the first one. */
const CHALLENGE_LIFETIME = 600;

/**
 * The library's second factor: an authenticator's codes (TOTP, RFC 6238) and backup codes. A
 * sign-in with Google needs it as well: an account is only as safe as its weakest sign-in.
 */
export function secondFactor() {
  const plugin = twoFactor({
    issuer: "Sevenfold",
    schema: { twoFactor: { modelName: "auth_second_factors" } },
    backupCodeOptions: {
      customBackupCodesGenerate: makeBackupCodes,
      // The library compares the stored value with the given one: auth-hooks.ts passes it the hash.
      storeBackupCodes: {
        encrypt: async (codes) =>
          JSON.stringify((JSON.parse(codes) as string[]).map(hashBackupCode)),
        decrypt: async (hashes) => hashes,
      },
    },
    twoFactorCookieMaxAge: CHALLENGE_LIFETIME,
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || context.path === "/callback/:id",
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}
