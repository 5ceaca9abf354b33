/** The four questions of the home page (spec 2 §2). */
export const HOME_QUESTIONS = [
  {
    id: "what-is-a-hobby",
    question: "What counts as a hobby?",
    answer:
      "Anything you do regularly for its own sake: because you like doing it, not because somebody pays or tells you to. Playing an instrument, baking bread, watching birds, learning Italian, doing card tricks. If you can name it, the guide can usually make a plan for it.",
  },
  {
    id: "is-it-free",
    question: "What does it cost?",
    answer:
      "It is free to start, no credit card needed, and the first day is free. Without an account you can open the first two days of a plan; with one, which is free as well, all seven. The Kids Hub is free for everybody.",
  },
  {
    id: "how-much-time",
    question: "How much time do I need?",
    answer:
      "You choose: 30 minutes, one hour or two hours a day. Each lesson has five steps whose minutes add up to just that, so nothing is left for the weekend. If you miss a day, the next one waits.",
  },
  {
    id: "will-i-be-good",
    question: "Can I really learn something in a week?",
    answer:
      "You will not master it. You will have done seven real pieces of work, know what goes wrong at first and how to put it right, and be able to do one small thing from beginning to end that you could not do before. That is when most people decide to go on.",
  },
] as const;
