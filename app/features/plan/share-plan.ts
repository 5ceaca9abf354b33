import { sharePlan as shareCall } from "#contract/plan-shares.ts";
import type { Plan } from "#core/plan/plan.ts";
import { call } from "../../lib/api.ts";
import { showToast } from "../../ui/toasts.tsx";
import type { Owner } from "./use-opened-plan.ts";

async function linkOf(planId: string): Promise<string | undefined> {
  const result = await call(shareCall, {}, { params: { id: planId } });
  return result.ok ? result.value.path : undefined;
}

/**
 * Shares a plan: the device's own share sheet if there is one, else the clipboard. A member shares
 * a link that shows the plan, and can take it back on the dashboard. A guest's plan lives on one
 * device, so what is shared starts the same plan for whoever opens it (decisions).
 */
export async function sharePlan({ id, hobby }: Plan, owner: Owner): Promise<void> {
  const isShown = owner.role === "member" && owner.saved;
  const path = isShown ? await linkOf(id) : `/generate?hobby=${encodeURIComponent(hobby)}`;
  if (path === undefined) {
    showToast({
      title: "Share failed",
      description: "The link could not be made. Please try again.",
      failed: true,
    });
    return;
  }
  const url = window.location.origin + path;
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
      description: isShown
        ? "Whoever has it can read this plan. You can take it back on the dashboard."
        : "Whoever opens it starts the same plan.",
    });
  } catch {
    showToast({ title: "Share failed", description: `Copy this address: ${url}`, failed: true });
  }
}
