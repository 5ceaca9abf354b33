/** The words of the bar at the top of every page, and those that many pages share. */

export const home = "Home";
export const dashboard = "Dashboard";
export const signIn = "Sign In";
export const retry = "Retry";
export const opensInNewTab = " (opens in a new tab)";
export const skipToContent = "Skip to content";
export const main = "Main";
export const menu = "Menu";
export const theme = "Theme";
export const offline = "Offline";
export const offlineMeans = ": what you do here is kept";
export const themes = { system: "as on this device", light: "light", dark: "dark" } as const;
export const themeSwitch = (theme: string, next: string) => `Theme: ${theme}. Change to ${next}`;
export const blog = "Blog";
export const learn = "Learn";
export const kidsHub = "Kids Hub";
