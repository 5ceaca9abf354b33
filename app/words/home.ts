/** The words of the home page. */

export const kidsTitle = "For children: the Kids Hub";
export const kidsText =
  "Five games and about fifty sheets to print, for ages 6 to 12. Free, without account, ads or cookies.";
export const kidsButton = "Explore the Kids Hub";
export const creativeTitle = "Creative";
export const creativeText =
  "Drawing, music, knitting, writing: you make something that was not there before.";
export const physicalTitle = "Physical";
export const physicalText =
  "Running, dancing, climbing, yoga: your body learns, and lets you know that it did.";
export const cognitiveTitle = "Cognitive";
export const cognitiveText =
  "Chess, languages, coding, astronomy: you see more in things than you saw last week.";
export const socialTitle = "Social";
export const socialText =
  "Board games, choirs, cooking for friends: a reason to meet that is not small talk.";
export const aboutTitle = "What is a hobby?";
export const aboutText =
  "Something you do again and again because you want to. It asks for a little skill, so you get better; it belongs to nobody’s to-do list, so it rests you; and sooner or later it brings you together with people who love the same thing.";
export const plansTitle = "AI-customized plans";
export const plansText =
  "Experience, daily time and goal change what you do, not only what the plan is called.";
export const checklistsTitle = "Daily checklists";
export const checklistsText =
  "What to have ready, five steps with their minutes, and a check that tells you if it worked.";
export const guideTitle = "A guide to talk to";
export const guideText =
  "Ask what went wrong, what to buy or what to do with ten minutes. Answers come from your plan.";
export const progressTitle = "Progress you can see";
export const progressText =
  "Each finished day opens the next one. Streaks count days of your own calendar.";
export const gamesTitle = "Kid-friendly games and printables";
export const gamesText =
  "Puzzles, word searches, mazes and coloring pages that are never the same twice.";
export const printTitle = "Offline-ready print views";
export const printText = "Take a lesson to the kitchen, the garden or the garage, on paper.";
export const featuresTitle = "What you get";
export const pickTitle = "Pick a passion";
export const pickText =
  "Any hobby. Then three questions: what you know, how long you have, what it is for.";
export const createTitle = "AI creates the plan";
export const createText =
  "Seven lessons that build on each other: from our own library, or by a language model where one is set up.";
export const learnTitle = "Learn and master";
export const learnText =
  "One lesson a day. Each ends with a check that can fail, and opens the next one.";
export const stepsTitle = "How it works";
export const figuresAreSamples = "Sample figures: this instance has not published its own yet.";
export const figuresTitle = "In figures";
export const voicesTitle = "What a week can be like";
export const voicesAreSamples =
  "Sample voices: they show what stands here once learners have written.";
export const questionsTitle = "Questions people ask";
export const closingTitle = "A week passes anyway";
export const closingText = "You may as well be able to play a song at its end.";
export const closingButton = "Start Learning Now";
export const title = "A hobby is time that is yours";
export const intro =
  "Learn one in seven days. Tell the guide what you would like to be able to do, and get a plan that fits your time, your level and your reason: one lesson a day, for a week.";
export const hobbyLabel = "Which hobby would you like to learn?";
export const hobbyExample = "Ukulele, chess, bread…";
export const start = "Start Your Journey";
export const free = "Free to start, no credit card needed, the first day is free. Cancel anytime.";
export const sampleTitle = "A real day, to look into";
export const sampleIntro = (hobby: string) =>
  `Day 1 of the ${hobby} plan for a beginner. Choose how long you have, and the steps change with it.`;
export const sampleDay = (hobby: string) => `${hobby}, day 1 of 7`;
export const timeForToday = "Time for today";
export const selfCheck = "How you know it worked";
export const needed = "What You Need";
export const theWeek = "The week";
export const makeMine = "Make this plan mine";
