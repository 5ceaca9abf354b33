import { useLocation, useSearchParams } from "react-router";
import { AccountDialog } from "../features/account/account-dialog.tsx";
import { PlanScreen } from "../features/learning/plan-screen.tsx";
import { isContinued } from "../lib/continue-plan.ts";
import { pageMetadata } from "../lib/page-metadata.ts";
import * as words from "../words/learning/plan.ts";

export const meta = () => pageMetadata({ title: words.metaTitle, indexed: false, path: "/plan" });

export default function Plan() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  return (
    <PlanScreen
      returning
      planId={parameters.get("plan_id") ?? undefined}
      continues={isContinued(state)}
      accountDialog={(open, occasion, onClose) => (
        <AccountDialog open={open} onClose={onClose} occasion={occasion} />
      )}
    />
  );
}
