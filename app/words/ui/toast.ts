/** Beside a toast. */

export const dismiss = "Dismiss";
