/** The words of a plan that somebody has shared. */

export { daysCompleted } from "./plans.ts";
export { home } from "./ui/frame.ts";

export const goneTitle = "This link no longer works";
export const gone =
  "The owner may have stopped sharing the plan, or part of the address is missing.";
export const learnHobby = "Learn a hobby";
export const noVideo = "No video available for this lesson";
export const title = "A plan that was shared with you";
export const makeOwn = "Make this plan your own";
export const makeOwnText = "Answer three questions, and it will fit your time and your goal.";
export const days = "The seven days";
export const dayCompleted = (day: number) => `Day ${day}, completed`;
export const dayHidden = "Day ";
export const lessonSoFar = "The lesson so far";
export const lessonsSoFar = "The lessons so far";
export const dayTitle = (day: number, title: string) => `Day ${day}: ${title}`;
export const sharedPlan = "Shared plan";
