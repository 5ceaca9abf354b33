import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino, { type Logger } from "pino";
import type { Config } from "../config.ts";
import { openDatabase } from "../storage/database.ts";
import { createLimits, type Limits } from "./limits.ts";

/** Everything that a route may use. Made once at start; nothing here is per request. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly limits: Limits;
  /** Signs cookies; made at the first start and kept in the data directory. */
  readonly secret: string;
  /** Where the data lives, in words for the operator. */
  readonly dataPlace: string;
  readonly close: () => Promise<void>;
}

export interface ServicesOptions {
  /** The folder that scripts/build-content.ts wrote. */
  readonly contentDir: string;
  readonly now?: () => number;
}

export async function createServices(config: Config, options: ServicesOptions): Promise<Services> {
  const now = options.now ?? Date.now;
  const log = pino({ level: config.LOG_LEVEL });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  return {
    config,
    log,
    limits: createLimits(database.db, now),
    secret: readSecret(config.DATA_DIR),
    dataPlace: database.place,
    close: database.close,
  };
}

/** A secret that nobody chose: random, made once, readable by the owner alone. */
function readSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // 'wx' fails when another process was faster; then its secret counts.
    try {
      writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return createHmac("sha256", readFileSync(file, "utf8")).update("cookies").digest("hex");
}
