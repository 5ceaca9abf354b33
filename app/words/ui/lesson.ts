/** The words around a day's lesson. */

export const day = (day: number) => `Day ${day}`;
export const goal = "Today's Learning Goal";
export const safety = "Safety";
export const why = "Why This Matters";
export const steps = "Step-by-Step Guide";
export const stepDone = (step: string) => `Done: ${step}`;
export const videoTutorial = "Video tutorial";
export const needed = "What You Need";
export const tips = "Success Tips";
export const mistakes = "Avoid These Mistakes";
export const selfCheck = "How you know it worked";
export const terms = "Words for today";
export const notYet = "Not yet?";
export const minutes = (count: number) => `${count} min`;
/** A plan that teaches nothing of the hobby itself but finds who does. */
export const generalWeek = "General week";
export const generalWeekText = (hobby: string) =>
  `Sevenfold has no lessons of its own for ${hobby} yet. This week helps you find a teacher, safe first materials and a first real try.`;
export const resources = "Resources";
export const freeTutorials = "Free tutorials";
export const recommendedGear = "Recommended gear";
export const gearIsSponsored =
  "These links search a shop. If you buy something there, this site may earn a commission.";
export const gearIsNot = "These are plain web searches. Nobody pays us for them.";
export const opensInNewTab = "(opens in a new tab)";
export const searchTutorial = "Search for a tutorial";
export const searchTutorialOn = (words: string) => `Search for a tutorial: ${words}`;
export const opensYoutubeInNewTab = " (opens YouTube in a new tab)";
export const videoComing = "Video tutorial coming soon!";
export const videoUnavailable = "Video currently unavailable";
