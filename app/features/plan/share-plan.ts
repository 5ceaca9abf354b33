import { showToast } from "../../ui/toasts.tsx";

/**
 * Shares a plan: the device's own share sheet if there is one, else the clipboard. A guest's plan
 * lives on one device, so what is shared starts the same plan for whoever opens it (decisions).
 */
export async function sharePlan(hobby: string): Promise<void> {
  const url = `${window.location.origin}/generate?hobby=${encodeURIComponent(hobby)}`;
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
    showToast({ title: "Link copied", description: "Whoever opens it starts the same plan." });
  } catch {
    showToast({ title: "Share failed", description: `Copy this address: ${url}`, failed: true });
  }
}
