/** The words of the way into an account, in every page's header. */

export { signIn } from "../ui/frame.ts";

export const account = "Account";
