/** A rendered page that is the same for everybody. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** Milliseconds for which it is: articles appear on their day, and counts of the instance move. */
const KEPT_MS = 60_000;
/** Characters of all pages that are kept, a byte or two each. */
const KEPT_CHARACTERS = 8_000_000;
/** Longer addresses are nobody's search. */
const ADDRESS_MAX = 300;

/**
 * Pages that were rendered a moment ago, so that a search that many make at once is made once. The one
 * longest kept makes way.
 */
export function createRenderedPages(now: () => number) {
  const kept = new Map<string, RenderedPage & { readonly until: number }>();
  let size = 0;

  function forget(address: string): void {
    size -= kept.get(address)?.html.length ?? 0;
    kept.delete(address);
  }

  return {
    /** @param address with everything that the page depends on. */
    find(address: string): RenderedPage | undefined {
      const page = kept.get(address);
      if (page && page.until > now()) return page;
      forget(address);
      return undefined;
    },
    keep(address: string, page: RenderedPage): void {
      if (address.length > ADDRESS_MAX) return;
      forget(address);
      kept.set(address, { ...page, until: now() + KEPT_MS });
      size += page.html.length;
      for (const oldest of kept.keys()) {
        if (size <= KEPT_CHARACTERS) break;
        forget(oldest);
      }
    },
  };
}
