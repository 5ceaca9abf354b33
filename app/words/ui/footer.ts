/** The words of the footer. */

export { blog, kidsHub, learn, opensInNewTab } from "./frame.ts";

export const printables = "Printables";
export const tools = "Practice tools";
export const about = "About";
export const contact = "Contact";
export const newsletter = "Newsletter";
export const credits = "Credits";
export const legal = "Legal";
export const learnHobby = "Learn a hobby";
export const allHobbies = "All hobbies";
export const privacyPolicy = "Privacy Policy";
export const termsOfService = "Terms of Service";
export const cookiePolicy = "Cookie Policy";
export const tagline = (tagline: string) => `${tagline}.`;
export const free = "Free to start, no credit card needed.";
export const footer = "Footer";
export const follow = "Follow";
export const instagram = "Instagram";
export const comingSoon = "(coming soon)";
