/** A browser storage that never throws: when it is blocked or full, writing returns `false`. */
export interface TextStorage {
  read(key: string): string | undefined;
  /** @returns whether the text was stored. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Keeps in memory what the browser refuses to store, so that it lasts until the page is left. */
function createStorage(find: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <Value>(act: (storage: Storage) => Value): Value | undefined => {
    try {
      return act(find());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, text) => {
      const kept =
        attempt((storage) => {
          storage.setItem(key, text);
          return true;
        }) ?? false;
      if (kept) memory.delete(key);
      else memory.set(key, text);
      return kept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(Object.keys) ?? [])])],
  };
}

/** Lasts until the tab is closed. */
export const sessionTexts = createStorage(() => window.sessionStorage);
/** Lasts until the visitor clears it. */
export const localTexts = createStorage(() => window.localStorage);

/** A stored JSON value; undefined when there is none or it is damaged. */
export function readJson(storage: TextStorage, key: string): unknown {
  const text = storage.read(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const writeJson = (storage: TextStorage, key: string, value: unknown): boolean =>
  storage.write(key, JSON.stringify(value));
