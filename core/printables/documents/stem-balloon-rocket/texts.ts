import type { PackAge } from "../../page.ts";
import type { Experiment } from "../../parts/experiment.ts";

type Texts = Pick<Experiment, "question" | "steps" | "watch" | "why">;

export const TEXTS: Readonly<Record<PackAge, Texts>> = {
  k2: {
    question: "What makes a balloon fly along a string?",
    steps: [
      "Tie one end of the string to a chair, as high as the seat. Thread the straw onto the string.",
      "Pull the string tight and tie it to a second chair. It should be level.",
      "Ask a grown-up to blow up the balloon and to hold its neck shut. Do not tie a knot.",
      "Tape the balloon under the straw. Slide it to the chair behind its neck.",
      "Count down: 3, 2, 1. Let go!",
    ],
    watch:
      "Which way does the air come out? Which way does the balloon fly? Put your hand behind the balloon's neck and feel.",
    why: "The balloon pushes the air out at the back. The air pushes the balloon to the front. The two pushes are equally strong and go opposite ways. A rocket flies like that, too: it pushes hot gas down, and the gas pushes the rocket up.",
  },
  "35": {
    question: "How does the air in a balloon drive it along a string, and how far does it go?",
    steps: [
      "Tie one end of the string to a chair, about as high as the seat. Thread the straw onto the string.",
      "Pull the string tight and tie it to a second chair. It should be level, not sloping.",
      "Blow up the balloon with the number of puffs in the table. Pinch its neck shut. Do not tie it.",
      "Tape the balloon under the straw while a partner pinches. Slide it back to the start, neck toward the chair.",
      "Let go. Measure from the start to where the straw stops. Fly each size twice.",
    ],
    watch:
      "Which way does the air go, and which way the balloon? When is it fastest: at the start, in the middle or at the end?",
    why: "The stretched rubber squeezes the air out of the neck. The balloon pushes the air backward, and the air pushes the balloon forward just as hard. Isaac Newton called this action and reaction: forces always come in pairs that are equal and opposite. More air means a push that lasts longer, so the balloon goes farther.",
  },
  "68": {
    question: "How does the amount of air change how far a balloon rocket travels?",
    steps: [
      "Tie one end of the string to a chair at seat height. Thread the straw onto the string.",
      "Pull the string tight and tie it to a second chair. Check that it is level, so that gravity does not help.",
      "Blow up the balloon with the number of puffs in the table. Pinch the neck shut. Do not tie it.",
      "Tape the balloon under the straw while a partner pinches. Start with the neck at the same mark each time.",
      "Let go and measure the distance from the mark. Fly each size three times and work out the mean.",
    ],
    watch:
      "When does the balloon speed up and when does it slow down? Do three flights with the same number of puffs go equally far? What could make them differ?",
    why: "The stretched rubber keeps the air inside under pressure. It drives the air out backward, and by Newton's third law the air pushes the balloon forward with an equal and opposite force, the thrust. While the thrust is larger than friction at the string and air resistance, the balloon speeds up. When the air has run out, only friction and air resistance are left, and it slows down and stops.",
  },
};

export const MATERIALS: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "1 long balloon",
    "1 straw, cut straight",
    "5 m (16 ft) of smooth string",
    "2 chairs",
    "sticky tape",
    "a helper",
  ],
  "35": [
    "2 long balloons",
    "1 straw without a bend",
    "5 m (16 ft) of smooth string",
    "2 heavy chairs",
    "sticky tape",
    "a tape measure",
  ],
  "68": [
    "3 balloons of one kind",
    "1 straw without a bend",
    "8 m (26 ft) of smooth string",
    "2 heavy chairs",
    "sticky tape",
    "a tape measure",
  ],
};

export const TABLES: Readonly<Record<PackAge, Experiment["table"]>> = {
  k2: {
    columns: ["How much air?", "How far? (in steps)"],
    rows: ["a little", "half full", "full"],
  },
  "35": {
    columns: [
      "Puffs of air",
      "1st flight (cm or in.)",
      "2nd flight (cm or in.)",
      "The farther one",
    ],
    rows: ["2", "4", "6"],
  },
  "68": {
    columns: ["Puffs of air", "1st (cm or in.)", "2nd (cm or in.)", "3rd (cm or in.)", "Mean"],
    rows: ["2", "4", "6"],
  },
};

/** One of them is chosen at random; everything else should stay the same. */
export const CHANGES: readonly string[] = [
  "Make one end of the string a little higher, but never higher than a table. Keep everything else the same. What do you expect, and what happens?",
  "Use a straw half as long. Keep everything else the same. What do you expect, and what happens?",
  "Hang four paper clips on the straw as cargo. Keep everything else the same. What do you expect, and what happens?",
  "Try a rough string, such as wool yarn. Keep everything else the same. What do you expect, and what happens?",
  "Try a round balloon in place of a long one. Keep everything else the same. What do you expect, and what happens?",
];

export const SAFETY: readonly string[] = [
  "Choking hazard: children under 8 can choke on balloons that are empty or burst. An adult blows them up, stays with the children and picks up every piece at once.",
  "Keep the string at seat height, never at the height of a neck. Nobody runs near it. Take it down afterward.",
  "Keep faces away from the flight path. Use latex-free balloons if anyone is allergic.",
];
