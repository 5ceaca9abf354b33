/**
 * What a card may show: a picture, and the name that is read aloud. A game uses eight or twelve of
 * them.
 */
export const FACES = [
  { emoji: "🦊", name: "fox" },
  { emoji: "🐢", name: "turtle" },
  { emoji: "🐙", name: "octopus" },
  { emoji: "🦋", name: "butterfly" },
  { emoji: "🐝", name: "bee" },
  { emoji: "🐸", name: "frog" },
  { emoji: "🐧", name: "penguin" },
  { emoji: "🐘", name: "elephant" },
  { emoji: "🦁", name: "lion" },
  { emoji: "🐬", name: "dolphin" },
  { emoji: "🦉", name: "owl" },
  { emoji: "🐞", name: "ladybug" },
  { emoji: "🐼", name: "panda" },
  { emoji: "🦄", name: "unicorn" },
  { emoji: "🐌", name: "snail" },
  { emoji: "🦀", name: "crab" },
] as const;

export type Face = (typeof FACES)[number];
