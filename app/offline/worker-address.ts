/** The address of the service worker, from which it serves the whole site; the build puts it there. */
export const WORKER = "/worker.js";

/** What is shown in place of a page that is not on this device. */
export const OFFLINE_PAGE = "/offline";

/** What the build tells the worker: everything that works without a network. */
export interface Shell {
  /** Files to be fetched when the worker is installed; those with a name of their contents have no revision. */
  readonly entries: readonly { readonly url: string; readonly revision: string | null }[];
  /** Which of them are pages. */
  readonly pages: readonly string[];
}
