/** The words of the way into an account, in every page's header. */

export const signIn = "Sign In";
export const account = "Account";
