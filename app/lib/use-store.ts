import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/**
 * The value of a store, rendered again with each change.
 * @param onServer what is rendered before the browser has taken over.
 */
export const useStore = <Value>(store: Store<Value>, onServer: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer);
