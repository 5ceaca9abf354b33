/** A rendered page that is the same for everybody. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/**
 * How long a page is reused, in milliseconds: articles appear on their day, and the instance's
 * counts change.
 */
const KEPT_MS = 60_000;
/** Characters of all cached pages, one or two bytes each. */
const KEPT_CHARACTERS = 8_000_000;
/** Nobody types a longer search. */
const ADDRESS_MAX = 300;

/**
 * A cache of recently rendered pages, so that a popular search is rendered once. The oldest entry
 * is evicted first.
 */
export function createRenderedPages(now: () => number) {
  const kept = new Map<string, RenderedPage & { readonly until: number }>();
  let size = 0;

  function forget(address: string): void {
    size -= kept.get(address)?.html.length ?? 0;
    kept.delete(address);
  }

  return {
    /** @param address includes everything that the page depends on. */
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
