/** The words for an address that names no sheet. */

export const unknown = "There is no sheet of that name. Choose one of these.";
