import type { Drawing } from "../../drawing.ts";

/** An open box of cardboard. */
export const box: Drawing = {
  name: "box",
  box: [4, 12, 64, 50],
  parts: [
    { d: "M14 30L36 22L58 30L36 38Z", fill: "paper", stroke: true },
    { d: "M14 30L36 22L28 12L6 19Z", fill: "paper", stroke: true },
    { d: "M58 30L36 22L44 12L66 19Z", fill: "paper", stroke: true },
    { d: "M14 30L36 38L36 62L14 53Z", fill: "paper", stroke: true },
    { d: "M58 30L36 38L36 62L58 53Z", fill: "paper", stroke: true },
    { d: "M14 30L36 38L26 46L4 38Z", fill: "paper", stroke: true },
    { d: "M58 30L36 38L46 46L68 38Z", fill: "paper", stroke: true },
  ],
};

/** A house of snow with its tunnel. */
export const igloo: Drawing = {
  name: "igloo",
  box: [4, 16, 64, 42],
  parts: [
    { d: "M4 58C4 2 60 2 60 58Z", fill: "paper", stroke: true },
    { d: "M6.5 42L57.5 42", stroke: true },
    { d: "M14 28L50 28", stroke: true },
    { d: "M32 16L32 28", stroke: true },
    { d: "M21 28L21 42", stroke: true },
    { d: "M13 42L13 58", stroke: true },
    { d: "M27 42L27 58", stroke: true },
    { d: "M36 58C36 32 68 32 68 58Z", fill: "paper", stroke: true },
    { d: "M44 58C44 42 60 42 60 58Z", fill: "paper", stroke: true },
  ],
};
