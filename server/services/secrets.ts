import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../storage/database.ts";
import { settledSetting } from "../storage/instance-settings.ts";

/**
 * Secrets that nobody chose: made of one random value, which all processes of the instance find in
 * its database. Each use has its own, so that nothing signed for one is valid for another.
 */
export async function readSecrets(db: Database): Promise<{ cookies: string; auth: string }> {
  const root = await settledSetting(db, "secret", () => randomBytes(32).toString("hex"));
  const derive = (use: string) => createHmac("sha256", root).update(use).digest("hex");
  return { cookies: derive("cookies"), auth: derive("auth") };
}
