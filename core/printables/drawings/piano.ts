import type { Drawing } from "../drawing.ts";

export const piano: Drawing = {
  name: "piano",
  box: [12.63, 11.85, 47.66, 47.89],
  parts: [
    { d: "M13.63 13.08L59.29 13.08L59.29 58.74L13.63 58.74Z", fill: "paper" },
    { d: "M32.86 12.26L39.94 12.26L39.94 42.76L32.86 42.76Z", fill: "paper" },
    { d: "M46.06 12.2L52.95 12.2L52.95 42.95L46.06 42.95Z", fill: "paper" },
    { d: "M19.67 11.85L27.24 11.85L27.24 43.21L19.67 43.21Z", fill: "paper" },
    { d: "M12.63 12.08L60.29 12.08L60.29 59.74L12.63 59.74Z", stroke: true },
    { d: "M19.64 12.07L27.04 12.07L27.04 42.98L19.64 42.98Z", stroke: true },
    { d: "M32.76 12.07L40.16 12.07L40.16 42.98L32.76 42.98Z", stroke: true },
    { d: "M45.88 12.07L53.28 12.07L53.28 42.98L45.88 42.98Z", stroke: true },
    { d: "M24.54 47.43L24.54 59.74", stroke: true },
    { d: "M36.46 47.43L36.46 59.74", stroke: true },
    { d: "M48.38 47.43L48.38 59.74", stroke: true },
  ],
};
