import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type PlanSummary, summarizeAll, withoutDeleted } from "#core/dashboard/plan-summary.ts";
import { makeLatestChanges, mergeChanges } from "#core/progress/changes.ts";
import { parseStoredProgress } from "#core/learning/progress.ts";
import { onPlansMoved } from "../../lib/moved-plans.ts";
import { type OutboxEvent, onOutboxEvent, pendingChanges } from "../../lib/outbox.ts";
import { localKeys } from "../../lib/storage-keys.ts";
import { whileVisible } from "../../lib/while-visible.ts";
import {
  type Dashboard,
  type DashboardState,
  forgetDashboard,
  getDashboard,
} from "./dashboard-store.ts";

/** A plan whose hobby cannot be determined: it has no card, but counts and can be deleted. */
export interface UnreadablePlan {
  readonly id: string;
  readonly title: string;
}

/** The data of the cards. */
export interface PlanLists {
  /** Newest first. */
  readonly plans: readonly PlanSummary[];
  readonly unreadable: readonly UnreadablePlan[];
  /** Epoch milliseconds: when the server answered them. */
  readonly at: number;
}

/** A tab that comes to the front reloads everything if the last answer is older than this. */
const REFRESH_AFTER = 60_000;

/** The member's dashboard as currently known; loads it, and follows changes made elsewhere. */
export function useDashboard(
  userId: string,
  onDeletion: (event: DeletionEvent) => void,
): { dashboard: Dashboard; state: DashboardState; lists: PlanLists | undefined } {
  const dashboard = getDashboard(userId);
  const state = useSyncExternalStore(dashboard.subscribe, dashboard.state, dashboard.state);
  const tell = useRef(onDeletion);
  tell.current = onDeletion;
  useEffect(() => follow(dashboard, (event) => tell.current(event)), [dashboard]);
  const { lists, deleted } = state;
  return {
    dashboard,
    state,
    lists: useMemo(() => listsOf(userId, lists, deleted), [userId, lists, deleted]),
  };
}

export type DeletionEvent = Extract<
  OutboxEvent,
  { readonly type: "deletion-waiting" | "deletion-refused" }
>;

function follow(dashboard: Dashboard, tell: (event: DeletionEvent) => void): () => void {
  void dashboard.load();
  const stopOutbox = onOutboxEvent((event) => {
    if (event.type === "deleted") dashboard.drop(event.planId);
    if (event.type === "progress-saved") dashboard.progressSaved(event.progress);
    if (
      event.type === "progress-saved" ||
      event.type === "progress-refused" ||
      event.type === "plan-gone"
    )
      void dashboard.reload();
    if (event.type === "deletion-refused") dashboard.bringBack(event.planId);
    if (event.type === "deletion-refused" || event.type === "deletion-waiting") tell(event);
  });
  const stopMoved = onPlansMoved((moved) => {
    for (const { replaced } of moved) if (replaced !== undefined) dashboard.drop(replaced);
    void dashboard.reload();
  });
  const look = () => void dashboard.look();
  const stopLooking = whileVisible(() => {
    const age = Date.now() - (dashboard.state().lists?.at ?? 0);
    if (age > REFRESH_AFTER) void dashboard.load();
    else look();
  }, look);
  const stop = new AbortController();
  const options = { signal: stop.signal };
  window.addEventListener("pagehide", dashboard.leave, options);
  window.addEventListener("userSignedOut", forgetDashboard, options);
  window.addEventListener(
    "storage",
    ({ key, newValue }) => {
      if (key === localKeys.dashboard(dashboard.userId) && newValue) dashboard.adoptKnownCopy();
      // Another tab has ticked a day or deleted a plan, or has sent that to the server.
      if (key === localKeys.outbox) void dashboard.reload();
    },
    options,
  );
  return () => {
    stopOutbox();
    stopMoved();
    stopLooking();
    stop.abort();
  };
}

function listsOf(
  userId: string,
  lists: DashboardState["lists"],
  deleted: readonly string[],
): PlanLists | undefined {
  if (!lists) return undefined;
  const now = Date.now();
  const shown = withoutDeleted(lists.plans, deleted);
  const progress = new Map(
    lists.progress.map((row) => {
      const { completed_days } = parseStoredProgress(row, "member");
      return [row.plan_id, { completed_days }];
    }),
  );
  for (const { id } of shown) {
    // Local changes that have not reached the server yet already count.
    const waiting = pendingChanges(userId, id);
    if (waiting.length === 0) continue;
    const stored = makeLatestChanges(progress.get(id)?.completed_days ?? [], 0);
    progress.set(id, { completed_days: mergeChanges(stored, waiting, now).completed });
  }
  const { plans, unreadable } = summarizeAll(shown, progress, now);
  return {
    plans,
    unreadable: unreadable.map(({ id, title }) => ({
      id,
      title: typeof title === "string" ? title : "",
    })),
    at: lists.at,
  };
}
