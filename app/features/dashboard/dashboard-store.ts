import { deleteHobbyPlan } from "#contract/learning/hobby-plans.ts";
import type { Profile } from "#contract/user-profile.ts";
import type { SavedProgress } from "#contract/learning/user-progress.ts";
import { LOAD_LOCK_MS } from "#core/dashboard/load-lock.ts";
import { DELETE_TIMEOUT_MS } from "#core/plan/limits.ts";
import { parseStoredProgress } from "#core/learning/progress.ts";
import { type CallFailure, call } from "../../lib/api.ts";
import { queueDeletion } from "../../lib/outbox.ts";
import { pausePlan } from "../../lib/pause-plan.ts";
import { currentSession } from "../../lib/session.ts";
import { announceRoom } from "../../lib/waiting-plans.ts";
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
  /** What the server last answered, now or on an earlier visit. */
  readonly lists: Omit<KnownCopy, "profile"> | undefined;
  readonly profile: Profile | undefined;
  readonly loading: boolean;
  /** Whether the last load failed; `lists` are then an older copy, if there are any. */
  readonly failed: boolean;
  /** Ids of plans that are being deleted and no longer shown. */
  readonly deleted: readonly string[];
}

/** A member's dashboard. It outlives the screen, so that coming back shows it at once. */
export class Dashboard {
  readonly userId: string;
  #state: DashboardState;
  readonly #listeners = new Set<() => void>();
  /** Counts local changes: a list requested before a change is out of date. */
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

  /** Shows changed lists, and stores them on the device for this member only. */
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
   * Loads the lists, and the profile in parallel. Skipped while another load holds the lock (spec 1
   * §4).
   */
  readonly load = async (): Promise<void> => {
    clearTimeout(this.#retry);
    if (!takeLoadLock(this.userId)) {
      // A lock that another page holds may have been left behind when that page was closed.
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
    announceRoom();
  };

  /** Loads again even if a load is running, because that one's answer will be out of date. */
  readonly reload = (): Promise<void> => {
    this.#changes += 1;
    return this.load();
  };

  /**
   * Asks only for the member's progress, which is little, and loads everything if that has changed.
   */
  readonly look = async (): Promise<void> => {
    const { lists, loading, failed } = this.#state;
    if (loading) return;
    if (!lists || failed) return this.load();
    const changesBefore = this.#changes;
    const result = await loadProgress(this.userId);
    if (!result.ok || changesBefore !== this.#changes) return;
    if (fingerprint(result.value) !== fingerprint(lists.progress)) await this.reload();
  };

  /** Another tab has a later answer of the server than this one. */
  readonly adoptKnownCopy = (): void => {
    const copy = readKnownCopy(this.userId);
    if (!copy) return;
    const { profile = this.#state.profile, ...lists } = copy;
    this.#changes += 1;
    this.#put({ lists, profile });
  };

  /** Hides a plan at once; the outbox tells the server, now or when it can. */
  readonly remove = (planId: string): void => {
    this.#changes += 1;
    markDeleted(planId);
    this.#put({ deleted: deletedPlans() });
    forgetPlan(this.userId, planId);
    queueDeletion(planId);
  };

  /** The server has deleted the plan: remove it from the known copy. */
  readonly drop = (planId: string): void => {
    const { lists } = this.#state;
    this.#changes += 1;
    if (!lists) return;
    this.#keep({ lists: { ...lists, plans: lists.plans.filter(({ id }) => id !== planId) } });
  };

  /** The server refused to delete the plan: show it again. */
  readonly bringBack = (planId: string): void => {
    unmarkDeleted(planId);
    this.#put({ deleted: deletedPlans() });
    void this.reload();
  };

  /** Pauses or resumes a plan. @returns why it failed, or undefined. */
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
        timeout: DELETE_TIMEOUT_MS,
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

  /** Progress that the outbox has sent: shown at once, then the learned days. */
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

/** The plans and completed days as a text that can be compared. */
const fingerprint = (rows: readonly ProgressRow[]): string =>
  rows
    .map((row) => `${row.plan_id}:${parseStoredProgress(row, "member").completed_days.join()}`)
    .sort()
    .join(" ");

let current: Dashboard | undefined;

/** The dashboard of this member; nothing of another one's remains. */
export function getDashboard(userId: string): Dashboard {
  if (current?.userId !== userId) current = new Dashboard(userId);
  return current;
}

export function forgetDashboard(): void {
  current = undefined;
}
