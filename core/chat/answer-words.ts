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
    `You're done with day ${day} when you can answer yes: ${check}`,
  time: (day: number, time: string) =>
    `Day ${day} is planned for ${time}; each step names its minutes.`,
  week: (lines: string) => `The week:\n${lines}`,
  term: (term: string, meaning: string) => `“${term}”: ${meaning}`,
  foundInStep: (day: number, step: number, text: string) =>
    `From day ${day}, step ${step}:\n\n${text}`,
  foundOnDay: (day: number, text: string) => `From day ${day}:\n\n${text}`,
  shortOfTime: (day: number, lines: string) =>
    `Then do just this from day ${day}, and call it enough for today:\n${lines}\n\nThe rest will wait. A short day keeps you going; a skipped one breaks the rhythm.`,
  missedDay: (day: number, title: string) =>
    `Nothing is lost. Do day ${day}, “${title}”, whenever you have time, and let the week run a day longer. If something feels rusty, repeat the last check first.`,
  tooHard: (day: number, step: string, fix: string | undefined) =>
    [
      `That happens to most people at some point. Try just the first step of day ${day}, at half the speed:\n\n${step}`,
      fix && `If it still does not work: ${fix}`,
      "You may repeat yesterday instead; the next day opens whenever you are ready.",
    ]
      .filter(Boolean)
      .join("\n\n"),
  tooEasy: (check: string, next: string | undefined) =>
    [
      `Then go straight to the check: ${check}`,
      next
        ? `If that works, mark the day complete and open day ${next}.`
        : "If that works, the week has done its job: pick something harder to make.",
    ].join("\n\n"),
  afraid: (goal: string) =>
    `Nobody starts out talented or at the right age. Everyone starts with something small, and here's yours for today: ${goal} Nobody else has to see it.`,
  buy: (lines: string) => `What this week uses, as searches:\n${lines}`,
  whatNext: (lines: string) =>
    lines
      ? `Still ahead in this week:\n${lines}\n\nAfter day 7, repeat the part you liked best with something new, and make a second plan at the next level.`
      : "Repeat the part you liked best with something new, at least once a week. A new plan at the next level continues from here.",
  tomorrow: (day: number, title: string, goal: string) =>
    `Day ${day}, “${title}”, comes next. ${goal}`.trim(),
  thanks: (day: number, goal: string) => `You're welcome. Day ${day} is where you are: ${goal}`,
  hello: (day: number, title: string) =>
    `Hello. Day ${day}, “${title}”, is open. Ask me about any step, a word, or what you need.`,
  /** When neither the plan nor the lesson has an answer; the guide never guesses. */
  notKnown:
    "I can't find that in your plan, so I won't guess. I can tell you how to get started, what to practice today, what you need, which mistakes to avoid, how you know that it worked, or where to read more.",
} as const;
