import { deleteHobbyPlan } from "#contract/learning/hobby-plans.ts";
import { LOAD_LOCK_MS } from "#core/dashboard/load-lock.ts";
import { parseStoredProgress } from "#core/learning/progress.ts";
import { DELETE_TIMEOUT_MS } from "#core/plan/limits.ts";
import { call } from "../../data/api.ts";
import { commandMoment } from "../../data/command-moment.ts";
import {
  dropPlan,
  fetchLists,
  fetchProfile,
  fetchProgress,
  knownAccount,
  type ProgressRow,
  readMemberPlan,
  setLists,
} from "../../data/member-source.ts";
import { enqueue } from "../../data/queue.ts";
import { announceRoom } from "../../data/waiting-plans.ts";
import { createStore } from "../../lib/store.ts";
import { deletedPlans, forgetPlan, markDeleted, unmarkDeleted } from "./deleted-plans.ts";
import { releaseLoadLock, takeLoadLock } from "./load-lock.ts";

export interface DashboardStatus {
  readonly loading: boolean;
  /** Whether the last load failed; what is known is then of an earlier one, if there was any. */
  readonly failed: boolean;
  /** Ids of plans that are being deleted and no longer shown. */
  readonly deleted: readonly string[];
}

/**
 * How a member's dashboard is loaded. It outlives the screen, so that coming back shows it at once;
 * what it shows is in `member-source.ts`.
 */
export class Dashboard {
  readonly userId: string;
  readonly status = createStore<DashboardStatus>({
    loading: false,
    failed: false,
    deleted: deletedPlans(),
  });
  /** Counts local changes: a list requested before a change is out of date. */
  #changes = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.userId = userId;
  }

  #put(next: Partial<DashboardStatus>): void {
    this.status.set({ ...this.status.get(), ...next });
  }

  /**
   * Loads the lists, and the profile in parallel. Skipped while another load holds the lock (spec 1
   * §4).
   */
  readonly load = async (): Promise<void> => {
    clearTimeout(this.#retry);
    if (!takeLoadLock(this.userId)) {
      // A lock that another page holds may have been left behind when that page was closed.
      if (!this.status.get().loading) {
        this.#retry = setTimeout(() => void this.load(), LOAD_LOCK_MS);
      }
      return;
    }
    this.#put({ loading: true });
    const changesBefore = this.#changes;
    void fetchProfile(this.userId);
    const result = await fetchLists(this.userId);
    releaseLoadLock(this.userId);
    if (changesBefore !== this.#changes) return this.load();
    this.#put({ loading: false, failed: !result.ok });
    if (!result.ok) return;
    const before = knownAccount(this.userId).get().plans;
    setLists(this.userId, result.value);
    const now = new Set(result.value.plans.map(({ id }) => id));
    for (const { id } of before) if (!now.has(id)) forgetPlan(id);
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
    const { loading, failed } = this.status.get();
    const { at, progress } = knownAccount(this.userId).get();
    if (loading) return;
    if (at === undefined || failed) return this.load();
    const changesBefore = this.#changes;
    const result = await fetchProgress(this.userId);
    if (!result.ok || changesBefore !== this.#changes) return;
    if (fingerprint(result.value) !== fingerprint(progress)) await this.reload();
  };

  /** Hides a plan at once; the queue tells the server, now or when it can. */
  readonly remove = (planId: string): void => {
    this.#changes += 1;
    markDeleted(planId);
    this.#put({ deleted: deletedPlans() });
    forgetPlan(planId);
    const at = commandMoment(readMemberPlan(this.userId, planId));
    enqueue(this.userId, { kind: "delete-plan", id: crypto.randomUUID(), planId, at });
  };

  /** The server refused to delete the plan: show it again. */
  readonly bringBack = (planId: string): void => {
    unmarkDeleted(planId);
    this.#put({ deleted: deletedPlans() });
    void this.reload();
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
        forgetPlan(planId);
        dropPlan(this.userId, planId);
      } else {
        console.warn(`The duplicate plan ${planId} could not be deleted`, result.failure);
      }
    }
    await this.reload();
  };

  /** The page is being left: its load will not end, and must not keep the next one waiting. */
  readonly leave = (): void => {
    clearTimeout(this.#retry);
    if (this.status.get().loading) releaseLoadLock(this.userId);
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
