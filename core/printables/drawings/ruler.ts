import type { Drawing } from "../drawing.ts";

export const ruler: Drawing = {
  name: "ruler",
  box: [13.47, 10.04, 45.31, 51.32],
  parts: [
    { d: "M13.56 18.73L48.19 60.98L58.78 52.81L24.05 10.19L13.56 18.73Z", fill: "paper" },
    { d: "M23.89 10.43L21.29 12.46L55.85 55.14L58.27 52.59Z", fill: "paper" },
    { d: "M19.73 20.94L21.28 19.68", fill: "paper" },
    { d: "M58.65 52.75L48.01 61.36L13.47 18.64L24.11 10.04Z", stroke: true },
    { d: "M47.49 55.07L49.04 53.81", stroke: true },
    { d: "M44.97 51.97L46.52 50.71", stroke: true },
    { d: "M42.44 48.87L43.99 47.6", stroke: true },
    { d: "M37.39 42.66L38.95 41.4", stroke: true },
    { d: "M34.87 39.56L36.42 38.3", stroke: true },
    { d: "M32.35 36.45L33.9 35.19", stroke: true },
    { d: "M29.82 33.35L31.37 32.09", stroke: true },
    { d: "M24.77 27.14L26.33 25.88", stroke: true },
    { d: "M22.25 24.04L23.8 22.78", stroke: true },
    { d: "M19.73 20.94L21.28 19.68", stroke: true },
    { d: "M39.81 45.85L42.46 43.7", stroke: true },
    { d: "M27.19 30.33L29.84 28.18", stroke: true },
  ],
};
