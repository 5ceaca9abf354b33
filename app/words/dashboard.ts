/** The words of the dashboard. */
import { PLAN_LIMIT } from "#core/plan/limits.ts";
import { askToRemoveText } from "./plans.ts";

export { askToRemoveText, keepIt, newPlan, remove, removeHobby } from "./plans.ts";
export { retry } from "./ui/frame.ts";

export const heading = "My Learning Dashboard";
export const needsScripts = "Your dashboard needs scripts, and they are off in this browser.";

// What is going on (spec 1 §2 and §8).
export const loading = [
  "Loading your learning dashboard...",
  "Fetching your learning plans...",
  "Loading saved plans...",
  "Loading progress data...",
] as const;
export const loadFailed = "Error loading plans. Please refresh.";
export const shownAsOf = (time: string) => ` Shown as of ${time}.`;
export const retrying = "Retrying…";
export const notFetched =
  "Your plans are safe in your account. We just couldn't load them right now.";

// One friendly line about the current state.
export const isFull = `You have ${PLAN_LIMIT} plans under way, the most an account can hold. Finish or delete one to make room for another.`;
export const nextUp = (day: number, hobby: string) =>
  `Next up: day ${day} of your week with ${hobby}.`;
export const nothingWaits = "You're all caught up. Pick up a paused week, or start a new one.";
export const nothingBegun = "Everything you start learning will show up here.";

// Nobody is signed in.
export const welcome = "Welcome to Your Dashboard";
export const welcomeText =
  "Your plans, your progress and what comes next are all here, on every device you sign in on.";
export const signIn = "Sign In to Continue";

// The week.
export const week = "Your week";
export const today = "Today";
export const dayLearned = ": learned";
export const dayNotLearned = ": not learned";
export const learnedDays = (learned: number) =>
  learned === 0
    ? "You learned on 0 of the last 7 days. The next day you complete fills a bead."
    : `You learned on ${learned} of the last 7 days.`;
export const currentStreak = "Current streak";
export const longestStreak = "Longest streak";
export const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

// The plans.
export const plans = "Your plans";
export const firstPlan = "A week is waiting";
export const firstPlanText =
  "Name a hobby and answer three questions. You get seven lessons, one a day, and a bead on this string for each day you finish.";
export const createFirstPlan = "Create Your First Plan";

// A plan's card.
export const progressOf = (completed: number, total: number) => ` · ${completed} of ${total} days`;
export const percent = (progress: number) => `${progress}%`;
export const currentDay = "Current day";
export const dayNumber = (day: number) => `Day ${day}`;
export const started = "Started";
export const expectedEnd = "Expected end";
export const lessonsMissing = "This plan's lessons are missing or damaged, so it can't be opened.";
export const challengeCompleted = "Challenge Completed!";
export const shareAchievement = "Share Achievement";
export const viewPlan = "View Plan";
export const continueLearning = "Continue Learning";
export const openHobby = (label: string, hobby: string) => `${label}: ${hobby}`;
export const pause = "Pause";
export const resume = "Resume";
export const pauseHobby = (hobby: string) => `Pause the plan for ${hobby}`;
export const resumeHobby = (hobby: string) => `Resume the plan for ${hobby}`;

// A plan that cannot be read.
export const unknownHobby = "Cannot determine hobby type for this plan";
export const unknownHobbyText =
  "This plan can't be read because its hobby's name is missing or damaged. It still counts as one of your plans, so you may want to delete it.";

// Deleting (spec 1 §8).
export const askToRemove = "Delete this plan?";
export const removed = "Plan removed";
/** @param reason without a full stop of its own. */
export const removalFailed = (reason: string) => `Failed to delete plan: ${reason}.`;
export const unknownError = "Unknown error";
export const planIsBack = "The plan is back";
export const planIsBackText = (failed: string) => `${failed} It's on your dashboard again.`;
export const notRemovedYet = "Not deleted yet";
export const notRemovedYetText = (failed: string) =>
  `${failed} The plan has been removed from view. Please refresh if issues persist.`;

// Plans of one hobby (spec 1 §4).
export const duplicates = "You have duplicate plans";
export const duplicatesOf = (hobbies: string) => `You have more than one plan for ${hobbies}.`;
export const cleanUp = "Clean Up Duplicates";
export const cleaningUp = "Cleaning up…";
export const stays = "Stays";
export const goes = "Goes";
export const startedAndDone = (date: string, completed: number, total: number) =>
  `Started ${date}, ${completed} of ${total} days completed`;
export const askToCleanUp = (count: number) =>
  count === 1
    ? askToRemoveText
    : `Are you sure you want to delete these ${count} plans? This action cannot be undone.`;
export const keepAll = "Keep all";
export const removePlans = (count: number) => `Delete ${count === 1 ? "1 plan" : `${count} plans`}`;
