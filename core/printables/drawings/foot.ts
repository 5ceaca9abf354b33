import type { Drawing } from "../drawing.ts";

export const foot: Drawing = {
  name: "foot",
  box: [11.97, 13, 42.03, 45],
  parts: [
    {
      d: "M38 13C38 13 40 31 40 36C40 40.12 37.83 43.59 35 45C31 47 21 52 16 52L12.6 52C12.18 52.76 11.97 53.63 12 54.5C12 56.43 13.57 58 15.5 58L49 58C51.76 58 54 55.76 54 53C54 47 51 42 51 36C51 30 54 13 54 13",
      stroke: true,
    },
    { d: "M48 47C48 49.21 46.21 51 44 51", stroke: true },
  ],
};
