import type { PathMark } from "../../page.ts";
import { pen } from "../../parts/strokes.ts";
import { moved } from "../../parts/transform.ts";

/** What is new in one step. */
export interface Step {
  /** What to draw, in a few words. */
  readonly words: string;
  /** The new lines, in a square of 100 by 100. */
  readonly lines: readonly PathMark[];
}

export interface DrawnAnimal {
  /** With its article: 'a cat'. */
  readonly name: string;
  /** A last idea, once the animal is there. */
  readonly idea: string;
  /** Six steps. */
  readonly steps: readonly Step[];
}

const { wave, loop, lines, shape, oval, dot, cup } = pen({ stroke: "ink" });

/** The same lines on the left and on the right of the middle. */
const pair = (...left: readonly PathMark[]): PathMark[] => [
  ...left,
  ...moved(left, { mirrored: true, x: 100 }),
];

const cat: DrawnAnimal = {
  name: "a cat",
  idea: "What is your cat looking at? Draw it too.",
  steps: [
    { words: "An oval for the head", lines: [oval(50, 32, 24, 20)] },
    { words: "Two pointed ears", lines: pair(lines(31, 19.8, 29, 3, 43, 12.9)) },
    {
      words: "Eyes, nose and mouth",
      lines: [
        ...pair(dot(41, 30, 2.6), wave(50, 40, 47.5, 44, 43, 43)),
        shape(47.5, 37, 52.5, 37, 50, 40),
      ],
    },
    {
      words: "Six long whiskers",
      lines: pair(lines(36, 36, 14, 31), lines(36, 39, 13, 39), lines(36, 42, 14, 47)),
    },
    {
      words: "A body like a pear",
      lines: [...pair(wave(36, 48.2, 27, 64, 25, 82, 31, 95)), lines(31, 95, 69, 95)],
    },
    {
      words: "Legs, paws and a tail",
      lines: [
        ...pair(lines(43, 73, 43, 90), wave(40, 95, 40, 90, 45, 89, 49, 91, 49, 95)),
        wave(74, 86, 86, 90, 93, 80, 88, 66, 82, 62, 80, 67, 85, 74, 83, 80, 75.3, 78),
      ],
    },
  ],
};

const owl: DrawnAnimal = {
  name: "an owl",
  idea: "Add a branch, the moon and a few stars.",
  steps: [
    { words: "A big egg for the body", lines: [oval(50, 54, 30, 40)] },
    { words: "Two tufts on the head", lines: pair(lines(30, 24.2, 26, 7, 42, 15.5)) },
    { words: "Two large round eyes", lines: pair(oval(38.6, 36, 10)) },
    {
      words: "Pupils and a pointed beak",
      lines: [...pair(dot(39.8, 36, 4.4)), shape(45.5, 46, 54.5, 46, 50, 54)],
    },
    { words: "A wing on each side", lines: pair(wave(21.2, 45, 33, 55, 37, 69, 27.2, 80)) },
    {
      words: "Feathers and feet",
      lines: [
        ...[42, 50, 58].map((x) => cup(x, 61, 4, 4)),
        ...[46, 54].map((x) => cup(x, 69, 4, 4)),
        cup(50, 77, 4, 4),
        ...pair(wave(34, 87.9, 32, 96, 36, 97.5, 38, 92, 39, 98, 43, 98, 44, 93.2)),
      ],
    },
  ],
};

const fish: DrawnAnimal = {
  name: "a fish",
  idea: "Draw water plants and a small friend beside it.",
  steps: [
    { words: "A long oval for the body", lines: [oval(44, 50, 34, 24)] },
    {
      words: "A tail like a fan",
      lines: [
        wave(76.2, 42.5, 85, 35, 96, 28),
        wave(96, 28, 90, 50, 96, 72),
        wave(96, 72, 85, 65, 76.2, 57.5),
      ],
    },
    {
      words: "A fin on top and below",
      lines: [
        wave(34, 27.1, 41, 17, 52, 10, 66, 9),
        wave(66, 9, 62, 20, 64, 30.6),
        wave(42, 74, 48, 82, 58, 88),
        wave(58, 88, 57, 80, 58, 71.9),
      ],
    },
    {
      words: "An eye and a smile",
      lines: [oval(26, 44, 5.5), dot(25, 44, 2.4), cup(18, 57, 5, 4)],
    },
    {
      words: "A gill and a side fin",
      lines: [wave(37, 30, 32, 50, 37, 70), wave(44, 48, 58, 41, 64, 50, 57, 59, 44, 53)],
    },
    {
      words: "Scales and bubbles",
      lines: [
        ...[46, 56].map((x) => cup(x, 34, 4.5, 4.5)),
        ...[46, 56].map((x) => cup(x, 64, 4.5, 4.5)),
        cup(69.5, 44, 4, 4),
        cup(69.5, 54, 4, 4),
        oval(8, 32, 3.2),
        oval(14, 20, 4.2),
        oval(6, 10, 2.4),
      ],
    },
  ],
};

const rabbit: DrawnAnimal = {
  name: "a rabbit",
  idea: "Give your rabbit a carrot or a flower.",
  steps: [
    { words: "A circle for the head", lines: [oval(50, 46, 18)] },
    { words: "Two long ears", lines: pair(wave(40, 31, 30, 15, 33, 2, 41, 6, 46, 28.5)) },
    {
      words: "Eyes, nose and inner ears",
      lines: [
        ...pair(dot(43, 43, 2.3), wave(40.5, 25, 35.5, 14, 36.5, 8)),
        shape(47.5, 49, 52.5, 49, 50, 52),
      ],
    },
    {
      words: "A mouth and whiskers",
      lines: pair(wave(50, 52, 47, 56, 43.5, 54.5), lines(40, 51, 24, 48), lines(40, 54, 24, 56)),
    },
    {
      words: "A body and two feet",
      lines: [
        ...pair(wave(38, 59.4, 28, 71, 25, 82, 27.5, 89.9), oval(36, 93.2, 12, 4.8)),
        wave(48, 93.2, 50, 93.8, 52, 93.2),
      ],
    },
    {
      words: "Paws, belly and toes",
      lines: [
        ...pair(
          wave(40, 67, 40, 77, 44, 80, 48, 76, 47, 68),
          lines(31, 91, 31, 95),
          lines(36, 90.5, 36, 94.5),
        ),
        wave(37, 82, 41, 87.4, 50, 89.4, 59, 87.4, 63, 82),
      ],
    },
  ],
};

const elephant: DrawnAnimal = {
  name: "an elephant",
  idea: "Where is your elephant? Draw grass, water or trees.",
  steps: [
    {
      words: "A head with a gap",
      lines: [wave(43, 55, 34, 48, 31, 36, 36, 22, 50, 16, 64, 22, 69, 36, 66, 48, 57, 55)],
    },
    {
      words: "Two very big ears",
      lines: pair(wave(33.6, 26, 18, 10, 3, 24, 7, 48, 22, 56, 33, 46)),
    },
    {
      words: "A trunk that curls",
      lines: [
        wave(44, 42, 43, 55, 44, 66, 40, 70.5, 35, 68.5),
        lines(35, 68.5, 33, 75),
        wave(33, 75, 43, 79.5, 53, 73, 57, 57, 56, 42),
      ],
    },
    {
      words: "Eyes and trunk wrinkles",
      lines: [
        ...pair(dot(40, 34, 2.4), cup(40, 28.5, 3.6, -2)),
        cup(50, 50, 5.5, 2),
        cup(50, 56, 5.5, 2),
        cup(50, 62, 4.8, 2),
      ],
    },
    {
      words: "A body and two legs",
      lines: [
        ...pair(wave(27, 54.5, 21, 70, 22, 96), lines(22, 96, 40, 96)),
        wave(40, 96, 42, 88, 50, 86, 58, 88, 60, 96),
      ],
    },
    {
      words: "Toes, ear lines and hair",
      lines: [
        ...pair(
          cup(26.5, 96, 2.5, -4.5),
          cup(31.5, 96, 2.5, -4.5),
          cup(36.5, 96, 2.5, -4.5),
          wave(27, 24, 18, 20, 11, 28, 13, 42, 21, 48),
        ),
        wave(47, 15.5, 46, 11, 43, 9),
        lines(50, 15.5, 50, 8),
        wave(53, 15.5, 54, 11, 57, 9),
      ],
    },
  ],
};

const penguin: DrawnAnimal = {
  name: "a penguin",
  idea: "Add snow, ice and a whole penguin family.",
  steps: [
    { words: "A tall oval for the body", lines: [oval(50, 50, 26, 40)] },
    {
      words: "A face and belly shape",
      lines: [
        loop(
          50,
          28,
          41,
          21,
          33,
          30,
          37,
          43,
          31,
          58,
          35,
          74,
          50,
          82,
          65,
          74,
          69,
          58,
          63,
          43,
          67,
          30,
          59,
          21,
        ),
      ],
    },
    {
      words: "Two eyes and a beak",
      lines: [...pair(dot(42.5, 32, 2.5)), shape(45, 38, 55, 38, 50, 45)],
    },
    { words: "Two wings", lines: pair(wave(24.8, 40, 14, 54, 10, 70, 18, 70, 25.2, 62)) },
    {
      words: "Two feet with toes",
      lines: pair(wave(37, 84.6, 26, 92, 31, 96, 35, 93.5, 39, 97, 43, 94, 48, 95.5, 47, 89.7)),
    },
    {
      words: "A bow tie and snow",
      lines: [
        ...pair(shape(49, 53, 41, 48, 41, 58)),
        oval(50, 53, 1.8),
        oval(10, 16, 3),
        oval(90, 22, 3),
        oval(14, 36, 2),
        oval(84, 8, 2),
        oval(92, 46, 2.4),
        oval(24, 6, 2),
      ],
    },
  ],
};

const turtle: DrawnAnimal = {
  name: "a turtle",
  idea: "Draw a leaf to eat and a path to walk on.",
  steps: [
    {
      words: "A shell like a hill",
      lines: [wave(16, 60, 22, 38, 44, 25, 66, 38, 72, 60), lines(16, 60, 72, 60)],
    },
    {
      words: "A rim under the shell",
      lines: [wave(16, 60, 11, 64, 17, 68), lines(17, 68, 71, 68), wave(71, 68, 77, 64, 72, 60)],
    },
    {
      words: "A neck and a head",
      lines: [wave(74, 61.3, 79, 50, 82, 41, 91, 38, 98, 45, 95, 53, 88, 55, 84, 62, 75.4, 65.6)],
    },
    {
      words: "Two legs and a tail",
      lines: [
        wave(22, 68, 20, 79, 22, 84, 33, 84, 35, 68),
        wave(54, 68, 55, 84, 66, 84, 68, 79, 66, 68),
        wave(12.6, 63, 6, 66, 2, 72),
        wave(2, 72, 9, 71, 15, 67.4),
      ],
    },
    {
      words: "An eye, a smile and toes",
      lines: [
        dot(89, 44.5, 2),
        wave(89, 50, 93, 50.5, 96.3, 48),
        ...[25, 29, 58, 62].map((x) => lines(x, 79.5, x, 83.5)),
      ],
    },
    {
      words: "A pattern on the shell",
      lines: [
        shape(36, 36, 52, 36, 58, 46, 52, 54, 36, 54, 30, 46),
        lines(36, 36, 31.5, 29.6),
        lines(52, 36, 56.5, 29.6),
        lines(58, 46, 70.2, 47),
        lines(30, 46, 17.8, 47),
        lines(36, 54, 33, 60),
        lines(52, 54, 55, 60),
      ],
    },
  ],
};

/** Twelve soft points around the face: the lion's mane. */
const MANE = Array.from({ length: 24 }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / 12, index % 2 === 0 ? 34 : 27];
  return [50 + radius * Math.cos(angle), 38 + radius * Math.sin(angle)];
}).flat();

const lion: DrawnAnimal = {
  name: "a lion",
  idea: "Is your lion sleepy, proud or hungry? Show it in the face.",
  steps: [
    { words: "A circle for the face", lines: [oval(50, 38, 20)] },
    { words: "A wavy mane around it", lines: [loop(...MANE)] },
    {
      words: "Eyes, nose and ears",
      lines: [
        ...pair(dot(43, 35, 2.4), wave(41, 20.2, 34, 18, 31, 23, 33.5, 27)),
        shape(46.5, 42, 53.5, 42, 50, 46),
      ],
    },
    {
      words: "A mouth and whiskers",
      lines: pair(wave(50, 46, 47, 51, 42.5, 49), lines(40, 44, 26, 41), lines(40, 47, 27, 49.5)),
    },
    {
      words: "A sitting body",
      lines: [...pair(wave(33, 67.4, 27, 80, 25, 97)), lines(25, 97, 75, 97)],
    },
    {
      words: "Legs, paws and a tail",
      lines: [
        ...pair(lines(42, 78, 42, 91), wave(38, 97, 38, 92, 43.5, 90.5, 49, 92, 49, 97)),
        wave(74.4, 90, 84, 92, 90, 84, 88, 74),
        loop(88, 74, 84, 67, 88, 60, 93, 66, 93, 72),
      ],
    },
  ],
};

/** The animals to choose from. */
export const ANIMALS: readonly DrawnAnimal[] = [
  cat,
  owl,
  fish,
  rabbit,
  elephant,
  penguin,
  turtle,
  lion,
];
