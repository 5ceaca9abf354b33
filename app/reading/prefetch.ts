/** Fetches a page of this site when a pointer rests on its link or the link gets the focus. */
export function prefetchOnIntent(): void {
  const asked = new Set<string>([window.location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.("a");
    if (!link || link.origin !== window.location.origin || link.search) return;
    if (asked.has(link.pathname)) return;
    asked.add(link.pathname);
    const hint = document.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.pathname;
    document.head.append(hint);
  };
  document.addEventListener("pointerover", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch);
}
