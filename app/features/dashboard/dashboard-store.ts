import { deleteHobbyPlan } from "#contract/hobby-plans.ts";
import type { Profile } from "#contract/user-profile.ts";
import type { SavedProgress } from "#contract/user-progress.ts";
import { LOAD_LOCK_MS } from "#core/dashboard/load-lock.ts";
import { parseStoredProgress } from "#core/progress/progress.ts";
import { type CallFailure, call } from "../../lib/api.ts";
import { queueDeletion } from "../../lib/outbox.ts";
import { pausePlan } from "../../lib/pause-plan.ts";
import { currentSession } from "../../lib/session.ts";
import { noteRoom } from "../../lib/waiting-plans.ts";
import {
  deletedPlans,
  forgetPlan,
  forgetPlansBut,
  markDeleted,
  unmarkDeleted,
} from "./deleted-plans.ts";
import { type KnownCopy, readKnownCopy, writeKnownCopy } from "./known-copy.ts";
import { loadLists, loadProfile, loadProgress } from "./load-lists.ts";
import { releaseLoadLock, takeLoadLock } from "./load-lock.ts";
import type { ProgressRow } from "./stored-rows.ts";

export interface DashboardState {
  /** What the server answered last, now or on an earlier visit. */
  readonly lists: Omit<KnownCopy, "profile"> | undefined;
  readonly profile: Profile | undefined;
  readonly loading: boolean;
  /** Whether the last load failed: `lists` are then an older copy, if there are any. */
  readonly failed: boolean;
  /** Ids of plans that are on their way out, and not shown. */
  readonly deleted: readonly string[];
}

/** Spec 1 §9: two seconds for a deletion. In milliseconds. */
const DELETE_TIMEOUT = 2_000;

/** One member's dashboard: it outlives the screen, so that coming back shows it at once. */
export class Dashboard {
  readonly userId: string;
  #state: DashboardState;
  readonly #listeners = new Set<() => void>();
  /** Counts what was changed here: a list that was asked for before a change is out of date. */
  #changes = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.userId = userId;
    const { profile, ...lists } = readKnownCopy(userId) ?? {};
    this.#state = {
      lists: "at" in lists ? lists : undefined,
      profile,
      loading: false,
      failed: false,
      deleted: deletedPlans(),
    };
  }

  readonly state = (): DashboardState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #put(next: Partial<DashboardState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  /** Shows lists that have changed, and keeps them on the device for this member alone. */
  #keep(next: Pick<Partial<DashboardState>, "lists" | "profile">): void {
    this.#put(next);
    const { lists, profile } = this.#state;
    const session = currentSession();
    if (!lists || session.status !== "member" || session.user.id !== this.userId) return;
    writeKnownCopy(this.userId, { ...lists, ...(profile && { profile }) });
  }

  async #learnProfile(): Promise<void> {
    const profile = await loadProfile(this.userId);
    if (profile) this.#keep({ profile });
  }

  /**
   * Loads the lists, and the profile beside them. A load while another holds the lock is skipped
   * (spec 1 §4).
   */
  readonly load = async (): Promise<void> => {
    clearTimeout(this.#retry);
    if (!takeLoadLock(this.userId)) {
      // A lock that is not this page's own was left behind by one that was closed in the middle.
      if (!this.#state.loading) this.#retry = setTimeout(() => void this.load(), LOAD_LOCK_MS);
      return;
    }
    this.#put({ loading: true });
    const changesBefore = this.#changes;
    void this.#learnProfile();
    const result = await loadLists(this.userId);
    releaseLoadLock(this.userId);
    if (changesBefore !== this.#changes) return this.load();
    this.#put({ loading: false, failed: !result.ok });
    if (!result.ok) return;
    this.#keep({ lists: result.value });
    forgetPlansBut(
      this.userId,
      result.value.plans.map(({ id }) => id),
    );
    noteRoom();
  };

  /** Loads anew although a load may be under way: what it asked for is out of date. */
  readonly reload = (): Promise<void> => {
    this.#changes += 1;
    return this.load();
  };

  /** Asks how far the member is, which is a small question, and loads when that is news. */
  readonly look = async (): Promise<void> => {
    const { lists, loading, failed } = this.#state;
    if (loading) return;
    if (!lists || failed) return this.load();
    const changesBefore = this.#changes;
    const result = await loadProgress(this.userId);
    if (!result.ok || changesBefore !== this.#changes) return;
    if (fingerprint(result.value) !== fingerprint(lists.progress)) await this.reload();
  };

  /** Another tab has heard from the server later than this one. */
  readonly adoptKnownCopy = (): void => {
    const copy = readKnownCopy(this.userId);
    if (!copy) return;
    const { profile = this.#state.profile, ...lists } = copy;
    this.#changes += 1;
    this.#put({ lists, profile });
  };

  /** Takes a plan out of view at once; the outbox tells the server, now or when it can. */
  readonly remove = (planId: string): void => {
    this.#changes += 1;
    markDeleted(planId);
    this.#put({ deleted: deletedPlans() });
    forgetPlan(this.userId, planId);
    queueDeletion(planId);
  };

  /** The server has deleted the plan: it is no part of the known copy any more. */
  readonly drop = (planId: string): void => {
    const { lists } = this.#state;
    this.#changes += 1;
    if (!lists) return;
    this.#keep({ lists: { ...lists, plans: lists.plans.filter(({ id }) => id !== planId) } });
  };

  /** The server will not delete the plan: it is shown again. */
  readonly bringBack = (planId: string): void => {
    unmarkDeleted(planId);
    this.#put({ deleted: deletedPlans() });
    void this.reload();
  };

  /** Pauses or resumes a plan. @returns why it could not be done, or undefined. */
  readonly pause = async (planId: string, paused: boolean): Promise<CallFailure | undefined> => {
    const result = await pausePlan(this.userId, planId, paused);
    if (!result.ok) return result.failure;
    this.#changes += 1;
    const { lists } = this.#state;
    if (lists) {
      const plans = lists.plans.map((plan) => (plan.id === planId ? result.value : plan));
      this.#keep({ lists: { ...lists, plans } });
    }
    return undefined;
  };

  /** Deletes duplicates one by one; a failure is logged and ignored (spec 1 §4). Then reloads. */
  readonly cleanUp = async (planIds: readonly string[]): Promise<void> => {
    for (const planId of planIds) {
      const result = await call(deleteHobbyPlan, undefined, {
        params: { id: planId },
        query: { user_id: this.userId, _t: String(Date.now()) },
        timeout: DELETE_TIMEOUT,
      });
      if (result.ok) {
        forgetPlan(this.userId, planId);
        this.drop(planId);
      } else {
        console.warn(`The duplicate plan ${planId} could not be deleted`, result.failure);
      }
    }
    await this.reload();
  };

  /** What the outbox has sent of a member's ticks: shown at once, with the days learned after it. */
  readonly progressSaved = (saved: SavedProgress): void => {
    this.#changes += 1;
    const { lists } = this.#state;
    if (!lists) return;
    const others = lists.progress.filter(({ plan_id }) => plan_id !== saved.plan_id);
    this.#keep({ lists: { ...lists, progress: [...others, saved] } });
  };

  /** The page is being left: its load will not end, and must not keep the next one waiting. */
  readonly leave = (): void => {
    clearTimeout(this.#retry);
    if (this.#state.loading) releaseLoadLock(this.userId);
  };
}

/** Which plans there are and which days are done, in a text that can be compared. */
const fingerprint = (rows: readonly ProgressRow[]): string =>
  rows
    .map((row) => `${row.plan_id}:${parseStoredProgress(row, "member").completed_days.join()}`)
    .sort()
    .join(" ");

let current: Dashboard | undefined;

/** The dashboard of this member; nothing stays of another one's. */
export function dashboardOf(userId: string): Dashboard {
  if (current?.userId !== userId) current = new Dashboard(userId);
  return current;
}

export function forgetDashboard(): void {
  current = undefined;
}
