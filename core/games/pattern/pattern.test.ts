import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { COLORS, type ColorName, drawColors } from "./colors.ts";
import {
  canReplay,
  gapTime,
  initialPattern,
  inputLimit,
  nextChange,
  nextPattern,
  type PatternEvent,
  type PatternState,
  stepTime,
} from "./pattern.ts";

const start = (seed = "a", at = 0, options = {}) =>
  nextPattern(initialPattern(options), { type: "start", seed, at });
const wait = (state: PatternState, at: number) => nextPattern(state, { type: "time", at });
const press = (state: PatternState, color: ColorName, at: number) =>
  nextPattern(state, { type: "press", color, at });

/** How long the pattern of a state is played. */
const playTime = ({ level, sequence }: PatternState) =>
  sequence.length * (stepTime(level) + gapTime(level));

/** The moment when the player's turn begins. */
const turnOf = (state: PatternState) => wait(state, state.since + playTime(state));

const wrongColor = (state: PatternState): ColorName =>
  COLORS.find(({ name }) => name !== state.sequence[state.position])?.name ?? "red";

/** Repeats the whole pattern at the moment the turn begins. */
const repeat = (state: PatternState) =>
  state.sequence.reduce((now, color) => press(now, color, state.since), state);

/** From the start of one pattern to the start of the next level's. */
function build(state: PatternState): PatternState {
  const done = repeat(turnOf(state));
  return wait(done, done.since + 1_500);
}

describe("figures of a level", () => {
  test.each([
    [1, 12_000, 650, 240],
    [2, 11_400, 600, 220],
    [7, 8_400, 350, 120],
    [8, 7_800, 300, 120],
    [11, 6_000, 300, 120],
    [40, 6_000, 300, 120],
  ])("level %d: %d ms to repeat, %d ms a color, %d ms between", (level, limit, step, gap) => {
    expect([inputLimit(level), stepTime(level), gapTime(level)]).toEqual([limit, step, gap]);
  });
});

describe("a pattern", () => {
  test("begins with the shorter one, and never has a color three times in a row", () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const draw = (length: number) => drawColors(seededRandom(`pattern:${seed}`), length);
      const long = draw(30);
      expect(long.slice(0, 12)).toEqual(draw(12));
      long.forEach((name, place) => {
        if (place > 1) expect(long.slice(place - 2, place)).not.toEqual([name, name]);
      });
    }
  });

  test("uses every color about equally often", () => {
    const names = drawColors(seededRandom("even"), 8_000);
    for (const { name } of COLORS) {
      const share = names.filter((one) => one === name).length / names.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  });

  test("is lit one color after the other, each after its gap", () => {
    const game = start();
    const shown = (at: number) => wait(game, at).lit;
    expect([0, 239, 240, 889, 890, 1_129, 1_130, 2_669].map(shown)).toEqual([
      undefined,
      undefined,
      0,
      0,
      undefined,
      undefined,
      1,
      2,
    ]);
    expect(wait(game, 2_670)).toMatchObject({ phase: "waitingInput", deadline: 14_670 });
  });
});

describe("a game", () => {
  test("waits until it is started, then has three colours, three lives and level 1", () => {
    expect(initialPattern().phase).toBe("idle");
    expect(press(initialPattern(), "red", 0)).toEqual(initialPattern());
    const game = start();
    expect(game).toMatchObject({ phase: "playingSequence", lives: 3, level: 1, built: 0 });
    expect(game.sequence).toHaveLength(3);
  });

  test("is the same for the same seed", () => {
    expect(start("friend").sequence).toEqual(start("friend").sequence);
    expect(
      new Set(Array.from({ length: 50 }, (_, n) => start(`${n}`).sequence.join())).size,
    ).toBeGreaterThan(20);
  });

  test("takes no color while the pattern is played", () => {
    const playing = wait(start(), 1_000);
    expect(press(playing, wrongColor(playing), 1_000)).toEqual(playing);
  });

  test("repeated in full, the pattern grows after 1.5 s and the level rises", () => {
    const done = repeat(turnOf(start()));
    expect(done).toMatchObject({ phase: "success", built: 1, level: 1 });
    expect(wait(done, done.since + 1_499).phase).toBe("success");
    const next = wait(done, done.since + 1_500);
    expect(next).toMatchObject({ phase: "playingSequence", level: 2, lives: 3, position: 0 });
    expect(next.sequence).toHaveLength(4);
    expect(next.sequence.slice(0, 3)).toEqual(done.sequence);
  });

  test("a wrong color costs a life; after 1.2 s the same pattern is played again", () => {
    const turn = turnOf(start());
    const failed = press(turn, wrongColor(turn), turn.since + 100);
    expect(failed).toMatchObject({ phase: "fail", lives: 2 });
    expect(wait(failed, failed.since + 1_199).phase).toBe("fail");
    const again = wait(failed, failed.since + 1_200);
    expect(again).toMatchObject({ phase: "playingSequence", lives: 2, level: 1, position: 0 });
    expect(again.sequence).toEqual(turn.sequence);
  });

  test("no time left costs a life, a right color at the last moment does not", () => {
    const turn = turnOf(start());
    const [first = "red"] = turn.sequence;
    expect(press(turn, first, turn.since + 11_999)).toMatchObject({ lives: 3, position: 1 });
    expect(press(turn, first, turn.since + 12_000)).toMatchObject({ phase: "fail", lives: 2 });
  });

  test("ends without lives, and takes nothing but a new start", () => {
    let game = start();
    for (let life = 0; life < 3; life += 1) {
      const turn = turnOf(game);
      game = press(turn, wrongColor(turn), turn.since);
      if (life < 2) game = wait(game, game.since + 1_200);
    }
    expect(game).toMatchObject({ phase: "gameover", lives: 0, built: 0 });
    expect(press(game, "red", game.since + 9_999)).toEqual(game);
    expect(nextPattern(game, { type: "start", seed: "b", at: 99_999 })).toMatchObject({
      phase: "playingSequence",
      lives: 3,
      level: 1,
    });
  });

  test("left alone with its clock, it ends by itself; without a clock it waits for ever", () => {
    expect(wait(start(), 10_000_000).phase).toBe("gameover");
    expect(wait(start("a", 0, { relaxed: true }), 10_000_000)).toMatchObject({
      phase: "waitingInput",
      lives: 3,
    });
  });
});

describe("the replay", () => {
  const replay = (state: PatternState, at: number) => nextPattern(state, { type: "replay", at });

  test("plays the pattern again once in an attempt, and the repeat begins anew", () => {
    const turn = turnOf(start());
    const [first = "red"] = turn.sequence;
    const again = replay(press(turn, first, turn.since), turn.since + 500);
    expect(again).toMatchObject({ phase: "playingSequence", position: 0, lives: 3 });
    const secondTurn = turnOf(again);
    expect(secondTurn.deadline).toBe(secondTurn.since + 12_000);
    expect(canReplay(secondTurn)).toBe(false);
    expect(replay(secondTurn, secondTurn.since)).toEqual(secondTurn);
  });

  test("may be used again in the next attempt and on the next level", () => {
    const used = turnOf(replay(turnOf(start()), 3_000));
    const failed = press(used, wrongColor(used), used.since);
    expect(canReplay(turnOf(wait(failed, failed.since + 1_200)))).toBe(true);
    expect(canReplay(turnOf(build(turnOf(start()))))).toBe(true);
  });

  test("is not there while a pattern is played", () => {
    const playing = wait(start(), 500);
    expect(replay(playing, 500)).toEqual(playing);
  });
});

describe("the best level", () => {
  test("is told for 1.8 s when it is beaten, and only then", () => {
    const game = start("a", 0, { best: { timed: 1, relaxed: 0 } });
    const first = repeat(turnOf(game));
    expect(first.recordUntil).toBeUndefined();
    const second = repeat(turnOf(wait(first, first.since + 1_500)));
    expect(second.best).toEqual({ timed: 2, relaxed: 0 });
    expect(wait(second, second.since + 1_799).recordUntil).toBeDefined();
    expect(wait(second, second.since + 1_800).recordUntil).toBeUndefined();
  });

  test("of a game that was relaxed at any time counts among relaxed games", () => {
    const relaxed = nextPattern(start(), { type: "relax", on: true, at: 10 });
    const timed = nextPattern(relaxed, { type: "relax", on: false, at: 20 });
    expect(repeat(turnOf(timed)).best).toEqual({ timed: 0, relaxed: 1 });
    const anew = nextPattern(timed, { type: "start", seed: "b", at: 30 });
    expect(repeat(turnOf(anew)).best).toEqual({ timed: 1, relaxed: 0 });
  });
});

test("the Relaxed switch takes the clock away at once, and gives a whole one back", () => {
  const turn = turnOf(start());
  const relaxed = nextPattern(turn, { type: "relax", on: true, at: turn.since + 11_000 });
  expect(relaxed.deadline).toBeUndefined();
  expect(wait(relaxed, turn.since + 500_000).lives).toBe(3);
  const timed = nextPattern(relaxed, { type: "relax", on: false, at: turn.since + 600_000 });
  expect(timed.deadline).toBe(turn.since + 612_000);
});

type Step = [
  what: "right" | "wrong" | "replay" | "relax" | "time" | "start" | ColorName,
  wait: number,
];

const steps = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 12, arbitrary: fc.constant("right" as const) },
      {
        weight: 4,
        arbitrary: fc.constantFrom("replay", "relax", "time", "red", "yellow" as const),
      },
      { weight: 1, arbitrary: fc.constantFrom("wrong", "start" as const) },
    ),
    fc.oneof(fc.nat(900), fc.nat(15_000)),
  ),
  { minLength: 200, maxLength: 240 },
) as fc.Arbitrary<Step[]>;

function eventOf([what]: Step, state: PatternState, at: number): PatternEvent {
  const wanted = wait(state, at);
  switch (what) {
    case "right":
      return { type: "press", color: wanted.sequence[wanted.position] ?? "red", at };
    case "wrong":
      return { type: "press", color: wrongColor(wanted), at };
    case "relax":
      return { type: "relax", on: !state.relaxed, at };
    case "start":
      return { type: "start", seed: String(at), at };
    case "replay":
    case "time":
      return { type: what, at };
    default:
      return { type: "press", color: what, at };
  }
}

function expectLegal(state: PatternState, at: number): void {
  const { phase, lives, level, position, sequence, built, deadline, lit } = state;
  const isPlayed = phase !== "idle";
  expect(sequence.length).toBe(isPlayed ? level + 2 : 0);
  expect(lives).toBeGreaterThanOrEqual(phase === "gameover" ? 0 : 1);
  expect(lives).toBeLessThanOrEqual(3);
  expect(lives === 0).toBe(phase === "gameover");
  expect(position).toBeLessThanOrEqual(sequence.length);
  if (phase === "waitingInput") expect(position).toBeLessThan(sequence.length);
  expect(built).toBe(isPlayed ? level - (phase === "success" ? 0 : 1) : 0);
  expect(deadline !== undefined).toBe(phase === "waitingInput" && !state.relaxed);
  if (deadline !== undefined) expect(deadline).toBeGreaterThan(at);
  if (lit !== undefined) expect(phase).toBe("playingSequence");
  if (state.relaxed) expect(state.easedGame).toBe(true);
  const change = nextChange(state, at);
  if (change !== undefined) expect(change).toBeGreaterThan(at);
  expect(change === undefined).toBe(
    state.recordUntil === undefined &&
      (phase === "idle" || phase === "gameover" || (phase === "waitingInput" && state.relaxed)),
  );
}

test("no sequence of 200 events reaches a state against the rules", () => {
  fc.assert(
    fc.property(steps, (events) => {
      let at = 0;
      let state = start("walk");
      for (const step of events) {
        at += step[1];
        state = nextPattern(state, eventOf(step, state, at));
        expectLegal(state, at);
      }
    }),
    { ...RUNS, numRuns: Math.min(RUNS.numRuns, 100) },
  );
});

test("how often the clock is looked at makes no difference", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3_000), { maxLength: 40 }), (waits) => {
      const turn = turnOf(start("looks"));
      const [first = "red"] = turn.sequence;
      const game = press(turn, first, turn.since);
      let at = turn.since;
      let looked = game;
      for (const step of waits) {
        at += step;
        looked = wait(looked, at);
      }
      expect(looked).toEqual(wait(game, at));
    }),
    RUNS,
  );
});

test("asked at each change alone, the game shows every lit color", () => {
  let game = start("shown");
  const shown: number[] = [];
  let at = 0;
  while (game.phase === "playingSequence") {
    const moment = nextChange(game, at);
    if (moment === undefined) break;
    at = moment;
    game = wait(game, at);
    if (game.lit !== undefined) shown.push(game.lit);
  }
  expect(shown).toEqual([0, 1, 2]);
  expect(game.phase).toBe("waitingInput");
});
