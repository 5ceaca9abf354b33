/** Who is signed in, on pages without a framework. */

export const signIn = "Sign In";
export const user = "User";
export const dashboard = "Dashboard";
export const account = "Account";
export const signOut = "Sign Out";
