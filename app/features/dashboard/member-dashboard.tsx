import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { findDuplicates } from "#core/dashboard/duplicates.ts";
import type { PlanSummary } from "#core/dashboard/plan-summary.ts";
import { unfinishedOf } from "#core/dashboard/tiles.ts";
import { achievementText } from "#core/dashboard/words.ts";
import { FALLBACK_TIME_ZONE } from "#core/learning/local-date.ts";
import { PLAN_LIMIT } from "#core/plan/limits.ts";
import { forgetViewed } from "../../data/guest-source.ts";
import { browserTimeZone } from "../../data/member-source.ts";
import { pausePlan } from "../../data/pause-plan.ts";
import { useShareLink } from "../../data/share-link.ts";
import { useWaitingPlans } from "../../data/waiting-plans.ts";
import { useFetchedPart } from "../../lib/use-fetched-part.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ShareDialog } from "../../ui/share-dialog.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/dashboard.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DuplicatesWarning } from "./duplicates.tsx";
import { EmptyState } from "./empty-state.tsx";
import { NothingKnown } from "./nothing-known.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PLAN_GRID, PLANS_HEADER } from "./plan-grid.ts";
import { Skeletons } from "./skeletons.tsx";
import { StatTiles } from "./stat-tiles.tsx";
import { LoadFailed, LoadingText } from "./status-line.tsx";
import { UnreadableCard } from "./unreadable-card.tsx";
import { type PlanLists, useDashboard } from "./use-dashboard.ts";
import { useDeletion } from "./use-deletion.ts";
import { WeekPanel } from "./week-panel.tsx";

// Few members have a guest's plans on their device.
const loadWaiting = () => import("../../ui/waiting-on-device.tsx");

/** A member's dashboard: the last known copy at once, then the server's answer. */
export function MemberDashboard({ userId }: { userId: string }) {
  const plansHeading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion();
  const { dashboard, status: loading, profile, lists } = useDashboard(userId, deletion.onEvent);
  const [shared, setShared] = useState<PlanSummary>();
  const shareLink = useShareLink(shared?.id);
  const timeZone = profile?.time_zone ?? browserTimeZone() ?? FALLBACK_TIME_ZONE;
  const WaitingOnDevice = useFetchedPart(loadWaiting, useWaitingPlans().length > 0);
  const isEmpty = lists?.plans.length === 0 && lists.unreadable.length === 0;

  const retry = async () => {
    await dashboard.load();
    // If it succeeded, the button that was pressed is gone.
    if (!dashboard.status.get().failed) plansHeading.current?.focus();
  };
  const status = loading.failed ? (
    <LoadFailed knownAt={lists?.at} retrying={loading.loading} onRetry={() => void retry()} />
  ) : lists ? (
    <p>{wordsFor(lists)}</p>
  ) : (
    <LoadingText />
  );

  return (
    <DashboardFrame status={status}>
      {lists ? (
        <>
          <StatTiles plans={lists.plans} unreadable={lists.unreadable.length} />
          <WeekPanel profile={profile} timeZone={timeZone} />
          {WaitingOnDevice && <WaitingOnDevice className="mt-4" />}
          <Duplicated lists={lists} timeZone={timeZone} onCleanUp={dashboard.cleanUp} />
          {isEmpty ? (
            !loading.failed && <EmptyState />
          ) : (
            <section aria-labelledby="your-plans">
              <div className={PLANS_HEADER}>
                <h2 ref={plansHeading} id="your-plans" tabIndex={-1} className="text-2xl">
                  {words.plans}
                </h2>
                {countedOf(lists) < PLAN_LIMIT && (
                  <LinkButton
                    to="/generate"
                    look="outline"
                    size="small"
                    className="max-sm:min-h-11"
                    onClick={forgetViewed}
                  >
                    <Plus aria-hidden="true" className="size-4" />
                    {words.newPlan}
                  </LinkButton>
                )}
              </div>
              <ul className={PLAN_GRID}>
                {lists.plans.map((plan) => (
                  <li key={plan.id}>
                    <PlanCard
                      plan={plan}
                      timeZone={timeZone}
                      onPause={(of, paused) => pausePlan(userId, of, paused)}
                      onDelete={deletion.ask}
                      onShare={setShared}
                    />
                  </li>
                ))}
                {lists.unreadable.map((plan) => (
                  <li key={plan.id}>
                    <UnreadableCard plan={plan} onDelete={deletion.ask} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : loading.failed ? (
        <NothingKnown />
      ) : (
        <Skeletons />
      )}
      <DeleteDialog
        plan={deletion.asked}
        onClose={deletion.close}
        onConfirm={(planId) => {
          deletion.close();
          dashboard.remove(planId);
          showToast({ title: words.removed });
          // The button that was pressed is gone with its card.
          setTimeout(() => plansHeading.current?.focus(), 0);
        }}
      />
      <ShareDialog
        open={shared !== undefined}
        onClose={() => setShared(undefined)}
        title={words.shareAchievement}
        text={shared ? achievementText(shared.hobby) : ""}
        link={shareLink}
      />
    </DashboardFrame>
  );
}

function Duplicated({
  lists,
  ...props
}: {
  lists: PlanLists;
  timeZone: string;
  onCleanUp: (planIds: readonly string[]) => Promise<void>;
}) {
  const groups = findDuplicates(lists.plans);
  return groups.length > 0 && <DuplicatesWarning groups={groups} {...props} />;
}

/** How many plans count toward the limit. */
const countedOf = ({ plans, unreadable }: PlanLists): number =>
  unfinishedOf(plans) + unreadable.length;

/** One friendly line about the current state. */
function wordsFor(lists: PlanLists): string {
  const { plans } = lists;
  if (countedOf(lists) >= PLAN_LIMIT) {
    return words.isFull;
  }
  const next = plans.find(({ status }) => status === "in_progress");
  if (next) return words.nextUp(next.currentDay, next.hobby);
  return plans.length > 0 ? words.nothingWaits : words.nothingBegun;
}
