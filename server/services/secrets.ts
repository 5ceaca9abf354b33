import { createHash, createHmac, randomBytes } from "node:crypto";
import { type Config, ConfigError } from "../config.ts";
import type { Database } from "../storage/database.ts";
import { getOrCreateSetting } from "../storage/instance-settings.ts";
import { forgetOtherTokenKeys, secondFactorSecrets } from "../storage/users.ts";

/** The secrets with which the auth library signs and encrypts. */
export interface AuthSecrets {
  /** Signs cookies and mailed links, and encrypts keys and second factors. */
  readonly current: string;
  /**
   * Every secret that something in the database may be encrypted with, by number, the current one
   * first.
   */
  readonly numbered: readonly { readonly version: number; readonly value: string }[];
  /** The database's own secret, which encrypted everything without a number. */
  readonly ofDatabase: string;
}

/** Ten digits that identify a secret in what it encrypted, without revealing it. */
const numberOf = (secret: string): number =>
  1_000_000_000 + (createHash("sha256").update(secret).digest().readUInt32BE(0) % 4_000_000_000);

/**
 * Derives a separate secret for each use, so that nothing signed for one is valid for another. They
 * are derived from `AUTH_SECRET` or, without it, from a random value in the database, which all
 * processes of the instance share (as does anybody who gets a copy of it).
 * @throws ConfigError when second factors were encrypted with a secret that is not configured.
 */
export async function readSecrets(
  db: Database,
  config: Partial<Pick<Config, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">>,
): Promise<{ cookies: string; auth: AuthSecrets }> {
  const stored = await getOrCreateSetting(db, "secret", () => randomBytes(32).toString("hex"));
  const root = config.AUTH_SECRET ?? stored;
  const roots = new Set([root, ...(config.AUTH_SECRET_PREVIOUS ?? []), stored]);
  const derive = (from: string, use: string) =>
    createHmac("sha256", from).update(use).digest("hex");
  const numbered = [...roots]
    .map((root) => derive(root, "auth"))
    .map((value) => ({ version: numberOf(value), value }));
  const known = numbered.map(({ version }) => version);
  if ((await secondFactorSecrets(db)).some((number) => !known.includes(number))) {
    throw new ConfigError([
      "AUTH_SECRET: is not the one that second factors in this database were encrypted with. Set that one again, or set it as AUTH_SECRET_PREVIOUS. If it is lost: npm run second-factor:remove -- --all",
    ]);
  }
  await forgetOtherTokenKeys(db, known);
  return {
    cookies: derive(root, "cookies"),
    auth: { current: derive(root, "auth"), numbered, ofDatabase: derive(stored, "auth") },
  };
}
