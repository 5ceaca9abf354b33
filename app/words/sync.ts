/** What happens to plans when a guest signs in, or another device has changed them. */

export const plansMoved = "Your plans moved into your account";
export const deletedElsewhereTitle = "A plan was deleted on another device";
export const deletedElsewhereDescription = "What you checked off in it here couldn't be saved.";
