import type { PackAge } from "../../page.ts";

/**
 * A line of half a picture: x, y, x, y … in squares, with x counted outward from the middle line
 * and y downward from the top. Every point is a corner of the grid.
 */
export interface HalfLine {
  readonly at: readonly number[];
  /** Whether it is rounded instead of having corners. */
  readonly round?: true;
  /** Whether its end is joined with its start. */
  readonly closed?: true;
}

interface HalfPicture {
  readonly name: string;
  readonly lines: readonly HalfLine[];
}

/** Squares of one half. */
interface HalfGrid {
  readonly columns: number;
  readonly rows: number;
  readonly pictures: readonly [HalfPicture, ...HalfPicture[]];
}

const open = (...at: readonly number[]): HalfLine => ({ at });
const closed = (...at: readonly number[]): HalfLine => ({ at, closed: true });
const round = (...at: readonly number[]): HalfLine => ({ at, round: true });
const ring = (...at: readonly number[]): HalfLine => ({ at, round: true, closed: true });

const EASY: HalfGrid = {
  columns: 6,
  rows: 12,
  pictures: [
    {
      name: "butterfly",
      lines: [
        open(0, 2, 1, 3, 1, 10, 0, 11),
        open(1, 4, 3, 1, 6, 1, 6, 5, 4, 7, 1, 7),
        open(4, 7, 5, 8, 5, 10, 3, 11, 1, 9),
        closed(3, 3, 5, 3, 4, 5),
        open(0, 2, 1, 0, 2, 0),
        closed(3, 8, 4, 9, 3, 10, 2, 9),
      ],
    },
    {
      name: "house",
      lines: [
        open(0, 0, 6, 6, 0, 6),
        open(5, 6, 5, 12, 0, 12),
        open(1, 12, 1, 9, 0, 9),
        closed(2, 7, 4, 7, 4, 9, 2, 9),
        open(3, 7, 3, 9),
        open(2, 8, 4, 8),
        open(0, 2, 1, 3, 0, 4),
        open(3, 3, 3, 1, 4, 1, 4, 4),
      ],
    },
    {
      name: "fir tree",
      lines: [
        open(0, 0, 3, 3, 1, 3, 4, 6, 2, 6, 6, 10, 1, 10, 1, 12, 0, 12),
        closed(2, 7, 3, 8, 2, 9, 1, 8),
        open(0, 3, 1, 4, 0, 5),
        open(0, 6, 1, 7),
        closed(4, 11, 5, 11, 5, 12, 4, 12),
      ],
    },
    {
      name: "heart",
      lines: [
        open(0, 3, 2, 1, 4, 1, 6, 3, 6, 5, 0, 11),
        open(0, 5, 1, 4, 3, 4, 4, 5, 0, 9),
        open(0, 6, 1, 6, 0, 7),
      ],
    },
    {
      name: "robot",
      lines: [
        open(0, 1, 3, 1, 3, 5, 0, 5),
        open(1, 1, 1, 0, 2, 0),
        open(3, 2, 4, 2, 4, 4, 3, 4),
        closed(1, 2, 2, 2, 2, 3, 1, 3),
        open(0, 4, 2, 4),
        open(1, 5, 1, 6),
        open(0, 6, 4, 6, 4, 10, 0, 10),
        open(4, 7, 6, 7, 6, 10, 5, 10, 5, 8, 4, 8),
        open(1, 10, 1, 12, 3, 12, 3, 10),
        open(0, 7, 2, 7, 2, 9, 0, 9),
      ],
    },
    {
      name: "owl",
      lines: [
        open(0, 2, 2, 2, 4, 0, 5, 3, 5, 9, 3, 11, 0, 11),
        closed(1, 3, 3, 3, 3, 5, 1, 5),
        closed(2, 4, 3, 4, 3, 5, 2, 5),
        open(0, 5, 1, 6, 0, 7),
        open(5, 5, 3, 7, 3, 9, 5, 9),
        open(1, 11, 1, 12, 2, 12, 2, 11),
        open(0, 9, 1, 8, 2, 9),
        open(0, 10, 1, 9),
      ],
    },
    {
      name: "rocket",
      lines: [
        open(0, 0, 2, 3, 2, 9, 0, 9),
        open(2, 6, 4, 9, 4, 11, 2, 9),
        open(1, 9, 2, 11, 1, 11, 0, 12),
        open(0, 3, 2, 3),
        open(0, 4, 1, 5, 0, 6),
        open(0, 7, 2, 7),
        open(5, 2, 5, 4),
        open(4, 3, 6, 3),
        closed(5, 6, 6, 7, 5, 8),
      ],
    },
    {
      name: "cat",
      lines: [
        open(0, 3, 3, 3, 5, 0, 6, 3, 6, 8, 3, 11, 0, 11),
        open(4, 3, 5, 2, 5, 4),
        closed(2, 5, 3, 4, 4, 5, 3, 6),
        open(0, 7, 1, 7, 0, 8),
        open(0, 8, 0, 9, 1, 10, 2, 9),
        open(3, 8, 5, 7),
        open(3, 9, 5, 9),
      ],
    },
  ],
};

const CORNERS: HalfGrid = {
  columns: 9,
  rows: 18,
  pictures: [
    {
      name: "castle",
      lines: [
        open(0, 18, 9, 18, 9, 6, 8, 6, 8, 7, 7, 7, 7, 6, 6, 6, 6, 7, 5, 7, 5, 6, 4, 6, 4, 18),
        open(4, 9, 3, 9, 3, 10, 2, 10, 2, 4),
        open(0, 1, 3, 4, 0, 4),
        open(0, 0, 0, 1),
        open(2, 18, 2, 14, 1, 12, 0, 12),
        open(1, 18, 1, 12),
        closed(6, 9, 7, 9, 7, 11, 6, 11),
        open(0, 5, 1, 6, 1, 8, 0, 8),
        open(5, 13, 7, 13),
        open(7, 14, 9, 14),
        open(4, 15, 6, 15),
        open(6, 16, 8, 16),
      ],
    },
    {
      name: "alien",
      lines: [
        open(0, 4, 3, 4, 5, 6, 5, 9, 3, 12, 0, 13),
        closed(1, 7, 4, 6, 4, 8, 2, 9),
        open(2, 4, 3, 1),
        closed(2, 0, 4, 0, 4, 1, 2, 1),
        open(0, 11, 1, 11, 2, 10),
        open(1, 13, 1, 14),
        open(0, 14, 3, 14, 3, 18, 0, 18),
        open(3, 14, 6, 13, 8, 9, 7, 8, 8, 7, 9, 8, 9, 10, 7, 14, 3, 16),
        open(0, 15, 1, 16, 0, 17),
        closed(6, 2, 7, 1, 8, 2, 7, 3),
        open(5, 16, 6, 17),
        open(5, 17, 6, 16),
      ],
    },
    {
      name: "ladybug",
      lines: [
        open(0, 2, 2, 2, 3, 4),
        open(0, 4, 3, 4, 6, 7, 7, 10, 6, 14, 3, 17, 0, 17),
        open(0, 4, 0, 17),
        closed(3, 6, 4, 7, 3, 8, 2, 7),
        closed(4, 10, 5, 11, 4, 12, 3, 11),
        closed(2, 13, 3, 14, 2, 15, 1, 14),
        open(6, 7, 8, 5, 9, 6),
        open(7, 10, 9, 10, 9, 12),
        open(6, 14, 8, 15, 9, 17),
        open(1, 2, 2, 0, 4, 0),
        closed(1, 3, 2, 3, 2, 4, 1, 4),
      ],
    },
    {
      name: "trophy",
      lines: [
        open(0, 1, 5, 1, 5, 3, 4, 9, 1, 12, 1, 14, 3, 14, 3, 15, 5, 15, 5, 18, 0, 18),
        open(0, 3, 5, 3),
        open(5, 3, 8, 3, 8, 6, 6, 9, 4, 9),
        open(5, 4, 7, 4, 7, 6, 5, 8),
        open(0, 4, 1, 6, 3, 6, 1, 8, 2, 10, 0, 9),
        open(0, 14, 1, 14),
        open(0, 15, 3, 15),
        open(0, 16, 3, 16, 3, 17, 0, 17),
        closed(8, 11, 9, 12, 8, 13, 7, 12),
      ],
    },
    {
      name: "turtle",
      lines: [
        open(0, 4, 3, 4, 6, 7, 6, 12, 3, 15, 0, 15),
        open(1, 4, 2, 2, 1, 0, 0, 0),
        open(0, 7, 2, 8, 2, 11, 0, 12),
        open(0, 4, 0, 7),
        open(0, 12, 0, 15),
        open(2, 8, 4, 5),
        open(2, 11, 4, 14),
        open(2, 9, 6, 9),
        open(5, 6, 7, 4, 9, 5, 9, 6, 6, 8),
        open(6, 12, 8, 13, 9, 15, 8, 16, 5, 13),
        open(1, 15, 0, 17),
        open(1, 1, 1, 2),
      ],
    },
  ],
};

const CURVES: HalfGrid = {
  columns: 9,
  rows: 18,
  pictures: [
    {
      name: "butterfly",
      lines: [
        round(1, 6, 4, 3, 7, 1, 9, 4, 8, 8, 5, 9, 1, 9),
        round(1, 10, 5, 9, 7, 11, 7, 15, 4, 17, 1, 12),
        round(0, 4, 1, 6, 1, 12, 0, 15),
        round(0, 2, 1, 3, 0, 4),
        round(1, 3, 2, 1, 4, 0),
        ring(7, 3, 8, 5, 6, 6, 5, 5),
        ring(5, 11, 6, 13, 5, 15, 4, 13),
      ],
    },
    {
      name: "hot-air balloon",
      lines: [
        round(0, 0, 4, 1, 7, 4, 7, 7, 5, 11, 2, 14),
        open(0, 14, 2, 14),
        round(0, 0, 2, 2, 3, 6, 2, 11, 1, 14),
        open(2, 14, 1, 16),
        open(0, 16, 2, 16, 1, 18, 0, 18),
        round(1, 14, 1, 15, 1, 16),
        round(5, 17, 5, 16, 6, 16, 7, 15, 8, 16, 9, 16, 9, 17),
        open(5, 17, 9, 17),
      ],
    },
    {
      name: "jellyfish",
      lines: [
        round(0, 1, 4, 2, 7, 6, 7, 9),
        round(7, 9, 6, 8, 5, 9, 4, 8, 3, 9, 2, 8, 1, 9, 0, 8),
        round(6, 9, 7, 12, 6, 15, 7, 18),
        round(4, 9, 5, 12, 3, 15, 4, 18),
        round(2, 9, 1, 12, 2, 15, 1, 18),
        ring(3, 4, 4, 5, 3, 6, 2, 5),
        round(0, 7, 1, 7, 2, 6),
        ring(7, 1, 8, 2, 7, 3, 6, 2),
      ],
    },
    {
      name: "owl",
      lines: [
        round(0, 2, 3, 2, 6, 1, 6, 4, 7, 8, 7, 12, 5, 16, 0, 17),
        ring(3, 3, 5, 5, 3, 7, 1, 5),
        ring(3, 4, 4, 5, 3, 6, 2, 5),
        open(0, 6, 1, 7, 0, 9),
        round(7, 8, 4, 10, 4, 13, 6, 15),
        round(0, 12, 1, 11, 2, 12, 3, 11),
        round(0, 14, 1, 13, 2, 14, 3, 13),
        open(3, 17, 3, 18),
        open(2, 17, 2, 18),
        open(0, 18, 9, 18),
      ],
    },
    {
      name: "pumpkin",
      lines: [
        round(0, 5, 3, 4, 7, 5, 9, 9, 8, 14, 4, 17, 0, 17),
        round(0, 5, 3, 7, 4, 11, 3, 15, 0, 17),
        round(3, 4, 6, 7, 7, 11, 6, 15, 4, 17),
        round(1, 5, 1, 3, 2, 1),
        open(2, 1, 0, 1),
        round(2, 3, 4, 2, 5, 3, 7, 2, 8, 3, 7, 4),
      ],
    },
  ],
};

/** Large squares for the youngest, small ones with corners, and curves for the eldest. */
export const GRIDS: Readonly<Record<PackAge, HalfGrid>> = {
  k2: EASY,
  "35": CORNERS,
  "68": CURVES,
};
