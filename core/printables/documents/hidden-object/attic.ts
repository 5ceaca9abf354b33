import { backpack } from "../../drawings/backpack.ts";
import { ball } from "../../drawings/ball.ts";
import { balloon } from "../../drawings/balloon.ts";
import { banana } from "../../drawings/banana.ts";
import { baseball } from "../../drawings/baseball.ts";
import { basket } from "../../drawings/basket.ts";
import { basketball } from "../../drawings/basketball.ts";
import { bat } from "../../drawings/bat.ts";
import { bell } from "../../drawings/bell.ts";
import { bicycle } from "../../drawings/bicycle.ts";
import { bigTruck } from "../../drawings/big-truck.ts";
import { book } from "../../drawings/book.ts";
import { boot } from "../../drawings/boot.ts";
import { broom } from "../../drawings/broom.ts";
import { bucket } from "../../drawings/bucket.ts";
import { bus } from "../../drawings/bus.ts";
import { camera } from "../../drawings/camera.ts";
import { candy } from "../../drawings/candy.ts";
import { cap } from "../../drawings/cap.ts";
import { carrot } from "../../drawings/carrot.ts";
import { castle } from "../../drawings/castle.ts";
import { cat } from "../../drawings/cat.ts";
import { chair } from "../../drawings/chair.ts";
import { compass } from "../../drawings/compass.ts";
import { cookie } from "../../drawings/cookie.ts";
import { crayon } from "../../drawings/crayon.ts";
import { crown } from "../../drawings/crown.ts";
import { cup } from "../../drawings/cup.ts";
import { dinosaur } from "../../drawings/dinosaur.ts";
import { doll } from "../../drawings/doll.ts";
import { donut } from "../../drawings/donut.ts";
import { dress } from "../../drawings/dress.ts";
import { drum } from "../../drawings/drum.ts";
import { feather } from "../../drawings/feather.ts";
import { fireEngine } from "../../drawings/fire-engine.ts";
import { gift } from "../../drawings/gift.ts";
import { globe } from "../../drawings/globe.ts";
import { guitar } from "../../drawings/guitar.ts";
import { hat } from "../../drawings/hat.ts";
import { heart } from "../../drawings/heart.ts";
import { helicopter } from "../../drawings/helicopter.ts";
import { house } from "../../drawings/house.ts";
import { key } from "../../drawings/key.ts";
import { kite } from "../../drawings/kite.ts";
import { lamp } from "../../drawings/lamp.ts";
import { lock } from "../../drawings/lock.ts";
import { lollipop } from "../../drawings/lollipop.ts";
import { magnet } from "../../drawings/magnet.ts";
import { microscope } from "../../drawings/microscope.ts";
import { motorcycle } from "../../drawings/motorcycle.ts";
import { mouse } from "../../drawings/mouse.ts";
import { openUmbrella } from "../../drawings/open-umbrella.ts";
import { palette } from "../../drawings/palette.ts";
import { pottedPlant } from "../../drawings/potted-plant.ts";
import { puzzle } from "../../drawings/puzzle.ts";
import { racingCar } from "../../drawings/racing-car.ts";
import { robot } from "../../drawings/robot.ts";
import { rocket } from "../../drawings/rocket.ts";
import { sailboat } from "../../drawings/sailboat.ts";
import { scooter } from "../../drawings/scooter.ts";
import { shell } from "../../drawings/shell.ts";
import { skateboard } from "../../drawings/skateboard.ts";
import { sled } from "../../drawings/sled.ts";
import { soap } from "../../drawings/soap.ts";
import { sock } from "../../drawings/sock.ts";
import { spider } from "../../drawings/spider.ts";
import { star } from "../../drawings/star.ts";
import { steamTrain } from "../../drawings/steam-train.ts";
import { tRex } from "../../drawings/t-rex.ts";
import { teddyBear } from "../../drawings/teddy-bear.ts";
import { telescope } from "../../drawings/telescope.ts";
import { television } from "../../drawings/television.ts";
import { toothbrush } from "../../drawings/toothbrush.ts";
import { tractor } from "../../drawings/tractor.ts";
import { trophy } from "../../drawings/trophy.ts";
import { trumpet } from "../../drawings/trumpet.ts";
import { umbrella } from "../../drawings/umbrella.ts";
import { violin } from "../../drawings/violin.ts";
import { yarn } from "../../drawings/yarn.ts";
import type { Setting } from "./setting.ts";

/** The shelves of an attic, full of toys. */
export const attic: Setting = {
  title: "In the Attic",
  look: "shelves",
  top: [
    kite,
    balloon,
    hat,
    umbrella,
    lamp,
    globe,
    rocket,
    helicopter,
    camera,
    telescope,
    bat,
    pottedPlant,
  ],
  middle: [
    [
      book,
      teddyBear,
      drum,
      guitar,
      violin,
      trumpet,
      doll,
      robot,
      steamTrain,
      sailboat,
      castle,
      gift,
      bigTruck,
      racingCar,
      tRex,
      dinosaur,
      house,
      television,
      trophy,
      yarn,
      basketball,
      fireEngine,
      tractor,
      dress,
      crown,
      magnet,
      microscope,
      bus,
    ],
  ],
  bottom: [
    chair,
    skateboard,
    scooter,
    basket,
    bucket,
    broom,
    backpack,
    boot,
    bicycle,
    sled,
    drum,
    cat,
    ball,
    guitar,
    gift,
    openUmbrella,
    motorcycle,
  ],
  small: [
    book,
    cup,
    cap,
    ball,
    lock,
    puzzle,
    cookie,
    magnet,
    donut,
    shell,
    lollipop,
    baseball,
    crown,
    soap,
    palette,
    compass,
  ],
  hidden: [
    { drawing: carrot, one: "carrot", many: "carrots" },
    { drawing: banana, one: "banana", many: "bananas" },
    { drawing: star, one: "star", many: "stars" },
    { drawing: key, one: "key", many: "keys" },
    { drawing: crayon, one: "crayon", many: "crayons" },
    { drawing: heart, one: "heart", many: "hearts" },
    { drawing: mouse, one: "mouse", many: "mice" },
    { drawing: candy, one: "candy", many: "candies" },
    { drawing: feather, one: "feather", many: "feathers" },
    { drawing: sock, one: "sock", many: "socks" },
    { drawing: bell, one: "bell", many: "bells" },
    { drawing: spider, one: "spider", many: "spiders" },
    { drawing: toothbrush, one: "toothbrush", many: "toothbrushes" },
  ],
};
