import type { PathMark } from "../page.ts";

/** A picture in gray, so that an answer key's marks stand out. */
export const faded = (marks: readonly PathMark[]): PathMark[] =>
  marks.map((mark) => ({
    ...mark,
    ...(mark.stroke && mark.stroke !== "paper" && { stroke: "mid" }),
    ...(mark.fill === "ink" && { fill: "mid" }),
  }));
