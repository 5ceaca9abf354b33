/** A video that may be shown in a lesson. */
export interface FoundVideo {
  /** As YouTube's own search returned it. */
  readonly id: string;
  readonly title: string;
}

/**
 * Finds a tutorial for search words; undefined when there is none or no search may be made. Never
 * throws.
 */
export interface VideoFinder {
  find(words: string, signal: AbortSignal): Promise<FoundVideo | undefined>;
}

/** Without a key no search is made, and lessons offer a search link instead. */
export const NO_VIDEOS: VideoFinder = { find: async () => undefined };
