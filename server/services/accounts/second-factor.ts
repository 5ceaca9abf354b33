import { twoFactor } from "better-auth/plugins/two-factor";
import { hashBackupCode, makeBackupCodes } from "./backup-codes.ts";

/** Seconds in which a sign-in that has passed its first step has to pass the second one. */
const CHALLENGE_LIFETIME = 600;

/**
 * The library's second factor: codes of an authenticator (TOTP, RFC 6238) and backup codes. Google's
 * way in asks for it as well: an account's strongest door is worth no more than its weakest one.
 */
export function secondFactor() {
  const plugin = twoFactor({
    issuer: "Sevenfold",
    schema: { twoFactor: { modelName: "auth_second_factors" } },
    backupCodeOptions: {
      customBackupCodesGenerate: makeBackupCodes,
      // The library compares what is stored with what is given: auth-hooks.ts gives it the hash.
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
