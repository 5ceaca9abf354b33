/** The rel of a prerendered page's scripts until the page is painted. */
export const AFTER_PAINT = "after-paint";
/** Their type until then, which keeps the browser from running them. */
export const TYPE_AFTER_PAINT = "text/after-paint";
