import type { Drawing } from "../drawing.ts";

export const castle: Drawing = {
  name: "castle",
  box: [8, 12, 56, 43],
  parts: [
    { d: "M30 27L42 27L42 41L30 41Z", fill: "paper" },
    {
      d: "M52 55L20 55L20 41L20 39L20 39L27 39L27 41L32 41L32 39L40 39L40 41L45 41L45 39L52 39L52 41L52 39Z",
      fill: "paper",
    },
    { d: "M10 32L20 32L20 55L10 55Z", fill: "paper" },
    { d: "M52 32L62 32L62 55L52 55Z", fill: "paper" },
    { d: "M8 26L22 26L22 32L8 32Z", fill: "paper" },
    { d: "M29.5 22L42.5 22L42.5 28L29.5 28Z", fill: "paper" },
    { d: "M50 26L64 26L64 32L50 32Z", fill: "paper" },
    { d: "M36 12L31.5 22L40.5 22Z", fill: "paper" },
    { d: "M15 16L9.5 26L20.5 26Z", fill: "paper" },
    { d: "M57 16L51.5 26L62.5 26Z", fill: "paper" },
    {
      d: "M40.5 55L31.5 55L31.5 49C31.5 47.34 32.84 46 34.5 46L37.5 46C39.16 46 40.5 47.34 40.5 49L40.5 55Z",
      fill: "paper",
    },
    { d: "M31 35L31 28L41 28L41 35", stroke: true },
    { d: "M37 35L35 35L35 32C35 31.45 35.45 31 36 31L36 31", stroke: true },
    {
      d: "M52 55L20 55L20 41L20 39L20 39L27 39L27 41L32 41L32 39L40 39L40 41L45 41L45 39L52 39L52 41L52 39Z",
      stroke: true,
    },
    { d: "M10 32L20 32L20 55L10 55Z", stroke: true },
    { d: "M52 32L62 32L62 55L52 55Z", stroke: true },
    { d: "M8 26L22 26L22 32L8 32Z", stroke: true },
    { d: "M29.5 22L42.5 22L42.5 28L29.5 28Z", stroke: true },
    { d: "M50 26L64 26L64 32L50 32Z", stroke: true },
    { d: "M36 12L31.5 22L40.5 22Z", stroke: true },
    { d: "M15 16L9.5 26L20.5 26Z", stroke: true },
    { d: "M57 16L51.5 26L62.5 26Z", stroke: true },
    {
      d: "M40.5 55L31.5 55L31.5 49C31.5 47.34 32.84 46 34.5 46L37.5 46C39.16 46 40.5 47.34 40.5 49L40.5 55Z",
      stroke: true,
    },
    { d: "M36 46L36 55", stroke: true },
    { d: "M16 40L14 40L14 37C14 36.45 14.45 36 15 36L15 36", stroke: true },
    { d: "M58 40L56 40L56 37C56 36.45 56.45 36 57 36L57 36", stroke: true },
  ],
};
