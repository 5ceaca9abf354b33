import type { Drawing } from "../drawing.ts";

export const compass: Drawing = {
  name: "compass",
  box: [12, 12, 49.88, 48],
  parts: [
    { d: "M33.2 33.2L48 24L38.8 38.8", fill: "ink" },
    {
      d: "M12 36C12 22.75 22.75 12 36 12C49.25 12 60 22.75 60 36C60 49.25 49.25 60 36 60C22.75 60 12 49.25 12 36Z",
      fill: "paper",
    },
    {
      d: "M53 19C59.85 25.88 61.88 36.2 58.17 45.17C54.45 54.13 45.71 59.98 36 60C29.64 59.98 23.53 57.47 19 53",
      fill: "paper",
    },
    { d: "M33.2 33.2L24 48L38.8 38.8", fill: "paper" },
    { d: "M33.2 33.2L48 24L38.8 38.8", fill: "paper" },
    {
      d: "M12 36C12 22.75 22.75 12 36 12C49.25 12 60 22.75 60 36C60 49.25 49.25 60 36 60C22.75 60 12 49.25 12 36Z",
      stroke: true,
    },
    { d: "M33.2 33.2L24 48L38.8 38.8", stroke: true },
    { d: "M33.2 33.2L48 24L38.8 38.8", stroke: true },
    { d: "M36 21L36 16", stroke: true },
    { d: "M36 56L36 51", stroke: true },
    { d: "M51 36L56 36", stroke: true },
    { d: "M16 36L21 36", stroke: true },
  ],
};
