import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { bird } from "../../drawings/bird.ts";
import { cat } from "../../drawings/cat.ts";
import { deer } from "../../drawings/deer.ts";
import { dog } from "../../drawings/dog.ts";
import { duck } from "../../drawings/duck.ts";
import { horse } from "../../drawings/horse.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { BODY, type PackAge, type Page, type SheetParams } from "../../page.ts";
import { circle, line, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { PRINTS, TRACK_NAMES, type TrackName } from "./tracks.ts";

const ANIMALS: Readonly<Record<TrackName, Drawing>> = { duck, dog, cat, horse, deer, rabbit, bird };

/** What identifies a track. */
const HINTS: Readonly<Record<TrackName, string>> = {
  duck: "Ducks have skin between their toes, to swim with.",
  dog: "A dog's claws show in its track.",
  cat: "A cat hides its claws when it walks.",
  horse: "A horse walks on one round hoof.",
  deer: "A deer's hoof is split in two halves.",
  rabbit: "When a rabbit hops, its long hind feet land in front.",
  bird: "Most songbirds have three thin toes in front and one behind.",
};

/** How many tracks are shown, and how many hints are given. */
const LEVELS: Readonly<Record<PackAge, { tracks: number; hints: number }>> = {
  k2: { tracks: 5, hints: 3 },
  "35": { tracks: 7, hints: 2 },
  "68": { tracks: 7, hints: 1 },
};

/** Tracks from top to bottom, and the animals beside them in another order. */
export interface TrackMatch {
  readonly tracks: readonly TrackName[];
  readonly animals: readonly TrackName[];
  readonly hints: readonly string[];
}

export function makeTrackMatch(age: PackAge, random: Random): TrackMatch {
  const level = LEVELS[age];
  const tracks = shuffled(TRACK_NAMES, random).slice(0, level.tracks);
  let animals = shuffled(tracks, random);
  // At most one animal may be beside its own track.
  while (animals.filter((animal, index) => animal === tracks[index]).length > 1) {
    animals = shuffled(tracks, random);
  }
  const hints = shuffled(tracks, random).slice(0, level.hints);
  return { tracks, animals, hints: hints.map((name) => HINTS[name]) };
}

/** For each track, which of the animals beside it made it. */
export const solveTrackMatch = ({ tracks, animals }: TrackMatch): number[] =>
  tracks.map((track) => animals.indexOf(track));

/** The page with the tracks on the left and the animals on the right; `solved` joins them. */
export function trackPage(
  match: TrackMatch,
  params: Pick<SheetParams, "age" | "large">,
  solved: boolean,
): Page {
  const type = typeSizes(params);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Who walked here? Draw a line from each track to the animal that made it. The tracks are not drawn to scale.",
    BODY.width,
    { size: type.body },
  );
  const shown = match.hints.slice(0, params.large ? 1 : match.hints.length);
  const hints = textBlock({ x: 5, y: 0 }, `Hint: ${shown.join(" ")}`, BODY.width - 10, {
    size: type.body,
  });
  const hintTop = BODY.height - hints.height - 6;
  const top = advice.height + 4;
  const count = match.tracks.length;
  const row = (hintTop - 4 - top) / count;
  const side = Math.min(34, row - 3);
  const middle = (index: number) => top + (index + 0.5) * row;
  const [left, right] = [side + 18, BODY.width - side - 40];
  const answers = solveTrackMatch(match);
  return {
    title: "Animal Tracks",
    marks: [
      ...advice.marks,
      ...match.tracks.flatMap((track, index) => {
        const y = middle(index);
        const box = { x: 10, y: y - side / 2, width: side, height: side };
        return [
          textIn({ x: 0, y: y - 5, width: 8, height: 10 }, String(index + 1), {
            size: type.body,
            bold: true,
          }),
          rectangle(box, { stroke: "mid", width: 0.5 }, 3),
          ...PRINTS[track]({ x: box.x + side / 2, y }, side * 0.82),
          circle({ x: left, y }, 1.4, { fill: "ink" }),
        ];
      }),
      ...match.animals.flatMap((animal, index) => {
        const y = middle(index);
        return [
          circle({ x: right, y }, 1.4, { fill: "ink" }),
          ...placed(ANIMALS[animal], {
            x: right + 5,
            y: y - side / 2,
            width: side + 6,
            height: side,
          }),
          text({ x: BODY.width, y: y + type.body * 0.12 }, animal, {
            size: type.body,
            bold: true,
            anchor: "end",
          }),
        ];
      }),
      ...(solved
        ? answers.map((answer, index) =>
            line(
              { x: left, y: middle(index) },
              { x: right, y: middle(answer) },
              { stroke: "dark", width: 1 },
            ),
          )
        : []),
      rectangle(
        { x: 0, y: hintTop, width: BODY.width, height: hints.height + 6 },
        { stroke: "ink", width: 0.6 },
        4,
      ),
      ...hints.marks.map((mark) => ({ ...mark, y: mark.y + hintTop + 2.6 })),
    ],
  };
}
