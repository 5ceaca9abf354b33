import type { PathMark } from "../../page.ts";
import { puff } from "../../parts/scenery.ts";
import { pen } from "../../parts/strokes.ts";
import type { Craft, Part, Pasted } from "./craft.ts";

const { wave, loop, lines, shape, oval, dot, cup } = pen({ stroke: "ink", width: 0.7 });

/** The same part on the left, and mirrored on the right. */
const both = (part: Part, x: number, y: number, turn = 0): Pasted[] => [
  { part, at: { x: -x, y, turn } },
  { part, at: { x, y, turn: -turn, mirrored: true } },
];

const owlBody: Part = {
  name: "body",
  outline: oval(0, 0, 38, 50),
  details: [
    ...[-16, 0, 16].map((x) => cup(x, 8, 8, 8)),
    ...[-8, 8].map((x) => cup(x, 18, 8, 8)),
    ...[-16, 0, 16].map((x) => cup(x, 28, 8, 8)),
  ],
};
const owlWing: Part = {
  name: "wing",
  outline: loop(2, -32, -10, -20, -14, 4, -6, 30, 4, 34, 8, 10, 9, -18),
  details: [wave(-8, -6, -2, 2, 6, -4), wave(-10, 8, -2, 15, 6, 9), wave(-6, 20, 0, 26, 5, 20)],
};
const owlEye: Part = {
  name: "eye",
  outline: oval(0, 0, 16),
  details: [oval(0, 0, 10), dot(1, 1, 5.5)],
};
const owlBeak: Part = {
  name: "beak",
  outline: shape(-8, -8, 8, -8, 0, 10),
  details: [lines(-5.5, -3, 5.5, -3)],
};
const owlFoot: Part = {
  name: "foot",
  outline: loop(-8, -7, 0, -9, 8, -7, 13, 3, 12, 8, 6, 7, 0, 9, -6, 7, -12, 8, -13, 3),
  details: [lines(-4, 0, -5, 6.5), lines(4, 0, 5, 6.5)],
};
const owlTuft: Part = {
  name: "tuft",
  outline: shape(-12, 12, -4, -14, 13, 6),
  details: [lines(-5, 5, -2.6, -6), lines(2, 3, 0, -3)],
};

const owl: Craft = {
  name: "an owl",
  pasted: [
    ...both(owlTuft, 20, -45),
    ...both(owlFoot, 14, 51),
    { part: owlBody, at: {} },
    ...both(owlWing, 36, 6),
    ...both(owlEye, 15, -22),
    { part: owlBeak, at: { x: 0, y: -7 } },
  ],
  steps: [
    "Paste both tufts behind the top of the body and both feet behind its lower end.",
    "Paste one wing on each side, the round end up.",
    "Paste the eyes side by side and the beak below, between them.",
  ],
  idea: "Paste your owl on a sheet of paper and draw a branch and the moon.",
};

const robotBody: Part = {
  name: "body",
  outline: shape(-33, -32, 33, -32, 33, 32, -33, 32),
  details: [
    shape(-22, -22, 22, -22, 22, 4, -22, 4),
    wave(-18, -8, -12, -16, -6, -4, 0, -16, 6, -4, 12, -14, 18, -8),
    oval(-14, 18, 7),
    lines(-14, 18, -10, 14),
    ...[2, 11, 20].map((x) => oval(x, 18, 3)),
  ],
};
const robotHead: Part = {
  name: "head",
  outline: shape(-24, -20, 24, -20, 24, 20, -24, 20),
  details: [
    shape(-14, 7, 14, 7, 14, 14, -14, 14),
    ...[-7, 0, 7].map((x) => lines(x, 7, x, 14)),
    lines(-4, 1, 4, 1),
  ],
};
const robotEye: Part = {
  name: "eye",
  outline: oval(0, 0, 9),
  details: [oval(0, 0, 5), dot(0, 0, 2.4)],
};
const robotArm: Part = {
  name: "arm",
  outline: shape(
    -8,
    -27,
    8,
    -27,
    8,
    14,
    12,
    18,
    12,
    29,
    5,
    29,
    5,
    22,
    -5,
    22,
    -5,
    29,
    -12,
    29,
    -12,
    18,
    -8,
    14,
  ),
  details: [...[-18, -10, -2, 6].map((y) => lines(-8, y, 8, y)), oval(0, -22.4, 2)],
};
const robotLeg: Part = {
  name: "leg",
  outline: shape(-9, -22, 9, -22, 9, 10, 16, 14, 16, 22, -12, 22, -12, 14, -9, 10),
  details: [lines(-12, 14, 16, 14), ...[-14, -6, 2].map((y) => lines(-9, y, 9, y))],
};
const robotAntenna: Part = {
  name: "antenna",
  outline: loop(-2.4, 14, -2.4, -2, -7, -9, 0, -16, 7, -9, 2.4, -2, 2.4, 14),
  details: [oval(0, -8, 3.4)],
};

const robot: Craft = {
  name: "a robot",
  pasted: [
    { part: robotAntenna, at: { x: 0, y: -83 } },
    ...both(robotArm, 38, 2),
    { part: robotLeg, at: { x: -16, y: 50, mirrored: true } },
    { part: robotLeg, at: { x: 16, y: 50 } },
    { part: robotHead, at: { x: 0, y: -50 } },
    { part: robotBody, at: {} },
    ...both(robotEye, 11, -57),
  ],
  steps: [
    "Paste the head and both legs behind the body: the head on top, the legs below.",
    "Paste an arm behind each side of the body, the hands down.",
    "Paste the antenna behind the head and the eyes on the face.",
  ],
  idea: "Add your own buttons. What happens when you press them?",
};

/** Spots like those on a die, continued in the same way up to eight. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-5, -5],
    [5, 5],
  ],
  [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  [
    [-5, -7],
    [5, -7],
    [-5, 0],
    [5, 0],
    [-5, 7],
    [5, 7],
  ],
  [
    [-6, -7],
    [6, -7],
    [-6, 0],
    [0, 0],
    [6, 0],
    [-6, 7],
    [6, 7],
  ],
  [
    [-6, -7],
    [0, -7],
    [6, -7],
    [-6, 0],
    [6, 0],
    [-6, 7],
    [0, 7],
    [6, 7],
  ],
];
/** The caterpillar's body circles, numbered from one. */
export const SEGMENTS: readonly Part[] = SPOTS.map((spots) => ({
  name: "circle",
  outline: oval(0, 0, 18),
  details: spots.map(([x, y]): PathMark => oval(x, y, 2.4)),
}));
const caterpillarHead: Part = {
  name: "head",
  outline: oval(0, 0, 25),
  details: [
    ...[-8, 8].flatMap((x) => [oval(x, -5, 5), dot(x, -4, 2.4)]),
    cup(0, 6, 9, 7),
    oval(-15, 6, 3),
    oval(15, 6, 3),
  ],
};
const feeler: Part = {
  name: "feeler",
  outline: loop(-2, 14, -2, -3, -6.5, -9, 0, -15.5, 6.5, -9, 2, -3, 2, 14),
  details: [],
};

const caterpillar: Craft = {
  name: "a caterpillar that counts",
  pasted: [
    ...SEGMENTS.map((part, index) => ({
      part,
      at: { x: 38 + index * 29, y: index % 2 === 0 ? 9 : 3 },
    })).toReversed(),
    ...both(feeler, 9, -33, -14),
    { part: caterpillarHead, at: {} },
  ],
  steps: [
    "Count the spots on each circle and lay the circles in order, from 1 to 8.",
    "Paste circle 1 behind the head, circle 2 behind circle 1, and go on to circle 8.",
    "Paste both feelers behind the top of the head. Draw two feet below each circle.",
  ],
  idea: "Write the number into each circle, and make circles 9 and 10 yourself.",
};

const lionMane: Part = {
  name: "mane",
  outline: puff({ x: 0, y: 0 }, 38, 38, 13, { stroke: "ink", width: 0.7 }),
  details: Array.from({ length: 26 }, (_, index) => {
    const angle = (index * Math.PI) / 13;
    return lines(
      Math.cos(angle) * 30,
      Math.sin(angle) * 30,
      Math.cos(angle) * 36,
      Math.sin(angle) * 36,
    );
  }),
};
const lionFace: Part = {
  name: "face",
  outline: oval(0, 0, 26),
  details: [
    ...[-9, 9].map((x) => dot(x, -5, 3)),
    shape(-5, 3, 5, 3, 0, 9),
    cup(-4.5, 10, 4.5, 4),
    cup(4.5, 10, 4.5, 4),
    ...[-1, 1].flatMap((side) => [
      lines(side * 11, 8, side * 21, 6),
      lines(side * 11, 11, side * 20, 13),
    ]),
  ],
};
const lionEar: Part = { name: "ear", outline: oval(0, 0, 10), details: [oval(0, 0, 5.5)] };
const lionBody: Part = {
  name: "body",
  outline: loop(-14, -34, 14, -34, 24, -10, 30, 20, 26, 34, 0, 36, -26, 34, -30, 20, -24, -10),
  details: [loop(-9, -14, 9, -14, 14, 6, 9, 22, -9, 22, -14, 6)],
};
const lionPaw: Part = {
  name: "paw",
  outline: loop(-9, -10, 9, -10, 13, 2, 10, 10, 0, 11.4, -10, 10, -13, 2),
  details: [lines(-3.6, 3, -3.6, 10), lines(3.6, 3, 3.6, 10)],
};
const lionTail: Part = {
  name: "tail",
  outline: loop(-4, 26, 4, 26, 4.4, -2, 10, -14, 4, -24, 0, -31, -4, -24, -10, -14, -4.4, -2),
  details: [wave(-3, -10, -1, -18, 0, -24), wave(3, -10, 2, -16, 3, -20), lines(-4.4, -3, 4.4, -3)],
};

const lion: Craft = {
  name: "a lion",
  pasted: [
    { part: lionTail, at: { x: 42, y: 34, turn: 34 } },
    { part: lionBody, at: { x: 0, y: 36 } },
    ...both(lionPaw, 15, 68),
    { part: lionMane, at: { x: 0, y: -24 } },
    ...both(lionEar, 20, -46),
    { part: lionFace, at: { x: 0, y: -22 } },
  ],
  steps: [
    "Cut along the short lines of the mane if you like, and bend the strips a little.",
    "Paste the ears on the mane, the face in its middle, and all of it on top of the body.",
    "Paste the paws below and the tail behind one side.",
  ],
  idea: "Can your lion roar? Write its word in a speech bubble.",
};

/** All crafts that a sheet chooses from. */
export const CRAFTS: readonly [Craft, ...Craft[]] = [owl, robot, caterpillar, lion];
