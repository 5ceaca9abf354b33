const listed = (words: string): readonly string[] => words.split(" ");

/** Words of three to five letters that a seven-year-old reads at a glance. */
export const EASY_WORDS = listed(
  "ant apple arm baby ball bath bed bee bell bike bird blue boat book box bread bus cake cap cat " +
    "chair cloud coat cow crab cup day desk dog door drum duck egg fan farm fish flag fox frog " +
    "game goat green hand hat hen hill home horse house ice jam jar jump kite king lamp leaf lion " +
    "map milk moon mouse nest night nose paint park pear pen pig plant pond queen rain red ring " +
    "river road rope sand sea seed sheep ship shoe sing six sky sleep smile snow sock song spoon " +
    "star stone sun swim tent tiger tooth toy train tree van walk water whale wind wing yes zebra zoo",
);

/** Words of five to eight letters, with rarer letters; none is also an easy word. */
export const MEDIUM_WORDS = listed(
  "acrobat airport animal antelope autumn balloon banana basket beaver bicycle birthday biscuit " +
    "blanket blossom bottle branch bridge brother bubble bucket butter button cactus camera candle " +
    "carrot castle celery cheese cheetah cherry chicken circle circus coconut compass cookie cousin " +
    "crayon cricket crystal cupboard cushion dancer desert dinosaur doctor dolphin dragon drawing " +
    "elephant engine evening explore family farmer feather finger firefly flamingo flower football " +
    "forest fountain friend garden gazelle giraffe goggles grape guitar hammer hamster harvest " +
    "hedgehog holiday honey icicle island jacket jaguar jigsaw journey juggler jungle kangaroo " +
    "kitchen kitten koala ladder ladybug lantern lemon leopard letter library lizard lobster lunch " +
    "magnet mango market meadow melon middle mitten monkey morning mountain mushroom music napkin " +
    "necklace notebook number octopus orange ostrich otter panda pancake parade parrot peacock " +
    "pebble pelican pencil penguin pepper picnic pillow pirate planet playful pocket pumpkin puppet " +
    "puzzle pyramid quiet rabbit rainbow rhino robin rocket rooster sandwich sailing scarf school " +
    "seaside shadow shell singer sister slipper snowman spider squirrel stripes summer sunshine " +
    "surprise table teacher thunder toucan treasure triangle trumpet tunnel turtle umbrella vanilla " +
    "village violin volcano waffle walrus warthog weather whisper whistle window winter wizard " +
    "yellow yogurt zigzag zipper",
);
