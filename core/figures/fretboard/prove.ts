import { chordFaults, scaleFaults } from "../harmony.ts";
import { dotsOf, type Fretboard, numbersOf } from "./fretboard.ts";

/** How far apart the fingers of one hand reach, in frets. */
const REACH = 4;

/** The notes of a named chord or scale, and fingers that a hand has. */
export function proveFretboard({ tuning, boxes }: Fretboard): string[] {
  return boxes.flatMap((box) => {
    const numbers = numbersOf(box, tuning);
    const pressed = dotsOf(box, tuning).filter(({ fret }) => fret > 0);
    const frets = pressed.map(({ fret }) => fret);
    const reach = Math.max(...frets, 0) - Math.min(...frets, 99);
    return [
      ...(box.scale
        ? scaleFaults(box.scale, numbers)
        : chordFaults(box.chord ?? box.name, numbers)),
      ...(reach > REACH ? [`${box.name} needs a reach of ${reach} frets`] : []),
      ...[1, 2, 3, 4].flatMap((finger) => {
        const at = new Set(pressed.filter((dot) => dot.finger === finger).map(({ fret }) => fret));
        return at.size > 1 && !box.dots ? [`finger ${finger} of ${box.name} is in two places`] : [];
      }),
      ...pressed.flatMap((dot) =>
        pressed.some(
          (other) =>
            !box.dots && dot.finger > 0 && other.finger > dot.finger && other.fret < dot.fret,
        )
          ? [`the fingers of ${box.name} cross`]
          : [],
      ),
    ];
  });
}
