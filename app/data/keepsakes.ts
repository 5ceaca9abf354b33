import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Keepsake } from "#core/tools/keepsakes.ts";
import { createStore } from "../lib/store.ts";

/** A keepsake with its picture or sound. */
export interface StoredKeepsake extends Keepsake {
  readonly content: Blob;
}

interface KeepsakeDatabase extends DBSchema {
  keepsakes: { key: string; value: StoredKeepsake };
}

/** Why a keepsake is only in memory: no room left, or a browser that stores nothing. */
export type NotKept = "full" | "refused";

/** A keepsake as it is listed. */
export interface ListedKeepsake extends StoredKeepsake {
  /** Absent if it is stored. */
  readonly notKept?: NotKept;
}

let opened: Promise<IDBPDatabase<KeepsakeDatabase>> | undefined;
/** What was refused once, or closed by the browser, is opened anew the next time. */
const open = () => {
  const forget = () => {
    opened = undefined;
  };
  if (!opened) {
    opened = openDB<KeepsakeDatabase>("keepsakes", 1, {
      upgrade: (database) => void database.createObjectStore("keepsakes", { keyPath: "id" }),
      terminated: forget,
    });
    opened.catch(forget);
  }
  return opened;
};

/** All keepsakes of this device, the latest first; undefined until they have been read. */
export const keepsakes = createStore<readonly ListedKeepsake[] | undefined>(undefined);

const show = (all: readonly ListedKeepsake[]) => keepsakes.set(all.toSorted((a, b) => b.at - a.at));

/** Reads them once; a device that stores nothing has none. */
export async function loadKeepsakes(): Promise<void> {
  if (keepsakes.get()) return;
  const stored = await open()
    .then((database) => database.getAll("keepsakes"))
    .catch(() => []);
  if (!keepsakes.get()) show(stored);
}

/**
 * Keeps it on this device. What cannot be stored stays in the list until the page is left, so that it
 * can be exported.
 */
export async function keep(keepsake: StoredKeepsake): Promise<void> {
  await loadKeepsakes();
  const notKept = await store(keepsake);
  const others = (keepsakes.get() ?? []).filter(({ id }) => id !== keepsake.id);
  show([notKept ? { ...keepsake, notKept } : keepsake, ...others]);
}

async function store(keepsake: StoredKeepsake): Promise<NotKept | undefined> {
  try {
    await (await open()).put("keepsakes", keepsake);
    // Browsers remove the data of sites that are seldom visited, unless asked not to.
    void navigator.storage?.persist?.().catch(() => false);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError"
      ? "full"
      : "refused";
  }
}

/**
 * Deletes it; then those that had found no room are tried again. It leaves the list when it is gone from
 * the device, so that nobody who reloads meets again what was said to be deleted.
 * @returns false if the browser refuses, and it stays.
 */
export async function discard(id: string): Promise<boolean> {
  const isStored = keepsakes.get()?.find((one) => one.id === id)?.notKept === undefined;
  if (isStored) {
    try {
      await (await open()).delete("keepsakes", id);
    } catch {
      return false;
    }
  }
  const others = (keepsakes.get() ?? []).filter((one) => one.id !== id);
  show(others);
  for (const { notKept, ...waiting } of others) {
    if (notKept === "full") await keep(waiting);
  }
  return true;
}
