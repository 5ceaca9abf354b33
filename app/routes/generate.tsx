import { useSearchParams } from "react-router";
import { CHAT_INPUT_MAX } from "#contract/text.ts";
import { AccountDialog } from "../features/account/account-dialog.tsx";
import { PlanScreen } from "../features/learning/plan-screen.tsx";
import { pageMetadata } from "../lib/page-metadata.ts";
import * as words from "../words/learning/welcome.ts";

export const meta = () =>
  pageMetadata({
    path: "/generate",
    title: words.metaTitle,
    description: words.metaDescription,
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
