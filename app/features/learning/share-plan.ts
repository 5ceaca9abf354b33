import type { Plan } from "#core/plan/plan.ts";
import type { ShareLink } from "../../data/share-link.ts";
import { COPIED_NOTICE } from "../../lib/copied-notice.ts";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/learning/share.ts";

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
      title: words.failed,
      description: words.noLink,
      failed: true,
    });
    return;
  }
  const data = { title: words.title(hobby), text: words.text(hobby), url };
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
      title: words.copied,
      description: link ? words.readable : words.startsSame,
      duration: COPIED_NOTICE,
    });
  } catch {
    showToast({ title: words.failed, description: words.copyByHand(url), failed: true });
  }
}
