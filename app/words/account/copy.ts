/** Beside a text that can be copied. */

export const notCopied = "Not copied";
export const copyByHand = (text: string) => `Please copy it by hand: ${text}`;
export const copy = (label: string) => `Copy: ${label}`;
export const copyIt = "Copy";
export const copied = "Copied!";
