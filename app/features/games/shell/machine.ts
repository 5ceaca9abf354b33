import { createStore } from "../../../lib/store.ts";

/** A game's state outside React: after an event, the new state is available at once. */
export interface Machine<State, Event> {
  readonly read: () => State;
  /** @returns the state after the event. */
  readonly send: (event: Event) => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Applies a pure rule, event by event, however fast they come. */
export function createMachine<State, Event>(
  initial: State,
  next: (state: State, event: Event) => State,
): Machine<State, Event> {
  const { get, set, subscribe } = createStore(initial);
  return {
    read: get,
    send: (event) => {
      set(next(get(), event));
      return get();
    },
    subscribe,
  };
}
