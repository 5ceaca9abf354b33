/** The words of the footer. */

export const blog = "Blog";
export const learn = "Learn";
export const printables = "Printables";
export const about = "About";
export const contact = "Contact";
export const newsletter = "Newsletter";
export const credits = "Credits";
export const legal = "Legal";
export const kidsHub = "Kids Hub";
export const learnHobby = "Learn a hobby";
export const allHobbies = "All hobbies";
export const privacyPolicy = "Privacy Policy";
export const termsOfService = "Terms of Service";
export const cookiePolicy = "Cookie Policy";
export const tagline = (tagline: string) => `${tagline}.`;
export const free = "Free to start, no credit card needed.";
export const footer = "Footer";
export const follow = "Follow";
export const opensInNewTab = " (opens in a new tab)";
export const instagram = "Instagram";
export const comingSoon = "(coming soon)";
