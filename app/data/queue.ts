import { z } from "zod";
import { ERRORS, type ErrorCode } from "#contract/errors.ts";
import { COMMANDS_MAX, giveCommands } from "#contract/learning/commands.ts";
import type { SavedProgress } from "#contract/learning/user-progress.ts";
import { CommandSchema } from "#core/learning/command-schema.ts";
import { applyAll, type PlanCommand, type RefusalReason } from "#core/learning/commands.ts";
import { DayChangeSchema, eventOfChange } from "#core/learning/day-changes.ts";
import type { LearningEvent } from "#core/learning/events.ts";
import { DELETE_TIMEOUT_MS, SAVE_TIMEOUT_MS } from "#core/plan/limits.ts";
import { createRetry } from "../lib/retry.ts";
import { createSignal, createStore } from "../lib/store.ts";
import * as words from "../words/data.ts";
import { type CallFailure, call } from "./api.ts";
import { localTexts, readJson, writeJson } from "./browser-storage.ts";
import { currentSession } from "./session.ts";
import { localKeys } from "./storage-keys.ts";

/**
 * A member's commands that the server has not settled. They are stored on the device, in order,
 * across reloads, network failures and the end of the session (then they wait until the same member
 * signs in again). Sending a command twice has no effect.
 */

const EntrySchema = z.object({ userId: z.string(), command: CommandSchema });
type Entry = z.infer<typeof EntrySchema>;

export type QueueEvent =
  | {
      readonly type: "saved";
      readonly planId: string;
      readonly progress: SavedProgress;
      /** What was sent of this plan. */
      readonly commands: readonly PlanCommand[];
    }
  /** The server refused a command; its own version must be read again. */
  | { readonly type: "refused"; readonly planId: string; readonly message: string }
  /** The server cannot be reached, or failed; the commands stay here and will be sent again. */
  | { readonly type: "waiting"; readonly planId: string }
  /** The plan was deleted elsewhere, with everything that was done in it. */
  | { readonly type: "plan-gone"; readonly planId: string }
  | { readonly type: "deleted"; readonly planId: string }
  | { readonly type: "deletion-refused"; readonly planId: string; readonly message: string }
  | { readonly type: "deletion-waiting"; readonly planId: string; readonly message: string };

const signal = createSignal<QueueEvent>();
export const onQueueEvent = signal.listen;

function entries(): Entry[] {
  adoptOutbox();
  return readEntries();
}

function readEntries(): Entry[] {
  const stored = readJson(localTexts, localKeys.commands);
  return Array.isArray(stored)
    ? stored.flatMap((entry) => EntrySchema.safeParse(entry).data ?? [])
    : [];
}

/** Changes with what is waiting, in any tab: whoever shows it reads it again. */
export const queueVersion = createStore(0);
const changed = () => queueVersion.set(queueVersion.get() + 1);

function save(next: readonly Entry[]): boolean {
  const isStored = writeJson(localTexts, localKeys.commands, next);
  changed();
  return isStored;
}

/** What earlier versions left to be sent, also by a tab that was not reloaded since the update. */
const OutboxEntrySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("progress"),
    userId: z.string(),
    planId: z.string(),
    change: DayChangeSchema,
  }),
  z.object({
    kind: z.literal("deletion"),
    id: z.string(),
    userId: z.string(),
    planId: z.string(),
  }),
]);

/** Turns an earlier version's outbox into commands, once. */
function adoptOutbox(): void {
  const stored = readJson(localTexts, localKeys.outbox);
  if (stored === undefined) return;
  const old = z.array(z.unknown()).safeParse(stored).data ?? [];
  const adopted = old.flatMap((value): Entry[] => {
    const { data: entry } = OutboxEntrySchema.safeParse(value);
    if (!entry) return [];
    const { userId, planId } = entry;
    const command =
      entry.kind === "progress"
        ? { ...eventOfChange(entry.change), planId }
        : { kind: "delete-plan" as const, id: entry.id, planId, at: Date.now() };
    return [{ userId, command }];
  });
  if (save([...readEntries(), ...adopted])) localTexts.remove(localKeys.outbox);
}

const take = (sent: readonly Entry[]): void => {
  const ids = new Set(sent.map(({ command }) => command.id));
  save(entries().filter(({ command }) => !ids.has(command.id)));
};

/** The member who is signed in, or who was when the server last answered. */
const memberId = (): string | undefined => {
  const session = currentSession();
  return session.status === "member" ? session.user.id : undefined;
};

/**
 * Puts a command into the queue, to be sent now or as soon as possible. A plan that is deleted needs
 * none of its other commands any more.
 * @returns whether the device stores it until then.
 */
export function enqueue(userId: string, command: PlanCommand): boolean {
  const before = entries();
  const others =
    command.kind === "delete-plan"
      ? before.filter((entry) => entry.command.planId !== command.planId)
      : before;
  const isStored = save([...others, { userId, command }]);
  void flushQueue();
  return isStored;
}

/**
 * What was done in a plan with the commands that are not settled yet, by the rules by which the
 * server will apply them.
 * @param known what the server has answered.
 */
export function withPending(
  userId: string,
  planId: string,
  known: readonly LearningEvent[],
): readonly LearningEvent[] {
  const pending = entries().flatMap((entry) =>
    entry.userId === userId &&
    entry.command.planId === planId &&
    entry.command.kind !== "delete-plan"
      ? [entry.command]
      : [],
  );
  if (pending.length === 0) return known;
  const plan = { hobbyKey: "", events: known };
  const { state } = applyAll({ role: "member", plans: { [planId]: plan } }, pending, Date.now());
  return state.plans[planId]?.events ?? known;
}

let running: Promise<void> | undefined;
let again = false;
const retry = createRetry(2_000, 60_000);

/** Sends what can be sent now, in order. Never throws. */
export function flushQueue(): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = send().finally(() => {
    running = undefined;
    if (!again) return;
    again = false;
    void flushQueue();
  });
  return running;
}

/** One tab at a time; in browsers without locks, sending twice does no harm. */
const exclusively = (act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("commands", act) : act();

async function send(): Promise<void> {
  retry.cancel();
  await exclusively(async () => {
    for (;;) {
      const userId = memberId();
      const batch = firstBatch(entries().filter((entry) => entry.userId === userId));
      if (batch.length > 0 && !(await deliver(batch))) return retry.later(() => void flushQueue());
      retry.reset();
      if (batch.length === 0) return;
    }
  });
}

/** As many as a call takes. A deletion goes alone: it is given up sooner (spec 1 §9). */
function firstBatch(own: readonly Entry[]): readonly Entry[] {
  const deletion = own.findIndex(({ command }) => command.kind === "delete-plan");
  if (deletion === 0) return own.slice(0, 1);
  return own.slice(0, Math.min(COMMANDS_MAX, deletion < 0 ? own.length : deletion));
}

/** @returns whether the commands are settled, applied or refused. */
async function deliver(batch: readonly Entry[]): Promise<boolean> {
  const commands = batch.map(({ command }) => command);
  const isDeletion = commands[0]?.kind === "delete-plan";
  const result = await call(
    giveCommands,
    { commands },
    { timeout: isDeletion ? DELETE_TIMEOUT_MS : SAVE_TIMEOUT_MS, keepalive: true },
  );
  const planIds = new Set(commands.map(({ planId }) => planId));
  if (!result.ok) {
    const message = wordsOf(result.failure);
    const isLater = mayHelpLater(result.failure);
    if (!isLater) take(batch);
    for (const planId of planIds) signal.emit(failureEvent(planId, isDeletion, isLater, message));
    return !isLater;
  }
  const { settled, progress } = result.value;
  for (const planId of planIds) {
    const refusals = settled.flatMap((one) =>
      one.planId === planId && one.refused ? [one.refused] : [],
    );
    const saved = progress.find((row) => row.plan_id === planId);
    // A plan that no longer exists is what was wanted.
    if (isDeletion) signal.emit({ type: "deleted", planId });
    else if (refusals.includes("plan-gone")) signal.emit({ type: "plan-gone", planId });
    else {
      const own = commands.filter((command) => command.planId === planId);
      if (saved) signal.emit({ type: "saved", planId, progress: saved, commands: own });
      const [refused] = refusals;
      if (refused) signal.emit({ type: "refused", planId, message: wordsOfRefusal(refused) });
    }
  }
  // Screens know the answer by now, so that nothing flickers when the commands go.
  take(batch);
  return true;
}

function failureEvent(
  planId: string,
  isDeletion: boolean,
  isLater: boolean,
  message: string,
): QueueEvent {
  if (isDeletion) {
    return { type: isLater ? "deletion-waiting" : "deletion-refused", planId, message };
  }
  return isLater ? { type: "waiting", planId } : { type: "refused", planId, message };
}

/** Nobody answered, the server failed or was asked too often, or something else answered. */
const mayHelpLater = (failure: CallFailure): boolean =>
  failure.kind !== "refused" ||
  failure.status >= 500 ||
  LATER.some((code) => code === failure.error.code);

/** 'not-found': the server is of an earlier version, which knows no commands. */
const LATER: readonly ErrorCode[] = ["rate-limited", "sign-in-required", "internal", "not-found"];

/** Spec 1 §8: the text for a deletion that timed out; otherwise status and message. */
function wordsOf(failure: CallFailure): string {
  if (failure.kind === "timeout") return words.deletionTimedOut;
  if (failure.kind === "offline") return words.noConnection;
  return `${failure.status}: ${failure.error.error}`;
}

/** What the server says of a command that does not fit, in the words of the same error. */
const wordsOfRefusal = (refused: RefusalReason): string =>
  ERRORS[refused === "day-locked" ? "day-locked" : "not-found"].message;

/** Sends what is waiting, now and whenever it may have become possible. Called once, by the root. */
export function startQueue(): () => void {
  const flush = () => void flushQueue();
  const flushWhenSeen = () => {
    if (document.visibilityState === "visible") flush();
  };
  const stop = new AbortController();
  const options = { signal: stop.signal };
  window.addEventListener("online", flush, options);
  window.addEventListener("userSignedIn", flush, options);
  document.addEventListener("visibilitychange", flushWhenSeen, options);
  window.addEventListener(
    "storage",
    ({ key }) => {
      if (key === localKeys.commands || key === localKeys.outbox) changed();
    },
    options,
  );
  flush();
  return () => stop.abort();
}
