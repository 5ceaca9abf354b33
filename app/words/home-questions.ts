/** The four questions of the home page (spec 2 §2). */
export const HOME_QUESTIONS = [
  {
    id: "what-is-a-hobby",
    question: "What counts as a hobby?",
    answer:
      "Anything you do regularly for its own sake: because you enjoy it, not because somebody pays you or tells you to. Playing an instrument, baking bread, watching birds, learning Italian, doing card tricks. If you can name it, the guide can usually make a plan for it.",
  },
  {
    id: "is-it-free",
    question: "What does it cost?",
    answer:
      "It's free to start, no credit card needed, and the first day is free. Without an account you can open the first two days of a plan. With one, which is also free, you get all seven. The Kids Hub is free for everybody.",
  },
  {
    id: "how-much-time",
    question: "How much time do I need?",
    answer:
      "You choose: 30 minutes, one hour or two hours a day. The steps of each lesson add up to exactly that, so nothing piles up for the weekend. If you miss a day, your plan waits for you.",
  },
  {
    id: "will-i-be-good",
    question: "Can I really learn something in a week?",
    answer:
      "You won't master it. But you will have made or done seven real things, you'll know what usually goes wrong at first and how to fix it, and you'll be able to do one small thing from start to finish that you couldn't do before.",
  },
] as const;
