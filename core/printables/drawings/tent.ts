import type { Drawing } from "../drawing.ts";

export const tent: Drawing = {
  name: "tent",
  box: [14.54, 18, 42.92, 37],
  parts: [
    { d: "M36 18L14.54 55L57.46 55Z", fill: "paper" },
    { d: "M36 18L14.54 55L36 55Z", fill: "paper" },
    {
      d: "M36 46.12C34.52 46.12 31.56 47.6 28.6 47.6C24.51 47.6 21.2 50.91 21.2 55L36 55L36 46.12Z",
      fill: "paper",
    },
    { d: "M36 18L14.54 55L57.46 55Z", stroke: true },
    { d: "M36 18L14.54 55L36 55Z", stroke: true },
    { d: "M36 55L36 18", stroke: true },
    {
      d: "M36 46.12C34.52 46.12 31.56 47.6 28.6 47.6C24.51 47.6 21.2 50.91 21.2 55L36 55L36 46.12Z",
      stroke: true,
    },
    { d: "M36 55L36 18", stroke: true },
  ],
};
