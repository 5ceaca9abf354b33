/** The questions that parents and teachers ask. */
export const QUESTIONS = [
  {
    id: "ages",
    question: "What ages are the games for?",
    answer:
      "For 6 to 12. Each game says its ages: Memory Match is the easiest, Word Search and the longer words of Typing Safari want a confident reader. Younger children enjoy them on a grown-up's lap.",
  },
  {
    id: "price",
    question: "Do the games cost anything, or need an account?",
    answer:
      "No. Every game and every printable sheet is free, and nobody signs in. There are no ads and nothing to buy.",
  },
  {
    id: "data",
    question: "What do you know about my child?",
    answer:
      "Nothing. The games send nothing anywhere and set no cookies. Best results are kept on your own device, in this browser, until you clear its data.",
  },
  {
    id: "time",
    question: "How long should a child play?",
    answer:
      "20 to 30 minutes a day is plenty. Each game takes a few minutes, so three games and a printable sheet make a good afternoon break.",
  },
  {
    id: "keys",
    question: "Do the games work with keys, on a tablet, or without sound?",
    answer:
      "All three. Every game can be played by mouse, by finger and with the keyboard alone, and each page has a sound button. If your device asks for less motion, the games hold still.",
  },
] as const;
