import type { Drawing } from "../drawing.ts";

export const kite: Drawing = {
  name: "kite",
  box: [5.7, 4.72, 56.88, 59.96],
  parts: [
    { d: "M15.04 4.72L5.7 26.06L32.29 45.27L36.89 12.79L15.04 4.72Z", fill: "paper" },
    { d: "M32.29 45.27L36.89 12.79L15.04 4.72", fill: "paper" },
    { d: "M32.29 45.27L36.89 12.79L15.04 4.72L5.7 26.06L32.29 45.27", stroke: true },
    { d: "M15.4 5.52L31.78 44.11", stroke: true },
    { d: "M6.44 25.76L36.37 13.31", stroke: true },
    {
      d: "M31.78 44.52C31.78 44.52 35.8 53.76 48.77 51.08C57.63 49.25 60.85 55.62 62 59.85C62.41 61.42 62.58 63.05 62.49 64.68",
      stroke: true,
    },
  ],
};
