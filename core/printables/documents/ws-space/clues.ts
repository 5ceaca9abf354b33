import type { Clue } from "../../puzzles/riddles.ts";

/** One clue for each word; it fits none of the others. */
export const SPACE_CLUES: readonly Clue[] = [
  ["STAR", "It twinkles at night: a glowing ball of gas, very far away."],
  ["MOON", "It goes around our planet about once a month."],
  ["SUN", "It gives us daylight and keeps us warm."],
  ["MARS", "People call it the Red Planet."],
  ["COMET", "A lump of ice and dust that grows a long, bright tail."],
  ["NEBULA", "A giant cloud of gas and dust in space."],
  ["ROVER", "A robot on wheels that drives on another world."],
  ["ORBIT", "The path of one thing around another in space."],
  ["ASTRO", "Put it before NAUT to get a space traveler."],
  ["NOVAE", "Stars that suddenly shine much brighter for a while."],
  ["PLUTO", "A dwarf planet, named after a god of the underworld."],
  ["EARTH", "The planet that you are standing on."],
];
