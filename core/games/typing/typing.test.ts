import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import {
  ANIMALS,
  accuracy,
  animalOf,
  countsAsBest,
  initialTyping,
  nextTyping,
  type TypingEvent,
  type TypingState,
  wantedKey,
  wordsPerMinute,
} from "./typing.ts";

const OPTIONS = { difficulty: "easy", seed: "test" } as const;
const ready = () => initialTyping(OPTIONS);
const started = () => nextTyping(ready(), { type: "start" });
const key = (name: string, at = 0): TypingEvent => ({ type: "key", key: name, at });
const play = (state: TypingState, ...events: readonly TypingEvent[]) =>
  events.reduce(nextTyping, state);
const typeAll = (state: TypingState, at = 0) =>
  [...state.text.slice(state.typed)].reduce(
    (now, letter) => nextTyping(now, key(letter, at)),
    state,
  );

describe("keys", () => {
  test("the right key is a step forward, in capitals too", () => {
    const [first = "", second = ""] = started().text;
    const state = play(started(), key(first), key(second.toUpperCase()));
    expect(state.typed).toBe(2);
    expect(state.mistakes).toBe(0);
  });

  test("a wrong key is a mistake, and the animal stays where it is", () => {
    const state = play(started(), key("7"), key("é"));
    expect(state).toMatchObject({ typed: 0, mistakes: 2, missesHere: 2, phase: "running" });
    expect(play(state, key(wantedKey(state) ?? "")).missesHere).toBe(0);
  });

  test.each(["Shift", "Enter", "Tab", "ArrowLeft", "Dead", "Unidentified", ""])(
    "%j is no letter, so no mistake",
    (name) => {
      expect(play(started(), key(name))).toEqual(started());
    },
  );

  test("the space between words is typed with the space bar", () => {
    const { text } = started();
    const space = text.indexOf(" ");
    const before = [...text.slice(0, space)].map((letter) => key(letter));
    expect(play(started(), ...before, key(" ")).typed).toBe(space + 1);
  });

  test.each(["ready", "paused", "finished"] as const)(
    "a game that is %s takes no keys",
    (phase) => {
      const state = { ...started(), phase };
      expect(play(state, key(wantedKey(state) ?? ""), key("?"))).toEqual(state);
    },
  );
});

describe("a round", () => {
  test("the last key brings the animal across", () => {
    const state = typeAll(started(), 12_345);
    expect(state).toMatchObject({ phase: "finished", finishedAfter: 12_345 });
    expect(wantedKey(state)).toBeUndefined();
  });

  test("pause and resume keep what was typed", () => {
    const [first = ""] = started().text;
    const paused = play(started(), key(first), { type: "pause" });
    expect(paused).toMatchObject({ phase: "paused", typed: 1 });
    expect(play(paused, { type: "resume" })).toMatchObject({ phase: "running", typed: 1 });
  });

  test("'Next' is another text and another animal, at once for whoever has begun", () => {
    const next = play(typeAll(started()), { type: "next" });
    expect(next).toMatchObject({ phase: "running", typed: 0, mistakes: 0, round: 1 });
    expect(next.text).not.toBe(started().text);
    expect(animalOf(next)).not.toBe(animalOf(started()));
    expect(play(ready(), { type: "next" }).phase).toBe("ready");
  });

  test("who is across stays across", () => {
    const first = typeAll(started());
    expect(first.across).toEqual([animalOf(first)]);
    const second = typeAll(play(first, { type: "next" }));
    expect(second.across).toEqual([animalOf(first), animalOf(second)]);
    // An animal left behind in the river has not made it across.
    expect(play(second, { type: "next" }, { type: "next" }).across).toHaveLength(2);
  });

  test("five rounds bring all five animals across", () => {
    const animals = [0, 1, 2, 3, 4].map((round) => animalOf(initialTyping(OPTIONS, round)));
    expect(animals.sort()).toEqual([...ANIMALS].sort());
  });
});

describe("figures", () => {
  const having = (typed: number, mistakes = 0): TypingState => ({ ...started(), typed, mistakes });

  test.each([
    [25, 60_000, 5],
    [10, 12_000, 10],
    [2, 30_000, 2],
    [0, 30_000, 0],
    [10, 0, 120],
  ])("%d keys in %d ms are %d words a minute", (typed, elapsed, speed) => {
    expect(wordsPerMinute(having(typed), elapsed)).toBe(speed);
  });

  test("a finished round keeps its speed, however long it stands there", () => {
    const state = { ...having(10), finishedAfter: 12_000 };
    expect(wordsPerMinute(state, 999_999)).toBe(10);
  });

  test.each([
    [0, 0, 100],
    [9, 1, 90],
    [0, 3, 0],
    [2, 1, 67],
  ])("%d right and %d wrong keys are %d per cent", (typed, mistakes, percent) => {
    expect(accuracy(having(typed, mistakes))).toBe(percent);
  });
});

test("a best speed needs eight of ten keys right", () => {
  const finished = typeAll(started());
  expect(countsAsBest(finished)).toBe(true);
  expect(countsAsBest({ ...finished, mistakes: finished.typed })).toBe(false);
  expect(countsAsBest(started())).toBe(false);
});

test("no sequence of events, however wild, leads to an illegal state", () => {
  const event: fc.Arbitrary<TypingEvent> = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("start", "pause", "resume").map((type) => ({ type })) },
    { weight: 1, arbitrary: fc.constant({ type: "next" as const }) },
    {
      weight: 30,
      arbitrary: fc.record({
        type: fc.constant("key" as const),
        // '*' stands for the right key.
        key: fc.oneof(
          { weight: 3, arbitrary: fc.constant("*") },
          fc.string({ unit: "binary", maxLength: 2 }),
        ),
        at: fc.nat(),
      }),
    },
  );
  fc.assert(
    fc.property(fc.array(event, { minLength: 200, maxLength: 400 }), (events) => {
      let state = ready();
      for (const each of events) {
        const before = state;
        const right = each.type === "key" && each.key === "*";
        state = nextTyping(state, right ? { ...each, key: wantedKey(state) ?? "x" } : each);
        expect(state.typed).toBeGreaterThanOrEqual(0);
        expect(state.typed).toBeLessThanOrEqual(state.text.length);
        expect(state.phase === "finished").toBe(state.typed === state.text.length);
        expect(state.finishedAfter !== undefined).toBe(state.phase === "finished");
        expect(new Set(state.across).size).toBe(state.across.length);
        expect(state.missesHere).toBeLessThanOrEqual(state.mistakes);
        if (state.phase === "ready") expect(state.typed + state.mistakes).toBe(0);
        if (each.type === "key" && state !== before) {
          const steps = state.typed - before.typed + (state.mistakes - before.mistakes);
          expect(steps).toBe(1);
        }
        const speed = wordsPerMinute(state, 5_000);
        expect(speed >= 0 && Number.isFinite(speed)).toBe(true);
      }
    }),
    RUNS,
  );
});
