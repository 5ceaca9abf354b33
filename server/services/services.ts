import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino, { type Logger } from "pino";
import { findUnsafe } from "#core/hobby-check/unsafe.ts";
import type { ModelConfig } from "../adapters/model/config.ts";
import type { Model } from "../adapters/model/model.ts";
import { createModel } from "../adapters/model/model.ts";
import { NO_VIDEOS } from "../adapters/video/video-finder.ts";
import { createYouTubeFinder, VIDEO_KEPT_MS } from "../adapters/video/youtube.ts";
import type { Config } from "../config.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { takeModelCall } from "../storage/model-usage.ts";
import { forgetOldLimits } from "../storage/rate-limits.ts";
import { forgetOldVideoSearches } from "../storage/video-searches.ts";
import { type ChatAnswerer, createChatAnswerer } from "./chat.ts";
import { createHobbyChecker, type HobbyChecker } from "./hobby-check.ts";
import { createLessons, type Lessons } from "./lessons.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createLibraryAuthor } from "./plans/library-author.ts";
import { createPlanWriter, type PlanWriter } from "./plans/plan-writer.ts";

/** Everything that a route may use. Made once at start; nothing here is per request. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly limits: Limits;
  readonly checkHobby: HobbyChecker;
  readonly planWriter: PlanWriter;
  readonly answerChat: ChatAnswerer;
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
  /** Replaces the limits that visitors have; for tests that call more than visitors do. */
  readonly limits?: Limits;
  /** Replaces waiting times of the model, in milliseconds; for tests. */
  readonly model?: Partial<ModelConfig>;
}

export async function createServices(config: Config, options: ServicesOptions): Promise<Services> {
  const now = options.now ?? Date.now;
  const log = pino({ level: config.LOG_LEVEL });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const lessons = createLessons(options.contentDir, log);
  const model = await openModel(config, database.db, lessons, now, options.model);
  const library = createLibraryAuthor(lessons);
  const videos = config.YOUTUBE_API_KEY
    ? createYouTubeFinder({
        apiKey: config.YOUTUBE_API_KEY,
        baseUrl: config.YOUTUBE_BASE_URL,
        db: database.db,
        log,
        now,
      })
    : NO_VIDEOS;
  const housekeeping = startHousekeeping(database.db, log, now);
  return {
    config,
    log,
    limits: options.limits ?? createLimits(database.db, now),
    checkHobby: createHobbyChecker(lessons, model),
    planWriter: createPlanWriter({
      authors: model ? [model, library] : [library],
      videos,
      log,
      now,
      newId: () => crypto.randomUUID(),
    }),
    answerChat: createChatAnswerer(lessons, model, log),
    secret: readSecret(config.DATA_DIR),
    dataPlace: database.place,
    close: async () => {
      clearInterval(housekeeping);
      await database.close();
    },
  };
}

const HOUR = 3_600_000;

/** Removes once an hour what nobody will read again. */
function startHousekeeping(db: Database, log: Logger, now: () => number): NodeJS.Timeout {
  const tidy = async () => {
    await forgetOldLimits(db, now());
    await forgetOldVideoSearches(db, now() - VIDEO_KEPT_MS);
  };
  return setInterval(() => {
    tidy().catch((error: unknown) => log.warn({ err: error }, "housekeeping failed"));
  }, HOUR).unref();
}

/** The language model, if one is configured. Its daily budget is counted in the database. */
async function openModel(
  config: Config,
  db: Database,
  lessons: Lessons,
  now: () => number,
  overrides: Partial<ModelConfig> = {},
): Promise<Model | undefined> {
  const { AI_PROVIDER: provider, AI_MODEL: model } = config;
  if (!provider || !model) return undefined;
  const { unsafe } = await lessons.index();
  return createModel(
    { provider, model, apiKey: config.AI_API_KEY, baseUrl: config.AI_BASE_URL, ...overrides },
    {
      isUnsafe: (text) => findUnsafe(text, unsafe) !== undefined,
      now,
      random: Math.random,
      budget: { take: () => takeModelCall(db, config.AI_DAILY_BUDGET, now()) },
    },
  );
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
