import * as readingWords from "../words/reading.ts";
import { showToast } from "./toast.ts";

/**
 * Spec 2 §8: the native share sheet if there is one, then the clipboard, then the link in a new
 * tab.
 */
export function installSharing(): void {
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-share]")) void share();
  });
}

async function share(): Promise<void> {
  const { title } = document;
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return showToast({
        title: readingWords.shared,
        description: readingWords.thanksForSharing,
      });
    }
  } catch (error) {
    // Closing the sheet is a decision, not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(url);
    return showToast({
      title: readingWords.linkCopied,
      description: readingWords.blogLinkCopied,
    });
  } catch {
    if (window.open(url, "_blank", "noopener")) return;
    // `noopener` hides whether a tab was opened; if it was blocked, this page still has the focus.
    if (document.hasFocus()) {
      showToast({
        title: readingWords.shareFailed,
        description: readingWords.copyTheLink,
        failed: true,
      });
    }
  }
}
