import { useSearchParams } from "react-router";
import { AccountDialog } from "../features/account/account-dialog.tsx";
import { PlanScreen } from "../features/plan/plan-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";

export const meta = () => pageMetadata({ title: "Your plan", indexed: false });

export default function Plan() {
  const [parameters] = useSearchParams();
  return (
    <PlanScreen
      returning
      planId={parameters.get("plan_id") ?? undefined}
      accountDialog={(open, occasion, onClose) => (
        <AccountDialog open={open} onClose={onClose} occasion={occasion} />
      )}
    />
  );
}
