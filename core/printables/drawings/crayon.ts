import type { Drawing } from "../drawing.ts";

export const crayon: Drawing = {
  name: "crayon",
  box: [12.16, 9.91, 49.58, 49.58],
  parts: [
    { d: "M15.85 59.5L23.68 54.79L16.86 47.97L12.16 55.81Z", fill: "paper" },
    { d: "M24.52 55.63L16.87 47.98L16.03 47.14L53.25 9.91L61.74 18.4Z", fill: "paper" },
    { d: "M28.44 51.71L20.79 44.06L19.94 43.22L49.72 13.44L58.21 21.93Z", fill: "paper" },
    { d: "M24.52 55.63L16.87 47.98L16.03 47.14L53.25 9.91L61.74 18.4Z", stroke: true },
    { d: "M15.85 59.5L23.68 54.79L16.86 47.97L12.16 55.81Z", stroke: true },
    { d: "M19.99 43.27L28.4 51.68", stroke: true },
    { d: "M49.77 13.49L58.18 21.9", stroke: true },
  ],
};
