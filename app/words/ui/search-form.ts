/** On the form that searches. */

export const search = "Search";
export const clear = "Clear";
