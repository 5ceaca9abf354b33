import { useSearchParams } from "react-router";
import { CHAT_INPUT_MAX } from "#contract/text.ts";
import { AccountDialog } from "../features/account/account-dialog.tsx";
import { PlanScreen } from "../features/learning/plan-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";

export const meta = () =>
  pageMetadata({
    path: "/generate",
    title: "Learn a hobby in 7 days",
    description:
      "Name a hobby, answer three questions about experience, daily time and goal, and get a plan of seven lessons.",
  });

export default function Generate() {
  const [parameters] = useSearchParams();
  return (
    <PlanScreen
      hobby={parameters.get("hobby")?.trim().slice(0, CHAT_INPUT_MAX) || undefined}
      accountDialog={(open, occasion, onClose) => (
        <AccountDialog open={open} onClose={onClose} occasion={occasion} />
      )}
    />
  );
}
