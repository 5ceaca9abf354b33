/** The words of a member's menu. */

export { dashboard } from "../ui/frame.ts";

export const account = "Account";
export const signOut = "Sign Out";
export const menuOf = (name: string) => `Account menu of ${name}`;
