import { useSyncExternalStore } from "react";

/**
 * Whether the server can be reached, by the browser's own report and the outcome of the last call.
 */
let isReachable = true;
const listeners = new Set<() => void>();

/** Milliseconds until a server that did not answer is asked again; doubled each time. */
const FIRST_PROBE = 5_000;
const LAST_PROBE = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports after each call whether anybody answered. */
export function reportReachability(reached: boolean): void {
  if (reached) {
    clearTimeout(timer);
    timer = undefined;
  } else {
    timer ??= setTimeout(probe, FIRST_PROBE, FIRST_PROBE);
  }
  if (reached === isReachable) return;
  isReachable = reached;
  for (const listener of listeners) listener();
}

async function probe(waited: number): Promise<void> {
  // Without a network, the browser itself reports when there is one again.
  const answer = navigator.onLine
    ? await fetch("/healthz", { cache: "no-store" }).catch(() => undefined)
    : undefined;
  if (answer) return reportReachability(true);
  const wait = Math.min(waited * 2, LAST_PROBE);
  timer = setTimeout(probe, wait, wait);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const change = () => {
    if (navigator.onLine) reportReachability(true);
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

/** False while there is no network, or the server does not answer. */
export const useIsConnected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && isReachable,
    () => true,
  );
