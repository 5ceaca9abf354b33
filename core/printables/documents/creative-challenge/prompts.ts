import type { PackAge } from "../../page.ts";

/** Who or what an invention is for, and what it should do: any two fit together. */
export const FOR_WHOM: Readonly<Record<PackAge, readonly string[]>> = {
  k2: ["a cat", "a grandmother", "a baby dragon", "a bus driver", "a snail", "a tired dad"],
  "35": [
    "a left-handed octopus",
    "a forgetful teacher",
    "an astronaut",
    "a very small dog",
    "a whole school class",
    "a lighthouse keeper",
  ],
  "68": [
    "a person who cannot see",
    "a family of five in one small room",
    "a gardener without rain",
    "an astronaut on Mars",
    "a nurse on a night shift",
    "a student who is always late",
  ],
};

export const TO_DO: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "to wake up happy",
    "to find lost socks",
    "to carry ice cream",
    "to cross a puddle",
    "to say hello",
    "to tidy a room",
  ],
  "35": [
    "to get out of bed in the morning",
    "to keep warm without a coat",
    "to find lost things",
    "to make less noise",
    "to carry ten books at once",
    "to make new friends",
  ],
  "68": [
    "to save water every day",
    "to stay calm under pressure",
    "to use nothing that is thrown away",
    "to learn something new each day",
    "to share tools with the neighbors",
    "to find the way without a phone",
  ],
};

/** Things for which six ideas are to be found. */
export const SIX_IDEAS: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "Six things a cardboard box can be",
    "Six new flavors of ice cream",
    "Six animals that could live in a shoe",
    "Six things that are round",
    "Six ways to cross a river",
    "Six things a spoon could be",
  ],
  "35": [
    "Six new uses for a paper clip",
    "Six uses for one odd sock",
    "Six ways to make a rainy day fun",
    "Six new school clubs",
    "Six titles for a book about a potato",
    "Six things you could do with a very long rope",
  ],
  "68": [
    "Six new uses for an empty bottle",
    "Six ways to improve the school hallway",
    "Six apps nobody has made yet",
    "Six uses for a broken umbrella",
    "Six ways to thank someone without words",
    "Six opening lines of a story",
  ],
};
