/** The words of /generate before there is a plan. */
export const heading = "Seven days from now you can do something new";
export const text =
  "Tell the guide what you'd like to learn. You'll get seven daily lessons that fit your time and what you already know.";
export const talk = "A short talk";
export const talkText =
  "Name a hobby, then say what you know, how much time you have and why you want to learn it.";
export const lessons = "Seven lessons";
export const lessonsText =
  "A few short steps a day, with pictures and timers, written for your three answers.";
export const proof = "Proof that it worked";
export const proofText = "Each day ends with a quick check, and day 7 brings the week together.";
export const howToStart = "How to start";
export const steps = [
  "Type a hobby in the chat, or pick one below.",
  "Answer three questions: experience, daily time, goal.",
  "Open day 1 and begin. The first day is free, no card needed.",
] as const;
export const popularHobbies = "Popular hobbies";

// For search engines.
export const metaTitle = "Learn a hobby in 7 days";
export const metaDescription =
  "Name a hobby, answer three questions about experience, daily time and goal, and get a plan of seven lessons.";
