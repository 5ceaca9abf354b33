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
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    send: (event) => {
      const before = state;
      state = next(state, event);
      if (state !== before) for (const listener of listeners) listener();
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
