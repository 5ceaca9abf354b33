import { z } from "zod";
import type { ErrorCode } from "#contract/errors.ts";
import { deleteHobbyPlan } from "#contract/learning/hobby-plans.ts";
import { IdSchema } from "#contract/text.ts";
import { type SavedProgress, saveProgress } from "#contract/learning/user-progress.ts";
import { DELETE_TIMEOUT_MS, SAVE_TIMEOUT_MS } from "#core/plan/limits.ts";
import { type DayChange, DayChangeSchema } from "#core/progress/changes.ts";
import { type CallFailure, call, isNotFound } from "./api.ts";
import { localTexts, readJson, writeJson } from "./browser-storage.ts";
import { currentSession } from "./session.ts";
import { localKeys } from "./storage-keys.ts";

/**
 * Changes by a member that the server has not confirmed. They are stored on the device, in order,
 * until the server has accepted or refused them: across reloads, network failures and the end of
 * the session (then they wait until the same member signs in again). Sending something twice has no
 * effect.
 */

const entryFields = { id: z.string(), userId: z.string(), planId: IdSchema };
const EntrySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), ...entryFields, change: DayChangeSchema }),
  z.object({ kind: z.literal("deletion"), ...entryFields }),
]);
type Entry = z.infer<typeof EntrySchema>;

export type OutboxEvent =
  | { readonly type: "progress-saved"; readonly planId: string; readonly progress: SavedProgress }
  /** The server refused the change; its own version must be read again. */
  | { readonly type: "progress-refused"; readonly planId: string; readonly message: string }
  /** The server cannot be reached, or failed; the change stays here and will be sent again. */
  | { readonly type: "progress-waiting"; readonly planId: string }
  /** The plan was deleted elsewhere, together with its progress. */
  | { readonly type: "plan-gone"; readonly planId: string }
  | { readonly type: "deleted"; readonly planId: string }
  | { readonly type: "deletion-refused"; readonly planId: string; readonly message: string }
  | { readonly type: "deletion-waiting"; readonly planId: string; readonly message: string };

const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

const listeners = new Set<(event: OutboxEvent) => void>();

/** @returns a function that removes the listener. */
export function onOutboxEvent(listener: (event: OutboxEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (event: OutboxEvent): void => {
  for (const listener of listeners) listener(event);
};

function entries(): Entry[] {
  const stored = readJson(localTexts, localKeys.outbox);
  return Array.isArray(stored)
    ? stored.flatMap((entry) => EntrySchema.safeParse(entry).data ?? [])
    : [];
}

const keep = (next: readonly Entry[]): boolean => writeJson(localTexts, localKeys.outbox, next);

const take = (sent: readonly Entry[]): void => {
  const ids = new Set(sent.map(({ id }) => id));
  keep(entries().filter(({ id }) => !ids.has(id)));
};

/** The member who is signed in, or who was when the server last answered. */
const memberId = (): string | undefined => {
  const session = currentSession();
  return session.status === "member" ? session.user.id : undefined;
};

/**
 * Puts a day's change into the outbox, to be sent now or as soon as possible.
 * @returns whether the device stores it until then.
 */
export function queueProgress(userId: string, planId: string, change: DayChange): boolean {
  const id = crypto.randomUUID();
  const kept = keep([...entries(), { kind: "progress", id, userId, planId, change }]);
  void flushOutbox();
  return kept;
}

/** Puts a deletion into the outbox. The plan's own changes need not be sent any more. */
export function queueDeletion(planId: string): void {
  const userId = memberId();
  if (!userId) return;
  const others = entries().filter((entry) => entry.planId !== planId);
  keep([...others, { kind: "deletion", id: crypto.randomUUID(), userId, planId }]);
  void flushOutbox();
}

/** A plan's changes that have not been sent yet, in order. */
export const pendingChanges = (userId: string, planId: string): DayChange[] =>
  entries().flatMap((entry) =>
    entry.kind === "progress" && entry.userId === userId && entry.planId === planId
      ? [entry.change]
      : [],
  );

let running: Promise<void> | undefined;
let again = false;
let retry: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Sends what can be sent now, in order. Never throws. */
export function flushOutbox(): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = send().finally(() => {
    running = undefined;
    if (!again) return;
    again = false;
    void flushOutbox();
  });
  return running;
}

/** One tab at a time; in browsers without locks, sending twice does no harm. */
const exclusively = (act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("outbox", act) : act();

async function send(): Promise<void> {
  clearTimeout(retry);
  await exclusively(async () => {
    for (;;) {
      const userId = memberId();
      const own = entries().filter((entry) => entry.userId === userId);
      const batch = firstBatch(own);
      if (batch.length === 0) {
        failures = 0;
        return;
      }
      if (!(await deliver(batch))) return waitAndRetry();
      failures = 0;
    }
  });
}

/** The first entry and all later ones for the same plan and of the same kind: one call. */
function firstBatch(own: readonly Entry[]): Entry[] {
  const first = own[0];
  if (!first) return [];
  if (first.kind === "deletion") return [first];
  const end = own.findIndex((entry) => entry.kind !== first.kind || entry.planId !== first.planId);
  return own.slice(0, end < 0 ? undefined : end);
}

function waitAndRetry(): void {
  clearTimeout(retry);
  const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** failures);
  failures += 1;
  retry = setTimeout(() => void flushOutbox(), wait);
}

/** @returns whether the entries are settled, accepted or refused. */
async function deliver(batch: readonly Entry[]): Promise<boolean> {
  const first = batch[0];
  if (!first) return true;
  return first.kind === "deletion" ? deliverDeletion(first) : deliverProgress(first.planId, batch);
}

async function deliverProgress(planId: string, batch: readonly Entry[]): Promise<boolean> {
  const changes = batch.flatMap((entry) => (entry.kind === "progress" ? [entry.change] : []));
  const result = await call(
    saveProgress,
    { plan_id: planId, changes },
    { timeout: SAVE_TIMEOUT_MS, keepalive: true },
  );
  if (result.ok) {
    take(batch);
    tell({ type: "progress-saved", planId, progress: result.value });
    return true;
  }
  if (mayHelpLater(result.failure)) {
    tell({ type: "progress-waiting", planId });
    return false;
  }
  take(batch);
  if (isNotFound(result.failure)) tell({ type: "plan-gone", planId });
  else tell({ type: "progress-refused", planId, message: wordsOf(result.failure) });
  return true;
}

async function deliverDeletion(entry: Entry): Promise<boolean> {
  const { planId } = entry;
  const result = await call(deleteHobbyPlan, undefined, {
    params: { id: planId },
    query: { user_id: entry.userId, _t: String(Date.now()) },
    timeout: DELETE_TIMEOUT_MS,
  });
  // A plan that no longer exists is what was wanted.
  if (result.ok || isNotFound(result.failure)) {
    take([entry]);
    tell({ type: "deleted", planId });
    return true;
  }
  if (mayHelpLater(result.failure)) {
    tell({ type: "deletion-waiting", planId, message: wordsOf(result.failure) });
    return false;
  }
  take([entry]);
  tell({ type: "deletion-refused", planId, message: wordsOf(result.failure) });
  return true;
}

/**
 * Nobody answered, the server failed, was asked too often or does not know who this is, or
 * something else answered.
 */
const mayHelpLater = (failure: CallFailure): boolean =>
  failure.kind !== "refused" ||
  failure.status >= 500 ||
  LATER.some((code) => code === failure.error.code);

const LATER: readonly ErrorCode[] = ["rate-limited", "sign-in-required", "internal"];

/** Spec 1 §8: the text for a deletion that timed out; otherwise status and message. */
function wordsOf(failure: CallFailure): string {
  if (failure.kind === "timeout") return "Delete timed out - please check your connection";
  if (failure.kind === "offline") return "No connection";
  return `${failure.status}: ${failure.error.error}`;
}

/**
 * Sends what is waiting, now and whenever it may have become possible. Called once, by the root.
 */
export function startOutbox(): () => void {
  const flush = () => void flushOutbox();
  const flushWhenSeen = () => {
    if (document.visibilityState === "visible") flush();
  };
  window.addEventListener("online", flush);
  window.addEventListener("userSignedIn", flush);
  document.addEventListener("visibilitychange", flushWhenSeen);
  flush();
  return () => {
    window.removeEventListener("online", flush);
    window.removeEventListener("userSignedIn", flush);
    document.removeEventListener("visibilitychange", flushWhenSeen);
  };
}
