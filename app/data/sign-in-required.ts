import { createSignal } from "../lib/store.ts";

const signal = createSignal<void>();

/** Call this when a call was answered with 401: the session may have ended. */
export const reportSignInRequired = signal.emit;

export const onSignInRequired = signal.listen;
