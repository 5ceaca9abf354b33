import type { Placement } from "./tangram.ts";

/** An animal made of all seven pieces. */
export interface TangramAnimal {
  readonly name: string;
  readonly pieces: readonly Placement[];
}

const [L1, L2, M, S1, S2, Q, P] = [
  "large 1",
  "large 2",
  "medium",
  "small 1",
  "small 2",
  "square",
  "parallelogram",
] as const;

/** Ordered from easy to difficult. */
export const ANIMALS: readonly TangramAnimal[] = [
  {
    name: "angelfish",
    pieces: [
      { piece: L1, turn: 4 },
      { piece: L2, turn: 2, on: [L1, 0] },
      { piece: M, turn: 3, corner: 1, on: [L1, 0] },
      { piece: S1, turn: 6, corner: 1, on: [L1, 0] },
      { piece: S2, turn: 0, on: [S1, 0] },
      { piece: Q, turn: 7, on: [L1, 0] },
      { piece: P, turn: 6, corner: 3, on: [L1, 2] },
    ],
  },
  {
    name: "hen",
    pieces: [
      { piece: L1, turn: 7 },
      { piece: L2, turn: 3, corner: 1, on: [L1, 2] },
      { piece: Q, turn: 3, on: [L1, 1] },
      { piece: S1, turn: 1, on: [Q, 2] },
      { piece: P, turn: 3, mirrored: true, on: [L2, 0] },
      { piece: M, turn: 5, on: [L2, 0] },
      { piece: S2, turn: 3, on: [L1, 2] },
    ],
  },
  {
    name: "swan",
    pieces: [
      { piece: L1, turn: 1 },
      { piece: L2, turn: 5, corner: 1, on: [L1, 0] },
      { piece: M, turn: 5, on: [L1, 2] },
      { piece: P, turn: 4, corner: 1, on: [M, 1] },
      { piece: Q, turn: 6, on: [P, 2] },
      { piece: S1, turn: 4, on: [Q, 0] },
      { piece: S2, turn: 1, corner: 1, on: [L2, 2] },
    ],
  },
  {
    name: "rabbit",
    pieces: [
      { piece: L1, turn: 0 },
      { piece: L2, turn: 1, corner: 2, on: [L1, 2] },
      { piece: Q, turn: 6, on: [L1, 0] },
      { piece: P, turn: 0, mirrored: true, on: [Q, 1] },
      { piece: S1, turn: 4, on: [L1, 0] },
      { piece: M, turn: 4, on: [L1, 2] },
      { piece: S2, turn: 5, on: [L2, 1] },
    ],
  },
  {
    name: "dog",
    pieces: [
      { piece: L1, turn: 0 },
      { piece: L2, turn: 2, corner: 2, on: [L1, 1] },
      { piece: M, turn: 1, on: [L1, 1] },
      { piece: Q, turn: 6, on: [L1, 0] },
      { piece: S1, turn: 4, on: [L1, 0] },
      { piece: S2, turn: 4, on: [Q, 2] },
      { piece: P, turn: 0, mirrored: true, corner: 1, on: [L2, 0] },
    ],
  },
  {
    name: "llama",
    pieces: [
      { piece: L1, turn: 0 },
      { piece: L2, turn: 2, corner: 2, on: [L1, 1] },
      { piece: P, turn: 4, corner: 1, on: [L1, 0] },
      { piece: Q, turn: 6, on: [P, 2] },
      { piece: S1, turn: 4, on: [Q, 0] },
      { piece: M, turn: 1, on: [L1, 1] },
      { piece: S2, turn: 0, on: [L2, 0] },
    ],
  },
  {
    name: "camel",
    pieces: [
      { piece: L1, turn: 0 },
      { piece: L2, turn: 2, corner: 2, on: [L1, 1] },
      { piece: P, turn: 4, corner: 1, on: [L1, 0] },
      { piece: Q, turn: 6, on: [P, 2] },
      { piece: S1, turn: 4, on: [Q, 0] },
      { piece: M, turn: 1, corner: 2, on: [P, 0] },
      { piece: S2, turn: 0, on: [L2, 0] },
    ],
  },
  {
    name: "turtle",
    pieces: [
      { piece: L1, turn: 4 },
      { piece: L2, turn: 6, on: [L1, 0] },
      { piece: S1, turn: 0, on: [L1, 1] },
      { piece: S2, turn: 2, on: [L2, 2] },
      { piece: M, turn: 5, corner: 1, on: [S1, 1] },
      { piece: P, turn: 4, mirrored: true, corner: 3, on: [L1, 1] },
      { piece: Q, turn: 5, on: [P, 2] },
    ],
  },
  {
    name: "cat",
    pieces: [
      { piece: Q, turn: 1 },
      { piece: S1, turn: 3, on: [Q, 0] },
      { piece: S2, turn: 7, on: [Q, 0] },
      { piece: L1, turn: 1, on: [Q, 1] },
      { piece: L2, turn: 0, on: [L1, 2] },
      { piece: M, turn: 1, corner: 2, on: [L2, 2] },
      { piece: P, turn: 1, mirrored: true, on: [M, 0] },
    ],
  },
];
