import type { Drawing } from "../drawing.ts";

export const television: Drawing = {
  name: "television",
  box: [4.5, 15.74, 62.5, 51.22],
  parts: [
    { d: "M5.26 15.74L4.5 56L66.67 56L67 16L5.26 15.74Z", fill: "paper" },
    { d: "M9 20L63 20L63 46L9 46Z", fill: "paper" },
    { d: "M63 46L63 20L48.33 19.68L57.23 45.74Z", fill: "paper" },
    {
      d: "M34.27 60.96L34.06 66.85L38.61 66.96L38.8 60.27C38.8 60.27 37.95 58.97 38.5 58.97L34.5 58.97C35.05 58.97 34.27 60.96 34.27 60.96Z",
      fill: "paper",
    },
    { d: "M5 16L67 16L67 56L5 56Z", stroke: true },
    { d: "M50.92 66.85L22.08 66.85", fill: "ink", stroke: true },
    {
      d: "M34.5 51C34.5 49.9 35.4 49 36.5 49C37.6 49 38.5 49.9 38.5 51C38.5 52.1 37.6 53 36.5 53C35.4 53 34.5 52.1 34.5 51Z",
      fill: "ink",
    },
    { d: "M9 20L63 20L63 46L9 46Z", stroke: true },
    { d: "M38.5 59.97L38.5 66.35", stroke: true },
    { d: "M34.5 59.97L34.5 66.35", stroke: true },
  ],
};
