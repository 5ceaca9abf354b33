import type { Drawing } from "../drawing.ts";

export const cricket: Drawing = {
  name: "cricket",
  box: [8, 34, 53, 25],
  parts: [
    {
      d: "M58 46L61 46C61 46 56 56 38 55C38 55 31 55 23 47C23 47 24 54 19 52C14 50 13 47 15 40L40 44",
      fill: "paper",
    },
    { d: "M39 50L56 35L54 46Z", fill: "paper" },
    { d: "M8 36L14 40L11 34", stroke: true },
    { d: "M27.14 51.25L24 59L21 59", stroke: true },
    { d: "M32.85 54.12L31 59L35 59", stroke: true },
    {
      d: "M58 46L61 46C61 46 56 56 38 55C38 55 31 55 23 47C23 47 24 54 19 52C14 50 13 47 15 40L40 44",
      stroke: true,
    },
    { d: "M56 59L52 59L57 34L39 49", stroke: true },
  ],
};
