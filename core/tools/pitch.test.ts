import { expect, test } from "vitest";
import { frequencyOf, noteOf, readPitch, TUNINGS, tuningFor } from "./pitch.ts";

const nameOf = (number: number): string => `${noteOf(number).name}${noteOf(number).octave}`;

test("notes have their names and their frequencies", () => {
  expect(nameOf(69)).toBe("A4");
  expect(nameOf(60)).toBe("C4");
  expect(frequencyOf(69)).toBe(440);
  expect(frequencyOf(40)).toBeCloseTo(82.41, 2);
  expect(frequencyOf(60)).toBeCloseTo(261.63, 2);
});

test("strings are tuned as players name them", () => {
  const strings = (tuning: keyof typeof TUNINGS) => TUNINGS[tuning].map(nameOf).join(" ");
  expect(strings("guitar")).toBe("E2 A2 D3 G3 B3 E4");
  expect(strings("ukulele")).toBe("G4 C4 E4 A4");
  expect(strings("violin")).toBe("G3 D4 A4 E5");
  expect(strings("bass")).toBe("E1 A1 D2 G2");
});

test.each([
  ["Ukulele", "ukulele"],
  ["Bass guitar", "bass"],
  ["Classical guitar", "guitar"],
  ["Violin", "violin"],
  ["Singing", "chromatic"],
  ["Double bass", "bass"],
  [undefined, "guitar"],
])("%s is tuned as %s", (hobby, tuning) => {
  expect(tuningFor(hobby)).toBe(tuning);
});

test("a pitch is told as a note and how far it is off", () => {
  expect(readPitch(440, "chromatic")).toMatchObject({ note: { name: "A" }, cents: 0 });
  const flat = readPitch(440 * 2 ** (-30 / 1200), "chromatic");
  expect(flat.note.name).toBe("A");
  expect(flat.cents).toBeCloseTo(-30, 6);
});

test("with strings, the nearest string counts, however far it is", () => {
  const low = readPitch(frequencyOf(64 - 2), "guitar");
  expect([low.note.number, Math.round(low.cents)]).toEqual([64, -200]);
});
