import type { Plan } from "#core/plan/plan.ts";
import type { ShareLink } from "../../data/share-link.ts";
import { COPIED_NOTICE } from "../../lib/copied-notice.ts";
import { showToast } from "../../ui/toasts.tsx";

/**
 * Shares a plan: by the device's own share sheet if there is one, otherwise by the clipboard. A
 * member shares a link that shows the plan and can be revoked. A guest's plan exists on one device
 * only, so the shared link starts the same plan for whoever opens it (spec 1 §2).
 * @param link the plan's link; undefined for a plan that is in no account.
 */
export async function sharePlan({ hobby }: Plan, link: ShareLink | undefined): Promise<void> {
  const url = link
    ? await link.make()
    : `${window.location.origin}/generate?hobby=${encodeURIComponent(hobby)}`;
  if (url === undefined) {
    showToast({
      title: "Share failed",
      description: "The link could not be made. Please try again.",
      failed: true,
    });
    return;
  }
  const data = { title: `Learn ${hobby} in 7 days`, text: `A seven-day plan for ${hobby}`, url };
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // Closing the sheet is a decision, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({
      title: "Link copied",
      description: link
        ? "Whoever has it can read this plan."
        : "Whoever opens it starts the same plan.",
      duration: COPIED_NOTICE,
    });
  } catch {
    showToast({ title: "Share failed", description: `Copy this address: ${url}`, failed: true });
  }
}
