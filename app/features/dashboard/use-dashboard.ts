import { useEffect, useMemo, useRef } from "react";
import { type PlanSummary, summarizeAll, withoutDeleted } from "#core/dashboard/plan-summary.ts";
import { completedDays } from "#core/learning/events.ts";
import {
  dropPlan,
  eventsOfRow,
  type KnownAccount,
  type KnownRow,
  knownAccount,
  NOTHING_KNOWN,
  withPauses,
} from "../../data/member-source.ts";
import { onPlansMoved } from "../../data/moved-plans.ts";
import { onQueueEvent, type QueueEvent, queueVersion } from "../../data/queue.ts";
import { whileVisible } from "../../data/while-visible.ts";
import { useStore } from "../../lib/use-store.ts";
import {
  type Dashboard,
  type DashboardStatus,
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

const LOADING: DashboardStatus = { loading: false, failed: false, deleted: [] };

/** The member's dashboard as currently known; loads it, and follows changes made elsewhere. */
export function useDashboard(
  userId: string,
  onDeletion: (event: DeletionEvent) => void,
): {
  dashboard: Dashboard;
  status: DashboardStatus;
  profile: KnownAccount["profile"];
  lists: PlanLists | undefined;
} {
  const dashboard = getDashboard(userId);
  const status = useStore(dashboard.status, LOADING);
  const account = useStore(knownAccount(userId), NOTHING_KNOWN);
  const version = useStore(queueVersion, 0);
  const tell = useRef(onDeletion);
  tell.current = onDeletion;
  useEffect(() => follow(dashboard, (event) => tell.current(event)), [dashboard]);
  const { deleted } = status;
  return {
    dashboard,
    status,
    profile: account.profile,
    // biome-ignore lint/correctness/useExhaustiveDependencies: what waits in the queue counts too
    lists: useMemo(() => listsOf(userId, account, deleted), [userId, account, deleted, version]),
  };
}

export type DeletionEvent = Extract<
  QueueEvent,
  { readonly type: "deletion-waiting" | "deletion-refused" }
>;

function follow(dashboard: Dashboard, tell: (event: DeletionEvent) => void): () => void {
  void dashboard.load();
  const stopListening = onQueueEvent((event) => {
    const { type } = event;
    if (type === "saved" || type === "refused" || type === "plan-gone") void dashboard.reload();
    if (type === "deletion-refused") dashboard.bringBack(event.planId);
    if (type === "deletion-refused" || type === "deletion-waiting") tell(event);
  });
  const stopMoved = onPlansMoved((moved) => {
    for (const { replaced } of moved) {
      if (replaced !== undefined) dropPlan(dashboard.userId, replaced);
    }
    void dashboard.reload();
  });
  const look = () => void dashboard.look();
  const stopLooking = whileVisible(() => {
    const age = Date.now() - (knownAccount(dashboard.userId).get().at ?? 0);
    if (age > REFRESH_AFTER) void dashboard.load();
    else look();
  }, look);
  const stop = new AbortController();
  const options = { signal: stop.signal };
  window.addEventListener("pagehide", dashboard.leave, options);
  window.addEventListener("userSignedOut", forgetDashboard, options);
  return () => {
    stopListening();
    stopMoved();
    stopLooking();
    stop.abort();
  };
}

function listsOf(
  userId: string,
  account: KnownAccount,
  deleted: readonly string[],
): PlanLists | undefined {
  const { at } = account;
  if (at === undefined) return undefined;
  const rows = withoutDeleted(account.plans, deleted);
  const progress = new Map(account.progress.map((row) => [row.plan_id, row]));
  const events = new Map(
    rows.map(({ id }) => [id, eventsOfRow(userId, id, progress.get(id))] as const),
  );
  const shown = rows.map((row): KnownRow => withPauses(row, events.get(row.id) ?? []));
  const completed = new Map(
    [...events].map(([id, done]) => [id, { completed_days: completedDays(done) }]),
  );
  const { plans, unreadable } = summarizeAll(shown, completed, Date.now());
  return {
    plans,
    unreadable: unreadable.map(({ id, title }) => ({
      id,
      title: typeof title === "string" ? title : "",
    })),
    at,
  };
}
