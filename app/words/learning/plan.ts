/** The words of an opened plan, of its days and of the chat beside it. */

export { daysCompleted, newPlan } from "../plans.ts";
export { dashboard, home, retry, signIn } from "../ui/frame.ts";

// The screen.
export const guide = "Guide";
export const plan = "Plan";
export const yourGuide = "Your guide";
export const show = "Show";
export const opening = "Opening your plan";

// The chat (spec 1 §2).
export const exampleHobby = "e.g. guitar";
export const chooseOrType = "Choose or type";
export const oneMoment = "One moment";
export const askYourGuide = "Ask your guide";
export const conversation = "Conversation";
export const quickQuestions = "Quick questions";
export const answers = "Answers";
export const guideIsTyping = "The guide is typing";
export const yourMessage = "Your message";
export const characters = " characters";
export const send = "Send";

// Praise (spec 1 §4).
export const congratulations = "Congratulations!";
export const weekDone = (hobby: string) =>
  `Seven days of ${hobby}. You did what you set out to do.`;
export const greatJob = "Great job!";
export const dayDone = (day: number) => `Day ${day} is done.`;

// A tick that will be lost with the page.
export const notKept = "Not kept";
export const notInAccount =
  "This plan isn't in your account yet, so your progress lasts only until you leave the page. “Save it now” keeps both.";
export const notStored =
  "This browser isn't storing anything for this site. Keep the page open to keep your progress.";

// What became of a plan or a tick (spec 1 §4 and §8).
export const savedLocally = "Plan saved locally";
export const signInToSync = "Sign in to sync your plans across devices";
export const progressWaiting = "Progress saved locally. We'll sync in the background.";
export const progressFailed = "Failed to update progress.";

// The plan's head.
export const sharePlan = "Share Plan";
export const certificate = "Your certificate";
export const totalDays = (days: number) => `${days} days`;
export const overview = "Overview";
export const atAGlance = "The seven days at a glance";
export const day = (number: number) => `Day ${number}`;
export const dayFailed = (number: number) => `Day ${number}.`;
export const laterDays = "Days 3 to 7";
export const signInForLater = "Please sign in to generate content.";
export const writingDay = "Writing this day for you. It will stay in your plan.";

// A paused plan.
export const paused = "Paused.";
export const pausedText = " The end date of this plan moves back until you resume it.";
export const resume = "Resume";

// A shared plan.
export const isShared = "Anyone with the link can read this plan and see which days are done.";
export const stopSharing = "Stop sharing";
export const sharingStopped = "Sharing has stopped";
export const sharingStoppedText = "The link no longer works.";
export const sharingNotStopped = "We couldn't stop sharing. Please try again.";

// A plan that is in no account.
export const notSaved = "This plan is not saved, so progress tracking is unavailable.";
export const saveNow = "Save it now";

// Its days.
export const selectDay = "Select Day";
export const dayTitled = (number: number, title: string) => `Day ${number}: ${title}`;
export const dayCompleted = ", completed";
export const dayLocked = ", locked";
export const logInToComplete = "Login to Complete";
export const completed = "Completed";
export const markComplete = "Mark Complete";
export const startDay = (day: number) => `Start day ${day}`;
export const goOnWithDay = (day: number) => `Go on with day ${day}`;
export const practiceAgain = (day: number) => `Practice day ${day} again`;
export const openDay = (number: number) => `Open day ${number}`;

// The title of its page.
export const metaTitle = "Your plan";
