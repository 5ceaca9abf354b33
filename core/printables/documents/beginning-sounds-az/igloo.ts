import type { Drawing } from "../../drawing.ts";

/** A house of snow: our own drawing, for a word with a short I. */
export const igloo: Drawing = {
  name: "igloo",
  box: [0, 0, 64, 40],
  parts: [
    { d: "M2 39C2 16 14 2 30 2C46 2 55 15 55 39Z", stroke: true, fill: "paper" },
    { d: "M3.5 27L54 27", stroke: true },
    { d: "M9 15L50 15", stroke: true },
    { d: "M20 27L20 15", stroke: true },
    { d: "M34 27L34 15", stroke: true },
    { d: "M27 15L27 2.3", stroke: true },
    { d: "M13 39L13 27", stroke: true },
    { d: "M27 39L27 27", stroke: true },
    { d: "M36 39L36 33C36 21 62 21 62 33L62 39Z", stroke: true, fill: "paper" },
    { d: "M42 39L42 34C42 27 56 27 56 34L56 39Z", stroke: true, fill: "paper" },
  ],
};
