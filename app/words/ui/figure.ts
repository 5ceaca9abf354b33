/** The words around a figure. */

export const hear = "Play it";
export const stop = "Stop";
export const notLoaded = "The picture could not be loaded.";
