import { apple } from "../../drawings/apple.ts";
import { badger } from "../../drawings/badger.ts";
import { balloon } from "../../drawings/balloon.ts";
import { banana } from "../../drawings/banana.ts";
import { basket } from "../../drawings/basket.ts";
import { beaver } from "../../drawings/beaver.ts";
import { bee } from "../../drawings/bee.ts";
import { bicycle } from "../../drawings/bicycle.ts";
import { bird } from "../../drawings/bird.ts";
import { blossom } from "../../drawings/blossom.ts";
import { bone } from "../../drawings/bone.ts";
import { broccoli } from "../../drawings/broccoli.ts";
import { bucket } from "../../drawings/bucket.ts";
import { butterfly } from "../../drawings/butterfly.ts";
import { cat } from "../../drawings/cat.ts";
import { caterpillar } from "../../drawings/caterpillar.ts";
import { cloud } from "../../drawings/cloud.ts";
import { clover } from "../../drawings/clover.ts";
import { crab } from "../../drawings/crab.ts";
import { cricket } from "../../drawings/cricket.ts";
import { daisy } from "../../drawings/daisy.ts";
import { deer } from "../../drawings/deer.ts";
import { dog } from "../../drawings/dog.ts";
import { dove } from "../../drawings/dove.ts";
import { drop } from "../../drawings/drop.ts";
import { duck } from "../../drawings/duck.ts";
import { eagle } from "../../drawings/eagle.ts";
import { eggplant } from "../../drawings/eggplant.ts";
import { fallenLeaf } from "../../drawings/fallen-leaf.ts";
import { fish } from "../../drawings/fish.ts";
import { flamingo } from "../../drawings/flamingo.ts";
import { fox } from "../../drawings/fox.ts";
import { frog } from "../../drawings/frog.ts";
import { goat } from "../../drawings/goat.ts";
import { goose } from "../../drawings/goose.ts";
import { hedgehog } from "../../drawings/hedgehog.ts";
import { herb } from "../../drawings/herb.ts";
import { hibiscus } from "../../drawings/hibiscus.ts";
import { house } from "../../drawings/house.ts";
import { houseWithGarden } from "../../drawings/house-with-garden.ts";
import { key } from "../../drawings/key.ts";
import { kite } from "../../drawings/kite.ts";
import { ladder } from "../../drawings/ladder.ts";
import { ladybug } from "../../drawings/ladybug.ts";
import { lemon } from "../../drawings/lemon.ts";
import { log } from "../../drawings/log.ts";
import { mapleLeaf } from "../../drawings/maple-leaf.ts";
import { mushroom } from "../../drawings/mushroom.ts";
import { onion } from "../../drawings/onion.ts";
import { otter } from "../../drawings/otter.ts";
import { owl } from "../../drawings/owl.ts";
import { pencil } from "../../drawings/pencil.ts";
import { pineTree } from "../../drawings/pine-tree.ts";
import { potato } from "../../drawings/potato.ts";
import { pottedPlant } from "../../drawings/potted-plant.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { rainbow } from "../../drawings/rainbow.ts";
import { rock } from "../../drawings/rock.ts";
import { rooster } from "../../drawings/rooster.ts";
import { rose } from "../../drawings/rose.ts";
import { scooter } from "../../drawings/scooter.ts";
import { seedling } from "../../drawings/seedling.ts";
import { sheep } from "../../drawings/sheep.ts";
import { skunk } from "../../drawings/skunk.ts";
import { snail } from "../../drawings/snail.ts";
import { sock } from "../../drawings/sock.ts";
import { spiderWeb } from "../../drawings/spider-web.ts";
import { squirrel } from "../../drawings/squirrel.ts";
import { strawberry } from "../../drawings/strawberry.ts";
import { sun } from "../../drawings/sun.ts";
import { sunBehindCloud } from "../../drawings/sun-behind-cloud.ts";
import { sunflower } from "../../drawings/sunflower.ts";
import { swan } from "../../drawings/swan.ts";
import { tent } from "../../drawings/tent.ts";
import { tree } from "../../drawings/tree.ts";
import { tropicalFish } from "../../drawings/tropical-fish.ts";
import { tulip } from "../../drawings/tulip.ts";
import { turtle } from "../../drawings/turtle.ts";
import { worm } from "../../drawings/worm.ts";
import type { Setting } from "./setting.ts";

/** A garden from the sky down to its pond. */
export const garden: Setting = {
  title: "In the Garden",
  look: "meadow",
  top: [cloud, bird, dove, sun, kite, balloon, rainbow, sunBehindCloud, owl, eagle],
  middle: [
    [
      tree,
      pineTree,
      house,
      houseWithGarden,
      squirrel,
      ladder,
      deer,
      tent,
      owl,
      fox,
      scooter,
      bicycle,
    ],
    [
      daisy,
      tulip,
      sunflower,
      rose,
      hibiscus,
      blossom,
      pottedPlant,
      herb,
      rabbit,
      hedgehog,
      basket,
      bucket,
      rooster,
      cat,
      dog,
      goat,
      mushroom,
      badger,
      sheep,
      skunk,
      broccoli,
      eggplant,
    ],
  ],
  bottom: [
    duck,
    swan,
    goose,
    frog,
    fish,
    otter,
    turtle,
    crab,
    rock,
    log,
    beaver,
    tropicalFish,
    flamingo,
  ],
  small: [
    clover,
    seedling,
    mushroom,
    fallenLeaf,
    mapleLeaf,
    potato,
    onion,
    lemon,
    caterpillar,
    cricket,
    herb,
    drop,
  ],
  hidden: [
    { drawing: banana, one: "banana", many: "bananas" },
    { drawing: sock, one: "sock", many: "socks" },
    { drawing: pencil, one: "pencil", many: "pencils" },
    { drawing: snail, one: "snail", many: "snails" },
    { drawing: ladybug, one: "ladybug", many: "ladybugs" },
    { drawing: butterfly, one: "butterfly", many: "butterflies" },
    { drawing: key, one: "key", many: "keys" },
    { drawing: apple, one: "apple", many: "apples" },
    { drawing: bone, one: "bone", many: "bones" },
    { drawing: bee, one: "bee", many: "bees" },
    { drawing: strawberry, one: "strawberry", many: "strawberries" },
    { drawing: worm, one: "worm", many: "worms" },
    { drawing: spiderWeb, one: "spider web", many: "spider webs" },
  ],
};
