/** Who is signed in, on pages without a framework. */

export { dashboard, signIn } from "./frame.ts";

export const user = "User";
export const account = "Account";
export const signOut = "Sign Out";
