/** The words of a member's menu. */

export const dashboard = "Dashboard";
export const account = "Account";
export const signOut = "Sign Out";
export const menuOf = (name: string) => `Account menu of ${name}`;
