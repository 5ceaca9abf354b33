import { join } from "node:path";
import type { Logger as QueryLog } from "kysely";
import type { DestinationStream, Logger } from "pino";
import { CONTACT_RETENTION_MONTHS } from "#contract/contact.ts";
import type { InstanceFigures } from "#contract/page-services.ts";
import { findUnsafe } from "#core/hobby-check/unsafe.ts";
import { DELETED_PLAN_RETENTION_DAYS } from "#core/plan/limits.ts";
import site from "#generated/site.json" with { type: "json" };
import type { ModelConfig } from "../adapters/model/config.ts";
import { createModel } from "../adapters/model/model.ts";
import { createPictureThread } from "../adapters/picture/picture-thread.ts";
import { createYouTubeFinder, VIDEO_RETENTION_MS } from "../adapters/video/youtube.ts";
import type { Config } from "../config.ts";
import { createGuide, type Guide } from "../learning/service/chat.ts";
import { createLearning, type Learning } from "../learning/service/commands.ts";
import { createGuestMerge, type GuestMerge } from "../learning/service/guest-merge.ts";
import { createLaterDays, type LaterDays } from "../learning/service/later-days.ts";
import { createLibraryAuthor } from "../learning/service/library-author.ts";
import { createPlanGuard, type PlanGuard } from "../learning/service/plan-guard.ts";
import { createPlanWriter, type PlanWriter } from "../learning/service/plan-writer.ts";
import { createPlans, type Plans } from "../learning/service/plans.ts";
import { createSharedPictures, type SharedPictures } from "../learning/service/shared-picture.ts";
import { createShares, type Shares } from "../learning/service/shares.ts";
import { forgetDeletedPlans } from "../learning/store/plans.ts";
import { createLog } from "../observe/log.ts";
import { createMetrics, type Metrics } from "../observe/metrics.ts";
import { openTracing, type Tracing } from "../observe/tracing.ts";
import { AuthorError } from "../ports/author.ts";
import type { Model } from "../ports/model.ts";
import { NO_VIDEOS } from "../ports/video.ts";
import { isDatabaseAway } from "../storage/availability.ts";
import { forgetOldContactMessages } from "../storage/contact-messages.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { forgetOldMails } from "../storage/mails.ts";
import { takeModelCall } from "../storage/model-usage.ts";
import { forgetOldLimits } from "../storage/rate-limits.ts";
import { forgetEndedSessions } from "../storage/sessions.ts";
import { forgetOldSubscribers } from "../storage/subscribers.ts";
import { forgetUnconfirmed } from "../storage/users.ts";
import { forgetOldVideoSearches } from "../storage/video-searches.ts";
import { type Accounts, openAccounts } from "./accounts/open-accounts.ts";
import type { PasswordCost } from "./accounts/password-hashing.ts";
import { type Contact, createContact } from "./contact.ts";
import { createFigures } from "./figures.ts";
import { createHobbyChecker, type HobbyChecker } from "./hobby-check.ts";
import { createLessons, type Lessons } from "./lessons.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createPublicMessages } from "./mail/public-messages.ts";
import { measureQueues } from "./measured-queues.ts";
import { createMemoryLimits } from "./memory-limits.ts";
import {
  CONFIRMATION_MS,
  createNewsletter,
  type Newsletter,
  UNSUBSCRIBED_RETENTION_MS,
} from "./newsletter.ts";
import { readSecrets } from "./secrets.ts";

/** Everything that a route may use. Created once at start; nothing in it belongs to a request. */
export interface Services extends Omit<Accounts, "close"> {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Undefined where no collector of traces is configured. */
  readonly tracing: Tracing | undefined;
  readonly limits: Limits;
  /** Limits how often this process renders pages for one address. */
  readonly pageLimits: Pick<Limits, "take">;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly checkHobby: HobbyChecker;
  readonly planGuard: PlanGuard;
  readonly planWriter: PlanWriter;
  readonly figures: () => Promise<InstanceFigures>;
  readonly guide: Guide;
  readonly plans: Plans;
  readonly learning: Learning;
  readonly laterDays: LaterDays;
  readonly mergeGuest: GuestMerge;
  readonly shares: Shares;
  readonly sharedPictures: SharedPictures;
  readonly newsletter: Newsletter;
  readonly contact: Contact;
  /** Whether an error says that the database cannot be used at the moment. */
  readonly isDatabaseAway: (error: unknown) => boolean;
  /** Signs guests' cookies. */
  readonly secret: string;
  /** Where the data is, in words for the operator. */
  readonly dataPlace: string;
  /**
   * Whether this process can serve: it is not stopping, and its database answers and accepts
   * writes.
   */
  readonly isReady: () => Promise<boolean>;
  /** The process is about to stop, so it no longer reports that it is ready. */
  readonly beginShutdown: () => void;
  /** Stop waiting for models: the library writes what is in progress. */
  readonly stopWaitingForModels: () => void;
  readonly close: () => Promise<void>;
}

export interface ServicesOptions {
  /** The folder that scripts/build-content.ts wrote, in the project's own. */
  readonly contentDir: string;
  readonly now?: () => number;
  /** Replaces the visitors' limits; for tests that call more often than visitors do. */
  readonly limits?: Limits;
  /**
   * Replaces the cost of hashing a password; for tests that sign in more often than visitors do.
   */
  readonly passwordCost?: PasswordCost;
  /** Replaces timeouts of the model, in milliseconds; for tests. */
  readonly model?: Partial<ModelConfig>;
  /** Receives the log's lines in place of standard output; for tests. */
  readonly logTo?: DestinationStream;
  /** Receives every statement in place of the traces; for tests. */
  readonly onQuery?: QueryLog;
}

export async function createServices(config: Config, options: ServicesOptions): Promise<Services> {
  const now = options.now ?? Date.now;
  const log = createLog(config.LOG_LEVEL, options.logTo);
  const metrics = createMetrics();
  const tracing = await openTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    connectionsMax: config.DATABASE_CONNECTIONS,
    onQuery: options.onQuery ?? tracing?.query,
    onUpdate: (message) => log.info(message),
  });
  measureQueues(metrics, database, now);
  const hurrying = new AbortController();
  const lessons = createLessons(options.contentDir, log);
  const model = await openModel(config, database.db, lessons, now, {
    overrides: options.model,
    ending: hurrying.signal,
  });
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
  const secrets = await readSecrets(database.db, config);
  const newId = () => crypto.randomUUID();
  const planWriter = createPlanWriter({
    authors: model ? [model, library] : [library],
    videos,
    metrics,
    log,
    now,
    newId,
  });
  const planGuard = createPlanGuard(lessons);
  const laterDays = createLaterDays({
    db: database.db,
    planWriter,
    guard: planGuard,
    log,
    now,
    affiliateTag: config.AFFILIATE_TAG,
  });
  const limits = options.limits ?? createLimits(database.db, metrics, now);
  const accounts = await openAccounts({
    config,
    db: database.db,
    secrets: secrets.auth,
    limits,
    log,
    metrics,
    now,
    contentDir: options.contentDir,
    passwordCost: options.passwordCost,
  });
  const publicFormParts = {
    db: database.db,
    outbox: accounts.outbox,
    messages: createPublicMessages(site),
    limits,
    now,
  };
  const housekeeping = startHousekeeping(database.db, log, now);
  const worker = join(options.contentDir, "../server/adapters/picture/picture-worker.ts");
  const sharedPictures = createSharedPictures(options.contentDir, createPictureThread(worker));
  let isEnding = false;
  return {
    ...accounts,
    config,
    log,
    metrics,
    tracing,
    limits,
    pageLimits: options.limits ?? createMemoryLimits(metrics, now),
    now,
    checkHobby: createHobbyChecker(lessons, model, metrics),
    planWriter,
    planGuard,
    figures: createFigures(database.db, lessons, now),
    plans: createPlans({ db: database.db, now, newId }),
    learning: createLearning(database.db, now),
    laterDays,
    mergeGuest: createGuestMerge({ db: database.db, guard: planGuard, now, newId }),
    shares: createShares(database.db, planGuard, now),
    sharedPictures,
    newsletter: createNewsletter(publicFormParts),
    contact: createContact({ ...publicFormParts, recipient: site.contactEmail }),
    isDatabaseAway,
    guide: createGuide(lessons, model, metrics, log),
    secret: secrets.cookies,
    dataPlace: database.place,
    isReady: async () => !isEnding && (await database.answers()) && (await database.takesWrites()),
    beginShutdown: () => {
      isEnding = true;
    },
    stopWaitingForModels: () =>
      hurrying.abort(new AuthorError("unavailable", "this process is about to end")),
    close: async () => {
      isEnding = true;
      clearInterval(housekeeping);
      await laterDays.close();
      await accounts.close();
      await sharedPictures.close();
      await database.close();
      await tracing?.close();
    },
  };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * After this, accounts with an unconfirmed address are removed; the mailed link works for a day,
 * and can be sent again.
 */
const UNCONFIRMED_KEPT_DAYS = 7;
const MAILS_KEPT_DAYS = 30;
const MONTH = (365.25 / 12) * DAY;

/** Removes what nobody will read again, once an hour. */
function startHousekeeping(db: Database, log: Logger, now: () => number): NodeJS.Timeout {
  const tidy = async () => {
    await forgetOldLimits(db, now());
    await forgetOldVideoSearches(db, now() - VIDEO_RETENTION_MS);
    await forgetDeletedPlans(db, now() - DELETED_PLAN_RETENTION_DAYS * DAY);
    await forgetEndedSessions(db, now());
    await forgetUnconfirmed(db, now(), now() - UNCONFIRMED_KEPT_DAYS * DAY);
    await forgetOldMails(db, now() - MAILS_KEPT_DAYS * DAY);
    await forgetOldSubscribers(db, {
      pendingBefore: now() - CONFIRMATION_MS,
      unsubscribedBefore: now() - UNSUBSCRIBED_RETENTION_MS,
    });
    await forgetOldContactMessages(db, now() - CONTACT_RETENTION_MONTHS * MONTH);
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
  { overrides = {}, ending }: { overrides: Partial<ModelConfig> | undefined; ending: AbortSignal },
): Promise<Model | undefined> {
  const { AI_PROVIDER: provider, AI_MODEL: model } = config;
  if (!provider || !model) return undefined;
  const { unsafe } = await lessons.index();
  return createModel(
    { provider, model, apiKey: config.AI_API_KEY, baseUrl: config.AI_BASE_URL, ...overrides },
    {
      isUnsafe: (text) => findUnsafe(text, unsafe, "question") !== undefined,
      figuresFor: async (request) => (await lessons.lessonFor(request.hobby, request)).figures,
      now,
      random: Math.random,
      ending,
      budget: { take: () => takeModelCall(db, config.AI_DAILY_BUDGET, now()) },
    },
  );
}
