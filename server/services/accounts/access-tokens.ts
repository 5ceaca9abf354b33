import { createLocalJWKSet, errors, type JWK, jwtVerify } from "jose";
import type { Database } from "../../storage/database.ts";
import { publicKeys } from "../../storage/users.ts";
import type { TokenClaims } from "./members.ts";

/** How long an access token is valid. */
export const TOKEN_LIFETIME = "15m";
export const TOKEN_ALGORITHM = "EdDSA";

/**
 * Verifies access tokens with this instance's own keys, which are cached; an unknown key (another
 * process made it) is looked up once. Issuer and audience are the instance's id, so that a token of
 * another instance, or one made for a Host header, is refused.
 */
export function createTokenVerifier(
  db: Database,
  instanceId: string,
): (token: string) => Promise<TokenClaims | undefined> {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;

  async function loadKeys() {
    const rows = await publicKeys(db);
    return createLocalJWKSet({
      keys: rows.map(({ id, publicKey }) => ({ ...(JSON.parse(publicKey) as JWK), kid: id })),
    });
  }

  async function check(token: string) {
    keys ??= await loadKeys();
    const { payload } = await jwtVerify(token, keys, {
      issuer: instanceId,
      audience: instanceId,
      algorithms: [TOKEN_ALGORITHM],
      requiredClaims: ["sub", "sid", "exp"],
    });
    return payload;
  }

  return async (token) => {
    try {
      const { sub, sid } = await check(token).catch(async (error: unknown) => {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        keys = await loadKeys();
        return check(token);
      });
      return typeof sub === "string" && typeof sid === "string"
        ? { userId: sub, sessionId: sid }
        : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
