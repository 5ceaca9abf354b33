const listeners = new Set<() => void>();

/** Call this when a call was answered with 401: the session may have ended. */
export function reportSignInRequired(): void {
  for (const listener of listeners) listener();
}

export function onSignInRequired(listener: () => void): void {
  listeners.add(listener);
}
