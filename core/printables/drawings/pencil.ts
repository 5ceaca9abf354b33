import type { Drawing } from "../drawing.ts";

export const pencil: Drawing = {
  name: "pencil",
  box: [11.91, 9.49, 49.83, 49.82],
  parts: [
    { d: "M14.59 53.15L18.25 56.81L12.62 59.09Z", fill: "paper" },
    { d: "M18.04 41.88L36.87 23.05L48.18 34.36L29.51 53.03", fill: "paper" },
    { d: "M14.41 52.57L17.93 43.39L27.83 53.29L18.66 56.81", fill: "paper" },
    { d: "M42.92 16.99L50.42 9.49L61.74 20.8L54.3 28.24", fill: "paper" },
    { d: "M35.65 24.26L43.33 16.58L54.64 27.9L47.03 35.51", fill: "paper" },
    { d: "M18.63 56.82L27.83 53.29L53.82 27.3L43.92 17.4L17.93 43.39L14.39 52.6Z", stroke: true },
    { d: "M47.34 13.99L50.84 10.48L60.74 20.38L57.26 23.86", stroke: true },
    { d: "M18.56 42.77L28.46 52.67", stroke: true },
    { d: "M14.4 52.58L11.91 59.31L18.66 56.81", stroke: true },
    { d: "M36.91 25.01L46.42 34.52", stroke: true },
  ],
};
