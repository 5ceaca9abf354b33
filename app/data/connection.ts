import { useSyncExternalStore } from "react";
import { createRetry } from "../lib/retry.ts";
import { createStore } from "../lib/store.ts";

/** Whether the server answered the last call. */
const isReachable = createStore(true);
const nextProbe = createRetry(5_000, 60_000);

/** Reports after each call whether anybody answered. */
export function reportReachability(reached: boolean): void {
  if (reached) nextProbe.reset();
  else if (!nextProbe.isPlanned()) nextProbe.later(() => void probe());
  isReachable.set(reached);
}

async function probe(): Promise<void> {
  // Without a network, the browser itself reports when there is one again.
  const answer = navigator.onLine
    ? await fetch("/healthz", { cache: "no-store" }).catch(() => undefined)
    : undefined;
  if (answer) reportReachability(true);
  else nextProbe.later(() => void probe());
}

function subscribe(listener: () => void): () => void {
  const stopListening = isReachable.subscribe(listener);
  const change = () => {
    if (navigator.onLine) reportReachability(true);
    listener();
  };
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    stopListening();
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}

/** False while there is no network, or the server does not answer. */
export const useIsConnected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && isReachable.get(),
    () => true,
  );
