/** The words of the hobbies' pages. */

export { home } from "./ui/frame.ts";

export const allHobbies = "All hobbies";
export const intro = (format: string, format2: string) =>
  `${format} hobbies have lessons of their own. The guide knows ${format2} by name and can plan a week for any of them.`;
export const search = "Search hobbies";
export const count = (count: number) => `${count} hobbies`;
export const categories = "Categories";
export const noneFound = "No hobby on this list has that name, but the guide may know it.";
export const askGuide = "Ask the guide";
export const inSevenDaysHidden = " in seven days";
export const theGuideAlsoPlans = "The guide also plans";
export const makePlanHidden = ": make a plan";
export const back = "← All hobbies";
export const inSevenDays = (name: string) => `${name} in seven days`;
export const startThisPlan = "Start this plan";
export const free = "Free to start, no credit card needed, the first day is free.";
export const dayByDay = (verb: string) => `How to ${verb}, day by day`;
export const dayByDayText = "What you'll be able to do, as a beginner.";
export const timeTitle = "How much time it takes";
export const minutesADay = (minutes: string) => `${minutes} minutes a day`;
export const needed = "What you need";
export const instead = (substitute: string) => `Instead: ${substitute}`;
export const reasonsTitle = "Four reasons, four weeks";
export const levelsTitle = "Where you start";
export const beginner = "Beginner";
export const intermediate = "Intermediate";
export const someExperience = "Some experience";
export const safety = "Safety";
export const stepOfDay = (day: number) => `A step of day ${day}`;
export const closing = "Tell us your time and your reason, and day 1 is yours.";
export const moreIn = (category: string) => `More in ${category}`;
export const hobbies = "Hobbies";
export const missingMeta = "Hobby not found";
export const metaTitle = (name: string) => `Learn ${name} in 7 days: the plan`;
export const metaLearn = (name: string) => `learn ${name}`;
export const metaHowTo = (verb: string) => `how to ${verb}`;
export const metaForBeginners = (name: string) => `${name} for beginners`;
export const howToTitle = (verb: string) => `How to ${verb} in seven days`;
export const reasonEnjoyment = "For yourself";
export const reasonSkill = "To get good at it";
export const reasonSocial = "With other people";
export const reasonCareer = "Toward work";
export const listMetaTitle = "All hobbies, with a week of lessons each";
export const listMetaDescription =
  "Music, crafts, cooking, languages, sports, technology, nature, games: choose a hobby and see where seven days can take you.";
export const prices = {
  free: "free",
  low: "low price",
  medium: "medium price",
  high: "high price",
};
/** How a day is made, by its minutes; hobbies of the first edition have their own words for it. */
export const pace = {
  "30": "Four or five short steps and a check: a complete lesson.",
  "60": "The same lesson with two or three extra steps, to go deeper or to play.",
  "120": "Eight to ten steps with a break in the middle.",
};
