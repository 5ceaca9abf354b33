/** On fields. */

export const show = (label: string) => `Show ${label}`;
export const hide = (label: string) => `Hide ${label}`;
