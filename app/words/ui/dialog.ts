/** On every dialog. */

export const close = "Close";
