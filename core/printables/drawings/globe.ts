import type { Drawing } from "../drawing.ts";

export const globe: Drawing = {
  name: "globe",
  box: [8, 8, 56, 56],
  parts: [
    {
      d: "M8 36C8 20.54 20.54 8 36 8C51.46 8 64 20.54 64 36C64 51.46 51.46 64 36 64C20.54 64 8 51.46 8 36Z",
      fill: "paper",
    },
    {
      d: "M8 36C8 20.54 20.54 8 36 8C51.46 8 64 20.54 64 36C64 51.46 51.46 64 36 64C20.54 64 8 51.46 8 36Z",
      stroke: true,
    },
    {
      d: "M36 8L36 64C27.44 64 20.5 51.46 20.5 36C20.5 20.54 27.44 8 36 8C44.56 8 51.5 20.54 51.5 36C51.5 51.46 44.56 64 36 64",
      stroke: true,
    },
    { d: "M64 36L8 36", stroke: true },
    { d: "M60 22L12 22", stroke: true },
    { d: "M60 50L12 50", stroke: true },
  ],
};
