/** The words of the home page. */

export const kidsTitle = "For children: the Kids Hub";
export const kidsText =
  "Five games and about fifty sheets to print, for ages 6 to 12. Free, with no account, ads or cookies.";
export const kidsButton = "Explore the Kids Hub";
export const creativeTitle = "Creative";
export const creativeText =
  "Drawing, music, knitting, writing: you make something that wasn't there yesterday.";
export const physicalTitle = "Physical";
export const physicalText =
  "Running, dancing, climbing, yoga: your body learns, and you can feel it.";
export const cognitiveTitle = "Cognitive";
export const cognitiveText =
  "Chess, languages, coding, astronomy: you notice more than you did last week.";
export const socialTitle = "Social";
export const socialText =
  "Board games, choirs, cooking for friends: a reason to get together that beats small talk.";
export const aboutTitle = "What is a hobby?";
export const aboutText =
  "Something you do again and again because you want to. It takes a little skill, so you keep getting better. It’s on nobody’s to-do list, so it’s restful. And sooner or later it introduces you to people who love the same thing.";
export const plansTitle = "Plans made for your answers";
export const plansText =
  "Experience, daily time and goal change what you do, not only what the plan is called.";
export const checklistsTitle = "Daily checklists";
export const checklistsText =
  "What to have ready, a few short steps with their minutes, and a check that tells you whether it worked.";
export const guideTitle = "A guide to talk to";
export const guideText =
  "Ask what went wrong, what to buy, or what to do when you only have ten minutes. The answers come from your plan.";
export const progressTitle = "Progress you can see";
export const progressText =
  "Each day you finish opens the next one, and your streak runs on your own calendar.";
export const gamesTitle = "Kid-friendly games and printables";
export const gamesText = "Puzzles, word searches, mazes and coloring pages, different every time.";
export const printTitle = "Offline-ready print views";
export const printText = "Take a lesson to the kitchen, the garden or the garage, on paper.";
export const featuresTitle = "What you get";
export const pickTitle = "Pick a passion";
export const pickText =
  "Any hobby. Then three questions: what you know, how much time you have, and why you want to learn it.";
export const createTitle = "We build your plan";
export const createText =
  "Seven lessons that build on each other: from our own library, or written by an AI model where this site has one.";
export const learnTitle = "Learn and master";
export const learnText =
  "One lesson a day. Each one ends with a quick check that it worked, and opens the next.";
export const stepsTitle = "How it works";
export const figuresAreSamples = "Sample figures: this site hasn't published its own yet.";
export const figuresTitle = "In figures";
export const voicesTitle = "What a week can be like";
export const voicesAreSamples =
  "Sample quotes: they show what goes here once learners have written in.";
export const questionsTitle = "Questions people ask";
export const closingTitle = "A week passes anyway";
export const closingText = "You might as well be able to play a song by the end of it.";
export const closingButton = "Start Learning Now";
export const title = "A hobby is time that is yours";
export const intro =
  "Learn one in seven days. Tell the guide what you'd like to be able to do, and get a plan that fits your time, your level and your reason: one lesson a day, for a week.";
export const hobbyLabel = "Which hobby would you like to learn?";
export const hobbyExample = "Ukulele, chess, bread…";
export const start = "Start Your Journey";
export const free = "Free to start, no credit card needed, the first day is free. Cancel anytime.";
export const sampleTitle = "Look inside a real day";
export const sampleIntro = (hobby: string) =>
  `Day 1 of the ${hobby} plan for a beginner. Choose how much time you have, and the steps change to match.`;
export const sampleDay = (hobby: string) => `${hobby}, day 1 of 7`;
export const timeForToday = "Time for today";
export const selfCheck = "How you know it worked";
export const needed = "What You Need";
export const theWeek = "The week";
export const makeMine = "Make this plan mine";
