import type { Clue } from "../../puzzles/riddles.ts";

/** One clue for each animal; it fits none of the others. */
export const ANIMAL_CLUES: readonly Clue[] = [
  ["DOG", "I bark, fetch sticks and wag my tail for you."],
  ["CAT", "I purr on your lap and lick my fur clean."],
  ["LION", "My family is called a pride, and I can roar."],
  ["BEAR", "I am big and furry, and I sleep in a den all winter."],
  ["WOLF", "I live in a pack in the forest and howl."],
  ["SEAL", "I swim with flippers and rest on rocks or ice."],
  ["FROG", "I was a tadpole before I could hop."],
  ["EAGLE", "I am a bird with a hooked beak and sharp talons."],
  ["MOUSE", "I am tiny, I squeak, and cats chase me."],
  ["HORSE", "People ride me, and I wear iron shoes."],
  ["ZEBRA", "I live in Africa and have black and white stripes."],
  ["SNAKE", "I have no legs, and I shed my skin."],
];
