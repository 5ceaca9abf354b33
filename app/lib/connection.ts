import { useSyncExternalStore } from "react";

/** Whether anybody answers: what the browser says of its network, and what became of the last call. */
let isReachable = true;
const listeners = new Set<() => void>();

/** Milliseconds until a server that did not answer is asked for a sign of life; then twice as long. */
const FIRST_PROBE = 5_000;
const LAST_PROBE = 60_000;

let wait = FIRST_PROBE;
let timer: ReturnType<typeof setTimeout> | undefined;

function put(next: boolean): void {
  clearTimeout(timer);
  if (next) wait = FIRST_PROBE;
  else {
    timer = setTimeout(() => void probe(), wait);
    wait = Math.min(wait * 2, LAST_PROBE);
  }
  if (next === isReachable) return;
  isReachable = next;
  for (const listener of listeners) listener();
}

async function probe(): Promise<void> {
  // Without a network the browser says by itself when there is one again.
  if (!navigator.onLine) return;
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  put(answer !== undefined);
}

/** To be told after each call: whether anybody answered. */
export const noteReached = (reached: boolean): void => put(reached);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const change = () => {
    if (navigator.onLine) put(true);
    listener();
  };
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}

/** False while there is no network, or a server that does not answer. */
export const useIsConnected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && isReachable,
    () => true,
  );
