/** A video that may be shown in a lesson. */
export interface FoundVideo {
  /** As YouTube's own search gave it. */
  readonly id: string;
  readonly title: string;
}

/** Finds a tutorial for search words; undefined when there is none or none may be asked for. Never throws. */
export interface VideoFinder {
  find(words: string, signal: AbortSignal): Promise<FoundVideo | undefined>;
}

/** Without a key nobody is asked, and lessons offer a search instead. */
export const NO_VIDEOS: VideoFinder = { find: async () => undefined };
