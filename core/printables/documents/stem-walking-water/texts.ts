import type { PackAge } from "../../page.ts";
import type { Experiment } from "../../parts/experiment.ts";

/** Two food colors and the one that their water mixes to. */
export const MIXES = [
  { left: "yellow", right: "blue", mixed: "green" },
  { left: "red", right: "yellow", mixed: "orange" },
  { left: "blue", right: "red", mixed: "purple" },
] as const;
export type Mix = (typeof MIXES)[number];

type Texts = Pick<Experiment, "question" | "watch" | "why"> & {
  readonly steps: (mix: Mix) => string[];
};

export const TEXTS: Readonly<Record<PackAge, Texts>> = {
  k2: {
    question: "Can water walk out of its glass all by itself?",
    steps: ({ left, right }) => [
      "Put the three glasses in a row on the tray. The middle one stays empty.",
      `Fill the other two with water, almost to the top. Make one ${left} and one ${right} with 5 drops of food color.`,
      "Fold each paper towel the long way, again and again, to a strip as wide as two fingers.",
      "Make bridges: one end of a strip deep in the colored water, the other end in the empty glass.",
      "Wait. Look after 10 minutes, after 1 hour and the next morning.",
    ],
    watch:
      "How far up has the color walked? What happens in the empty glass? Which new color do you see?",
    why: "A paper towel is full of tiny gaps. Water likes to cling to paper, and it clings to itself. So it creeps into the gaps, up over the edge and down into the empty glass. Inside the stems of plants are tiny tubes, and water climbs in them in a similar way.",
  },
  "35": {
    question: "How can water climb up and over the rim of a glass, and when does it stop?",
    steps: ({ left, right }) => [
      "Put three equal glasses in a row on the tray. The middle one stays empty.",
      `Pour 200 ml (almost 1 cup) of water into each of the other two. Stir 10 drops of ${left} into one and of ${right} into the other.`,
      "Fold two paper towels the long way to strips about 3 cm (1 in.) wide.",
      "Hang a strip from each full glass to the empty one. Each end should touch the bottom.",
      "Look after 10 minutes, 30 minutes, 1 hour, 2 hours and the next day. Hold a ruler beside the middle glass.",
    ],
    watch:
      "Which color arrives first? What new color do the two make? Watch the water's height in all three glasses: is it still moving?",
    why: "Paper is made of fibers with tiny gaps between them. Water clings to the fibers and to itself, so it is drawn into the gaps, even upward. This is called capillary action. Past the rim the water runs down into the lower glass. It goes on until the water stands equally high in all the glasses.",
  },
  "68": {
    question: "How fast does capillary action carry water from glass to glass, and what ends it?",
    steps: ({ left, right }) => [
      "Put three equal glasses in a row on a level tray. The middle one stays empty.",
      `Pour exactly 200 ml of water into each of the other two. Stir 10 drops of ${left} into one and of ${right} into the other.`,
      "Fold two paper towels the long way to strips 3 cm (1 in.) wide, both in the same way.",
      "Hang a strip from each full glass to the empty one. Each end should touch the bottom. Start a clock.",
      "Measure the height of the water in the middle glass in millimeters at the times in the table.",
    ],
    watch:
      "Does the height rise evenly or more and more slowly? Compare it with the height in the outer glasses. Draw a graph of height against time on the back.",
    why: "Water molecules are drawn to the cellulose fibers (adhesion) and to each other (cohesion). In the narrow gaps between fibers this pulls water upward against gravity: capillary action. Past the rim gravity helps, and the wet strip works like a siphon. The flow slows as the levels come closer and ends when all the glasses stand at the same height. If the outer two lose equally much, each glass then holds two thirds of the first amount, less what evaporated and what the paper holds.",
  },
};

export const MATERIALS: Readonly<Record<PackAge, (mix: Mix) => string[]>> = {
  k2: ({ left, right }) => [
    "3 equal clear glasses",
    "2 paper towels",
    "water",
    `${left} and ${right} food color`,
    "a tray and an old towel",
    "an apron or old shirt",
  ],
  "35": ({ left, right }) => [
    "3 equal clear glasses",
    "2 paper towels",
    "400 ml of water",
    `${left} and ${right} food color`,
    "a tray and an old towel",
    "a ruler and a clock",
  ],
  "68": ({ left, right }) => [
    "3 equal straight glasses",
    "2 equal paper towels",
    "a measuring cup and water",
    `${left} and ${right} food color`,
    "a tray and an old towel",
    "a ruler and a clock",
  ],
};

export const TABLES: Readonly<Record<PackAge, Experiment["table"]>> = {
  k2: {
    columns: ["When?", "Draw the middle glass", "Its color"],
    rows: ["10 minutes", "1 hour", "next morning"],
  },
  "35": {
    columns: ["Time", "Height in the middle (mm)", "Color in the middle"],
    rows: ["10 min", "30 min", "1 h", "2 h", "next day"],
  },
  "68": {
    columns: ["Time", "Middle (mm)", "Left (mm)", "Right (mm)"],
    rows: ["0 min", "15 min", "30 min", "1 h", "2 h", "next day"],
  },
};

/** One of them is chosen at random; everything else should stay the same. */
export const CHANGES: readonly string[] = [
  "Make the strips half as wide. Keep everything else the same. What do you expect, and what happens?",
  "Use warm water from the tap in place of cold water. Keep everything else the same. What do you expect, and what happens?",
  "Use strips of cotton cloth in place of paper. Keep everything else the same. What do you expect, and what happens?",
  "Put the middle glass on a thick book. Keep everything else the same. What do you expect, and what happens?",
  "Fill the outer glasses only halfway. Keep everything else the same. What do you expect, and what happens?",
];

export const SAFETY: readonly string[] = [
  "Food color stains clothes, hands and tables: use a tray, an old towel and aprons.",
  "Wipe up spills at once, because a wet floor is slippery.",
  "Choose plastic cups for young children. Nobody drinks the colored water. Stay close by, and pour it away when you have finished.",
];
