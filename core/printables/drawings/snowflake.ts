import type { Drawing } from "../drawing.ts";

export const snowflake: Drawing = {
  name: "snowflake",
  box: [11, 7, 50, 58],
  parts: [
    { d: "M36 7L36 65", stroke: true },
    { d: "M11.24 50.5L60.76 21.5", stroke: true },
    { d: "M60.76 50.5L11.24 21.5", stroke: true },
    { d: "M21.04 27.24L21.04 16", stroke: true },
    { d: "M25.96 13.71L36 18.46", stroke: true },
    { d: "M21.04 27.24L11 31.99", stroke: true },
    { d: "M46.04 13.71L36 18.46", stroke: true },
    { d: "M25.96 58.21L36 53.46", stroke: true },
    { d: "M46.04 58.21L36 53.46", stroke: true },
    { d: "M21.08 44.74L11.03 39.99", stroke: true },
    { d: "M61 31.99L50.96 27.24", stroke: true },
    { d: "M60.97 39.99L50.92 44.74", stroke: true },
    { d: "M50.92 55.98L50.92 44.74", stroke: true },
    { d: "M21.08 55.98L21.08 44.74", stroke: true },
    { d: "M50.96 27.24L50.96 16", stroke: true },
  ],
};
