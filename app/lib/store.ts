/** A value that screens show and follow. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Tells everybody who follows it, unless nothing has changed. */
  readonly set: (next: Value) => void;
  /** @returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  const { emit, listen } = createSignal<void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe: listen,
  };
}

/** Something that happens, and that screens may want to hear of. */
export interface Signal<Event> {
  readonly emit: (event: Event) => void;
  /** @returns a function that removes the listener. */
  readonly listen: (listener: (event: Event) => void) => () => void;
}

export function createSignal<Event>(): Signal<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
