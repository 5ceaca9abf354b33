import type { PathMark } from "../../page.ts";
import type { Point, Style } from "../../shapes.ts";

/** Days of the longest months. */
export const DAYS = 31;

/** Where a day is colored in: a spot with room for its number. */
export interface Spot extends Point {
  /** The largest circle around the middle inside the spot, in millimeters. */
  readonly radius: number;
}

/** A picture made of thirty-one places to color. */
export interface MonthPicture {
  readonly marks: readonly PathMark[];
  /** In the order of the days. */
  readonly spots: readonly Spot[];
}

/** Lines of what is around the days, and of the days themselves. */
export const INK: Style = { stroke: "ink", width: 0.7, fill: "paper" };
export const THIN: Style = { stroke: "ink", width: 0.6, fill: "paper" };
