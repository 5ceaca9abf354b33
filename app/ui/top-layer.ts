import { createStore } from "../lib/store.ts";
import { useStore } from "../lib/use-store.ts";

/** The open modal dialogs, uppermost last. Everything else on the page is inert. */
const modals = createStore<readonly HTMLElement[]>([]);

/** @returns a function to call when the dialog closes. */
export function pushModal(element: HTMLElement): () => void {
  modals.set([...modals.get(), element]);
  return () => modals.set(modals.get().filter((other) => other !== element));
}

const NONE: readonly HTMLElement[] = [];

/** The uppermost modal dialog: the only place where something can be seen and used now. */
export const useUppermostModal = (): HTMLElement | undefined => useStore(modals, NONE).at(-1);
