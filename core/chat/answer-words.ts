/**
 * The words of the guide's answers about a plan that no model gives. The server alone has them.
 * Texts of the plan are passed in; `lines` are lines of a list.
 */
export const answerFromPlanWords = {
  start: (checklist: string, firstStep: string) =>
    `Lay out what you need first: ${checklist}.\n\nThen begin with step 1: ${firstStep}`,
  today: (day: number, title: string, goal: string, lines: string) =>
    `Day ${day}, ${title}. The goal: ${goal}\n\n${lines}`,
  read: (day: number, lines: string) => `To read for day ${day}:\n${lines}`,
  watch: (video: string) => `To watch, search for: ${video}`,
  mistakes: (day: number, lines: string) => `Mistakes to avoid on day ${day}:\n${lines}`,
  needed: (day: number, lines: string) => `For day ${day} have ready:\n${lines}`,
  safety: (lines: string) => `What the plan says about safety:\n${lines}`,
  tips: (day: number, lines: string) => `Tips for day ${day}:\n${lines}`,
  selfCheck: (day: number, check: string) =>
    `You are done with day ${day} when this holds: ${check}`,
  time: (day: number, time: string) =>
    `Day ${day} is planned for ${time}; each step names its minutes.`,
  week: (lines: string) => `The week:\n${lines}`,
  /** When neither the plan nor the lesson has an answer; the guide never guesses. */
  notKnown:
    "I can't find that in your plan, so I won't guess. I can tell you how to get started, what to practice today, what you need, which mistakes to avoid, how you know that it worked, or where to read more.",
} as const;
