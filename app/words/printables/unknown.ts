/** The words for an address that names no sheet. */

export const unknown = "There's no sheet with that name. Choose one of these.";
