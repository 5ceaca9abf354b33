import { useMemo, useSyncExternalStore } from "react";
import { createMachine, type Machine } from "./machine.ts";

/**
 * A game on the screen.
 * @param initial must be stable; a new one starts a new game in the same render.
 */
export function useMachine<State, Event>(
  initial: () => State,
  next: (state: State, event: Event) => State,
): Machine<State, Event> & { readonly state: State } {
  const machine = useMemo(() => createMachine(initial(), next), [initial, next]);
  const state = useSyncExternalStore(machine.subscribe, machine.read, machine.read);
  return useMemo(() => ({ ...machine, state }), [machine, state]);
}
