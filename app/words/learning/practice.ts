/** The words of practice: a day, one step a screen. */

export { stepDone } from "../ui/lesson.ts";

export const practice = (day: number, title: string) => `Day ${day}: ${title}`;
export const close = "Leave practice";
export const settings = "Settings";
export const wholeLesson = "Whole lesson";
export const backToStep = "Back to the step";

// A step.
export const stepOf = (number: number, all: number) => `Step ${number} of ${all}`;
export const step = (number: number) => `Step ${number}`;
export const rest = "A break";
export const done = "Done";
export const next = "Next";
export const back = "Back";
export const skip = "Skip";

// What is set on this device.
export const readAloud = "Read each step aloud";
export const goesOn = "Go on by itself";
export const goesOnText = "Starts each timer and moves on when it ends.";
export const chime = "Chime at the end of a timer";
export const speed = "Speed of the voice";
export const SPEEDS = { slow: "Slow", normal: "Normal", fast: "Fast" } as const;
export const keys = "Keys: Space or the right arrow for the next step, the left arrow to go back.";
export const noVoice = "This device has no English voice to read with.";
export const noWakeLock =
  "This browser cannot keep the screen on. You can set a longer screen timeout in your device's settings instead.";
export const readAgain = "Read it again";
export const quiet = "Be quiet";

// The check.
export const check = "How you know it worked";
export const yes = "Yes, it worked";
export const notYet = "Not yet";
export const notYetTitle = "Not yet is fine";
export const again = "Do a step again";
export const tomorrow = "Try again tomorrow";
export const completeAnyway = (day: number) => `Complete day ${day} anyway`;
export const finishAnyway = "Finish anyway";

// The end.
export const dayDone = (day: number) => `Day ${day} is done`;
export const dayPracticed = (day: number) => `You practiced day ${day}`;
export const weekDone = (hobby: string) => `Seven days of ${hobby}`;
export const allSteps = (steps: number, worked: boolean) =>
  worked ? `You did all ${steps} steps, and it worked.` : `You did all ${steps} steps.`;
export const someSteps = (done: number, all: number, worked: boolean) =>
  worked ? `You did ${done} of ${all} steps, and it worked.` : `You did ${done} of ${all} steps.`;
export const itWorked = "It worked.";
export const comesNext = (day: number) => `Day ${day} brings`;
export const keepToday = "Keep something of today";
export const keepTodayText =
  "A photo of what you made, or half a minute of how it sounds. On day 7 you'll see the first and the last side by side.";
export const keepLastText = "See the first and the last side by side.";
export const aPhoto = "A photo";
export const aRecording = "A recording";
export const certificate = "Your certificate";
export const promised = "This is what the week promised:";
export const moreHobbies = "Find your next hobby";
export const guestText = "Sign up to keep this plan on every device and open the days ahead.";
export const signUp = "Sign up";
export const signInToComplete = "Sign in to complete this day and continue.";
export const backToPlan = "Back to the plan";
