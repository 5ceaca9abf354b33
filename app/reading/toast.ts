import * as readingWords from "../words/reading.ts";

/** Spec 1 §4, §9, as for the screens with the framework (app/ui/toast.tsx). */
const DURATION = 5_000;
const SWIPE_THRESHOLD = 50;

let timer: ReturnType<typeof setTimeout> | undefined;
let region: HTMLElement | undefined;
let list: HTMLOListElement | undefined;

export interface ToastWords {
  readonly title: string;
  readonly description?: string;
  /** It interrupts a screen reader. */
  readonly failed?: boolean;
}

function openRegion(): void {
  if (region) return;
  region = document.createElement("div");
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", readingWords.notifications);
  region.tabIndex = -1;
  region.className = "screen-only fixed end-4 bottom-4 start-4 z-50 sm:start-auto sm:w-96";
  list = document.createElement("ol");
  region.append(list);
  document.body.append(region);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "F8") region?.focus();
    if (key === "Escape" && region?.contains(document.activeElement)) close();
  });
}

function close(): void {
  clearTimeout(timer);
  list?.replaceChildren();
}

/** Shows a toast, replacing the current one. */
export function showToast({ title, description = "", failed = false }: ToastWords): void {
  clearTimeout(timer);
  const toast = document.createElement("li");
  toast.dataset.state = "open";
  toast.className = `motion-rise flex items-start gap-3 rounded-field border bg-sheet p-4 shadow-soft ${failed ? "border-danger" : "border-rule"}`;
  const words = document.createElement("div");
  words.className = "grow";
  words.setAttribute("role", failed ? "alert" : "status");
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", readingWords.dismiss);
  button.className = "grid size-8 shrink-0 place-items-center rounded-full text-xl hover:bg-sunk";
  button.textContent = "×";
  button.addEventListener("click", close);
  toast.append(words, button);
  openRegion();
  list?.replaceChildren(toast);
  // Added after the region exists: a region's initial content is not announced.
  for (const [text, className] of [
    [title, "font-semibold"],
    [description, "text-[0.94rem] text-soft"],
  ] as const) {
    const line = document.createElement("p");
    line.className = className;
    line.textContent = text;
    words.append(line);
  }
  swipeAway(toast);
  const wait = () => {
    timer = setTimeout(close, DURATION);
  };
  toast.addEventListener("pointerenter", () => clearTimeout(timer));
  toast.addEventListener("pointerleave", wait);
  wait();
}

function swipeAway(toast: HTMLElement): void {
  let from: number | undefined;
  toast.addEventListener("pointerdown", ({ clientX }) => {
    from = clientX;
  });
  toast.addEventListener("pointermove", ({ clientX }) => {
    if (from === undefined) return;
    const way = Math.max(0, clientX - from);
    toast.style.transform = way > 0 ? `translateX(${way}px)` : "";
    if (way > SWIPE_THRESHOLD) close();
  });
  for (const end of ["pointerup", "pointercancel"]) {
    toast.addEventListener(end, () => {
      from = undefined;
      toast.style.transform = "";
    });
  }
}
