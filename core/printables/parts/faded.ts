import type { PathMark } from "../page.ts";

/** A picture in gray, for an answer key whose own marks are to stand out. */
export const faded = (marks: readonly PathMark[]): PathMark[] =>
  marks.map((mark) => ({
    ...mark,
    ...(mark.stroke && mark.stroke !== "paper" && { stroke: "mid" }),
    ...(mark.fill === "ink" && { fill: "mid" }),
  }));
