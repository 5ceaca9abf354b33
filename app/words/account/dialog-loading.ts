/** When the dialog for signing in cannot be loaded. */

export const notOpenedTitle = "Sign-in could not be opened";
export const notOpenedDescription = "Please check your connection and try again.";
