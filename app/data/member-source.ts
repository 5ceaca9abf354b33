import { z } from "zod";
import { listHobbyPlans, readHobbyPlan } from "#contract/learning/hobby-plans.ts";
import { listProgress, readProgress } from "#contract/learning/user-progress.ts";
import { type Profile, ProfileSchema, syncProfile } from "#contract/user-profile.ts";
import type { PlanCommand } from "#core/learning/commands.ts";
import type { LearningEvent } from "#core/learning/events.ts";
import { TimeZoneSchema } from "#core/learning/local-date.ts";
import { eventsOfProgress, givenTitle, pausesOf } from "#core/learning/plan-progress.ts";
import { parseStoredProgress } from "#core/learning/progress.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { createStore, type Store } from "../lib/store.ts";
import * as words from "../words/data.ts";
import { type CallFailure, type CallResult, call } from "./api.ts";
import { localTexts, readJson, writeJson } from "./browser-storage.ts";
import { withPending } from "./queue.ts";
import { currentSession } from "./session.ts";
import { localKeys } from "./storage-keys.ts";

/**
 * What this device knows of a member's account, as the server last answered it: one store for all
 * screens and tabs, kept on the device, so that it is there at once and without a network. What was
 * done here and is not settled yet (`queue.ts`) is added when a plan is read.
 */

/** A list whose items are parsed one by one, so that a malformed one does not affect the others. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .transform((values) => values.map((value) => item.safeParse(value)))
    .transform((results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])));

/** A plan as the account has it, in any shape: `parseStoredPlan` reads it. */
const PlanRowSchema = z.looseObject({ id: z.string() });
export type KnownRow = z.infer<typeof PlanRowSchema>;
const PlanRowsSchema = listOf(PlanRowSchema);

/** A plan's progress; read it with `eventsOfRow`. */
const ProgressRowSchema = z.looseObject({ plan_id: z.string() });
export type ProgressRow = z.infer<typeof ProgressRowSchema>;
const ProgressRowsSchema = listOf(ProgressRowSchema);

const AccountSchema = z.object({
  /** Epoch milliseconds: when the server answered all plans; absent until it has. */
  at: z.number().optional(),
  plans: PlanRowsSchema,
  progress: ProgressRowsSchema,
  /** Absent until the server has first answered it. */
  profile: ProfileSchema.optional(),
});

/** A member's plans, progress and profile. */
export type KnownAccount = Readonly<z.infer<typeof AccountSchema>>;

/** What is known of an account before anything was loaded. */
export const NOTHING_KNOWN: KnownAccount = { plans: [], progress: [] };

let current: { readonly userId: string; readonly store: Store<KnownAccount> } | undefined;

/** What is known of this member's account; nothing of another one's remains in memory. */
export function knownAccount(userId: string): Store<KnownAccount> {
  if (current?.userId !== userId) current = { userId, store: createStore(readDevice(userId)) };
  return current.store;
}

/** Forgets what is in memory; the device's copy is `forgetUser`'s. */
export function forgetAccount(): void {
  current = undefined;
}

/** Another tab has stored something of this account. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (!current || key === null) return;
    const { userId, store } = current;
    const isOurs =
      key === localKeys.dashboard(userId) || key.startsWith(localKeys.memberPlan(userId, ""));
    if (isOurs && localTexts.read(localKeys.dashboard(userId))) store.set(readDevice(userId));
  };
  window.addEventListener("storage", follow);
  window.addEventListener("userSignedOut", forgetAccount);
  return () => {
    window.removeEventListener("storage", follow);
    window.removeEventListener("userSignedOut", forgetAccount);
  };
}

/** A plan's lessons on the device. Earlier versions kept its progress with them. */
const StoredLessonsSchema = z.object({
  plan: z.unknown(),
  completed_days: z.array(z.number()).optional(),
  paused: z.boolean().optional(),
});

function readDevice(userId: string): KnownAccount {
  const stored = AccountSchema.safeParse(readJson(localTexts, localKeys.dashboard(userId)));
  const known = stored.data ?? NOTHING_KNOWN;
  const prefix = localKeys.memberPlan(userId, "");
  const kept = localTexts.keys().filter((key) => key.startsWith(prefix));
  const opened = kept.map((key) => key.slice(prefix.length)).filter((id) => !hasRow(known, id));
  return opened.reduce((account, id) => adoptOpened(userId, account, id), {
    ...known,
    plans: known.plans.map((row) => withLessons(userId, row)),
  });
}

const hasRow = ({ plans }: KnownAccount, planId: string) => plans.some(({ id }) => id === planId);

const readStoredLessons = (userId: string, planId: string) =>
  StoredLessonsSchema.safeParse(readJson(localTexts, localKeys.memberPlan(userId, planId))).data;

/** Rows that earlier versions stored hold their lessons themselves. */
function withLessons(userId: string, row: KnownRow): KnownRow {
  if (row.plan_data !== undefined) return row;
  return { ...row, plan_data: readStoredLessons(userId, row.id)?.plan ?? null };
}

/** A plan that was opened before the list of all plans was known. */
function adoptOpened(userId: string, account: KnownAccount, planId: string): KnownAccount {
  const kept = readStoredLessons(userId, planId);
  const plan = parseStoredPlan(kept?.plan);
  if (!kept || !plan) return account;
  const { hobby, title } = plan;
  const paused_at = kept.paused ? new Date().toISOString() : null;
  const row = { id: planId, hobby, title, paused_at, plan_data: kept.plan };
  const progress = { plan_id: planId, completed_days: kept.completed_days ?? [] };
  return withRows(account, row, progress);
}

function withRows(account: KnownAccount, row: KnownRow, progress: ProgressRow): KnownAccount {
  const isKnown = hasRow(account, row.id);
  return {
    ...account,
    plans: isKnown
      ? account.plans.map((other) => (other.id === row.id ? row : other))
      : [row, ...account.plans],
    progress: withProgress(account.progress, progress),
  };
}

const withProgress = (rows: readonly ProgressRow[], row: ProgressRow): ProgressRow[] => [
  ...rows.filter(({ plan_id }) => plan_id !== row.plan_id),
  row,
];

/** Changes what is known, for all screens, and stores it on the device for this member only. */
function put(userId: string, change: (account: KnownAccount) => KnownAccount): void {
  const store = knownAccount(userId);
  const before = store.get();
  const after = change(before);
  if (after === before) return;
  store.set(after);
  const session = currentSession();
  const isOwn =
    session.status === "member"
      ? session.user.id === userId
      : session.status !== "guest" || session.lapsedUserId === userId;
  if (isOwn) writeDevice(userId, before, after);
}

/** The lessons of a plan are most of it, and are only written when they have changed. */
function writeDevice(userId: string, before: KnownAccount, after: KnownAccount): void {
  const earlier = new Map(before.plans.map((row) => [row.id, row]));
  for (const row of after.plans) {
    const key = localKeys.memberPlan(userId, row.id);
    if (hasSameLessons(row, earlier.get(row.id)) && localTexts.read(key) !== undefined) continue;
    writeJson(localTexts, key, { plan: row.plan_data });
  }
  for (const { id } of before.plans) {
    if (!hasRow(after, id)) localTexts.remove(localKeys.memberPlan(userId, id));
  }
  const plans = after.plans.map(({ plan_data: _, ...row }) => row);
  writeJson(localTexts, localKeys.dashboard(userId), { ...after, plans });
}

const hasSameLessons = (row: KnownRow, before: KnownRow | undefined): boolean =>
  before !== undefined &&
  (row.plan_data === before.plan_data ||
    (typeof row.updated_at === "string" && row.updated_at === before.updated_at));

/** A member's plan as a screen shows it. */
export interface OpenedPlan {
  readonly plan: Plan;
  /** What was done in it, with what is not settled yet. */
  readonly events: readonly LearningEvent[];
  /** Whether the member has paused it, which does not prevent learning. */
  readonly paused: boolean;
  /**
   * When something was last done in it, by the server's clock: epoch milliseconds. What is done now
   * comes after it, even if this device's clock is slow.
   */
  readonly changedAt?: number;
}

/** What the server has answered of a plan's progress, of any version, and what was done since. */
export const eventsOfRow = (
  userId: string,
  planId: string,
  row: ProgressRow | undefined,
): readonly LearningEvent[] => {
  const { completed_days } = parseStoredProgress(row, "member");
  const ticked = z.record(z.string(), z.array(z.string())).safeParse(row?.ticked_steps);
  const known = { completedDays: completed_days, tickedSteps: ticked.data ?? {} };
  return withPending(userId, planId, eventsOfProgress(known));
};

/**
 * A plan's row with the pauses that are not settled yet. What is left of one that was resumed is
 * told by the server.
 */
export function withPauses(
  row: KnownRow,
  done: readonly (LearningEvent | PlanCommand)[],
): KnownRow {
  const events = done.flatMap((one) =>
    one.kind === "pause-plan" || one.kind === "resume-plan" ? [one] : [],
  );
  if (events.length === 0) return row;
  const { since } = pausesOf(events);
  return { ...row, paused_at: since === null ? null : new Date(since).toISOString() };
}

/** An ISO time in epoch milliseconds; 0 for anything else. */
const momentOf = (value: unknown): number => (typeof value === "string" && Date.parse(value)) || 0;

/** The plan as this device knows it; undefined when it does not, or cannot read it. */
export function readMemberPlan(userId: string, planId: string): OpenedPlan | undefined {
  const account = knownAccount(userId).get();
  const row = account.plans.find(({ id }) => id === planId);
  const plan = row && parseStoredPlan(row);
  if (!row || !plan) return undefined;
  const progress = account.progress.find(({ plan_id }) => plan_id === planId);
  const events = eventsOfRow(userId, planId, progress);
  const title = givenTitle(events);
  return {
    plan: title === undefined ? plan : { ...plan, title },
    events,
    paused: typeof withPauses(row, events).paused_at === "string",
    changedAt: Math.max(momentOf(progress?.last_accessed_at), momentOf(row.paused_at)),
  };
}

/** Takes over a plan that the account has just taken. */
export function addPlan(userId: string, plan: Plan): void {
  const { id, hobby, title, created_at } = plan;
  const row = { id, hobby, title, created_at, paused_at: null, plan_data: plan };
  put(userId, (account) =>
    hasRow(account, id) ? account : withRows(account, row, { plan_id: id, completed_days: [] }),
  );
}

/** Takes over a plan's lessons: one has been written. */
export function setLessons(userId: string, plan: Plan): void {
  put(userId, (account) => ({
    ...account,
    // It is no longer as the server dated it.
    plans: account.plans.map((row) =>
      row.id === plan.id ? { ...row, plan_data: plan, updated_at: undefined } : row,
    ),
  }));
}

/**
 * Takes over what the server has answered of a plan's progress.
 * @param commands those that it has just applied: the answer does not say whether the plan is paused.
 */
export const setProgress = (
  userId: string,
  progress: ProgressRow,
  commands: readonly PlanCommand[] = [],
): void =>
  put(userId, (account) => ({
    ...account,
    plans: account.plans.map((row) =>
      row.id === progress.plan_id ? withPauses(row, commands) : row,
    ),
    progress: withProgress(account.progress, progress),
  }));

/** Takes over a member's profile. */
const setProfile = (userId: string, profile: Profile): void =>
  put(userId, (account) => ({ ...account, profile }));

/** The account no longer has the plan. */
export const dropPlan = (userId: string, planId: string): void =>
  put(userId, (account) => ({
    ...account,
    plans: account.plans.filter(({ id }) => id !== planId),
    progress: account.progress.filter(({ plan_id }) => plan_id !== planId),
  }));

/** The account has the plan, but it cannot be read. */
export const UNREADABLE: CallFailure = {
  kind: "refused",
  status: 500,
  error: { error: words.planUnreadable, code: "internal" },
};

/** Loads a plan and its progress from the server. Never throws. */
export async function fetchMemberPlan(
  userId: string,
  planId: string,
  signal: AbortSignal,
): Promise<CallResult<OpenedPlan>> {
  const query = { _t: String(Date.now()) };
  const options = { query, signal };
  const [row, progress] = await Promise.all([
    call({ ...readHobbyPlan, answer: PlanRowSchema }, undefined, {
      params: { id: planId },
      ...options,
    }),
    call(readProgress, undefined, { params: { userId, planId }, ...options }),
  ]);
  if (!row.ok) return row;
  if (!progress.ok) return progress;
  put(userId, (account) => withRows(account, row.value, progress.value));
  const opened = readMemberPlan(userId, planId);
  return opened ? { ok: true, value: opened } : { ok: false, failure: UNREADABLE };
}

/** Asks for a plan's progress alone, which is little. */
export const fetchPlanProgress = (
  userId: string,
  planId: string,
  signal: AbortSignal,
): Promise<CallResult<ProgressRow>> =>
  call({ ...readProgress, answer: ProgressRowSchema }, undefined, {
    params: { userId, planId },
    query: { _t: String(Date.now()) },
    signal,
  });

/** Spec 1 §9: two seconds for the list of plans. In milliseconds. */
const LIST_TIMEOUT_MS = 2_000;
const PROFILE_TIMEOUT_MS = 10_000;

/**
 * Asks for the plans and their progress: one without the other would show wrong percentages.
 * @returns what the server answered; `setLists` takes it over.
 */
export async function fetchLists(
  userId: string,
): Promise<CallResult<Required<Omit<KnownAccount, "profile">>>> {
  const at = Date.now();
  const [plans, progress] = await Promise.all([
    call({ ...listHobbyPlans, answer: PlanRowsSchema }, undefined, {
      query: { user_id: userId, _t: String(at) },
      timeout: LIST_TIMEOUT_MS,
    }),
    fetchProgress(userId),
  ]);
  if (!plans.ok) return plans;
  if (!progress.ok) return progress;
  return { ok: true, value: { at, plans: plans.value, progress: progress.value } };
}

export const setLists = (userId: string, lists: Required<Omit<KnownAccount, "profile">>): void =>
  put(userId, (account) => ({ ...account, ...lists }));

/** The member's progress in each plan: a small answer. */
export const fetchProgress = (userId: string): Promise<CallResult<ProgressRow[]>> =>
  call({ ...listProgress, answer: ProgressRowsSchema }, undefined, {
    params: { userId },
    query: { _t: String(Date.now()) },
    timeout: LIST_TIMEOUT_MS,
  });

/** The browser's time zone; undefined where it does not say. */
export const browserTimeZone = (): string | undefined =>
  TimeZoneSchema.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone).data;

/** Asks for the profile with its streaks, counted in this browser's time zone. */
export async function fetchProfile(userId: string): Promise<void> {
  const zone = browserTimeZone();
  const body = { user_id: userId, ...(zone && { time_zone: zone }) };
  const result = await call(syncProfile, body, { timeout: PROFILE_TIMEOUT_MS });
  if (result.ok) setProfile(userId, result.value);
}
