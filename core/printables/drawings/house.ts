import type { Drawing } from "../drawing.ts";

export const house: Drawing = {
  name: "house",
  box: [19, 15, 34, 41],
  parts: [
    { d: "M19 32L53 32L53 56L19 56Z", fill: "paper" },
    { d: "M25 40L34 40L34 56L25 56Z", fill: "paper" },
    { d: "M40 40L48 40L48 47L40 47Z", fill: "paper" },
    { d: "M53 32L19 32L19 31L35 15L53 31Z", fill: "paper" },
    { d: "M29 21L24 26L24 17L29 17Z", fill: "paper" },
    { d: "M25 40L34 40L34 56L25 56Z", stroke: true },
    { d: "M40 40L48 40L48 47L40 47Z", stroke: true },
    { d: "M53 32L19 32L19 31L35 15L53 31Z", stroke: true },
    { d: "M19 32L53 32L53 56L19 56Z", stroke: true },
    { d: "M29 21L24 26L24 17L29 17Z", stroke: true },
  ],
};
