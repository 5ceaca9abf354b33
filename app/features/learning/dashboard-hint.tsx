import { LinkButton } from "../../ui/button.tsx";

/** Says where a member's plans are. */
export default function DashboardHint() {
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4 sm:px-6">
      Your plans and your progress are on the dashboard.
      <LinkButton to="/dashboard" look="outline" size="small">
        Open the dashboard
      </LinkButton>
    </p>
  );
}
