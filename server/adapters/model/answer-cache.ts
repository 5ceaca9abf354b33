/** A cache of accepted answers, by question. */
export interface AnswerCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, answer: string, lifeMs: number): Promise<void>;
}

/**
 * An in-process cache; the least recently used answer is evicted first.
 * @param now milliseconds
 */
export function createAnswerCache(now: () => number, capacity = 200): AnswerCache {
  const entries = new Map<string, { answer: string; until: number }>();
  return {
    async get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.until <= now()) return undefined;
      entries.set(key, entry);
      return entry.answer;
    },
    async set(key, answer, lifeMs) {
      entries.delete(key);
      entries.set(key, { answer, until: now() + lifeMs });
      const oldest = entries.keys().next();
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
    },
  };
}
