/**
 * The address of the service worker, which covers the whole site; the build puts the file there.
 */
export const WORKER = "/worker.js";

/** Shown in place of a page that is not on this device. */
export const OFFLINE_PAGE = "/offline";

/** What the build passes to the worker: everything that works without a network. */
export interface Shell {
  /**
   * Files to fetch when the worker is installed; those named by their contents have no revision.
   */
  readonly entries: readonly { readonly url: string; readonly revision: string | null }[];
  /** Which of them are pages. */
  readonly pages: readonly string[];
}
