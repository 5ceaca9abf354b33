/** The words of forms that several screens of an account have. */

/** Spec 1 §2. */
export const passwordHint = (minimum: number) => `Password must be at least ${minimum} characters`;
export const incompleteTitle = "Incomplete form";
export const incompleteDescription = "Please look at the marked fields.";
