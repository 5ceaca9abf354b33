import { LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/learning/members.ts";

/** Says where a member's plans are. */
export default function DashboardHint() {
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4 sm:px-6">
      {words.onDashboard}
      <LinkButton to="/dashboard" look="outline" size="small">
        {words.openDashboard}
      </LinkButton>
    </p>
  );
}
