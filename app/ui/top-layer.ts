import { useSyncExternalStore } from "react";

/** The open modal dialogs, uppermost last. Everything else on the page is inert. */
const modals: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** @returns a function to call when the dialog closes. */
export function pushModal(element: HTMLElement): () => void {
  modals.push(element);
  for (const listener of listeners) listener();
  return () => {
    modals.splice(modals.indexOf(element), 1);
    for (const listener of listeners) listener();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The uppermost modal dialog: the only place where something can be seen and used now. */
export const useUppermostModal = (): HTMLElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
