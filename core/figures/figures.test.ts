import { describe, expect, test } from "vitest";
import { drawSvg } from "#app/ui/marks-svg.ts";
import { drawFigure } from "./draw-figure.ts";
import type { StoredFigure } from "./figure.ts";
import { layoutFaults } from "./layout.ts";
import { figureFaults, PROVERS } from "./prove-figure.ts";

const uke = (box: object) => ({ kind: "fretboard", tuning: "ukulele", boxes: [box] });
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** A figure of each kind that is right. */
const RIGHT = {
  fretboard: uke({ name: "G7", frets: [0, 2, 1, 2], fingers: [0, 2, 1, 3] }),
  keys: {
    kind: "keys",
    title: "C major",
    from: "C4",
    to: "C5",
    hand: "right",
    together: true,
    chord: "C",
    play: [
      { key: "C4", finger: 1 },
      { key: "E4", finger: 3 },
      { key: "G4", finger: 5 },
    ],
  },
  rhythm: {
    kind: "rhythm",
    title: "Island strum",
    beats: 4,
    parts: 2,
    rows: [{ pattern: "D- DU -U DU" }],
  },
  tab: {
    kind: "tab",
    title: "Two bars",
    tuning: "guitar",
    beats: 4,
    bars: ["1:0 1:2 2:1*2", "-*4"],
  },
  board: {
    kind: "board",
    title: "The first moves",
    fen: `${START} w KQkq - 0 1`,
    moves: ["e4", "e5"],
    arrows: ["e2e4", "e7e5"],
  },
  goban: {
    kind: "goban",
    title: "A gift of one stone",
    part: ["A", 1, "G", 5],
    black: ["C2", "C3", "D3", "E3", "F2", "F1"],
    white: ["B1", "B2", "C1", "D2", "E2"],
    moves: ["D1", "E1", "D1"],
    captured: 4,
    marks: { triangle: ["D2", "E2"] },
  },
  cards: {
    kind: "cards",
    title: "Find five among seven",
    rows: [
      { text: "Your two", cards: ["As", "7s"], raised: ["As"], hidden: 1 },
      {
        text: "Seven",
        cards: ["Ks", "9s", "4d", "4h", "2s", "Js", "3s"],
        raised: ["Ks", "9s", "2s", "Js", "3s"],
        makes: "flush",
      },
    ],
  },
  cube: {
    kind: "cube",
    title: "The hook",
    cubes: [
      { text: "Hook at back and left", before: "F U R U' R' F'", show: "top", view: "top" },
      { text: "Then", after: "", turn: "R2", show: "two-layers" },
    ],
  },
  grid: {
    kind: "grid",
    title: "Only place in the row",
    of: "sudoku",
    rows: [".2.4", "3...", "...3", "4.2."],
    found: { r1c3: "3" },
    small: { r1c1: "12", r2c2: "14" },
    struck: { r1c1: "2" },
    look: ["r1c1", "r1c2", "r1c3", "r1c4"],
    arrows: [["r2c1", "r1c1"]],
    text: "The 3 of the left box sits below",
  },
  curve: {
    kind: "curve",
    title: "Heating",
    across: { label: "Minutes", from: 0, to: 20, ticks: [0, 10, 20] },
    up: { label: "Degrees", from: 0, to: 100, ticks: [0, 50, 100] },
    points: [
      [0, 0],
      [20, 100],
    ],
    notes: [{ at: [10, 50], text: "half", side: "left" }],
  },
  swatch: {
    kind: "swatch",
    title: "Greens",
    swatches: [
      { label: "Light", mix: { "lemon-yellow": 3, "phthalo-blue": 1 } },
      { label: "Dark", color: "#123322" },
    ],
  },
  chart: {
    kind: "chart",
    title: "Eyelets",
    craft: "knit",
    rows: ["kkkkkk", "pppppp", "k/okkk", "pppppp"],
  },
  plan: {
    kind: "plan",
    title: "A bed",
    from: "above",
    size: [100, 60],
    items: [
      { label: "Beans", at: [25, 30], size: [40, 40] },
      { label: "Kale", shape: "round", at: [75, 30], size: [40, 40] },
    ],
  },
  pose: {
    kind: "pose",
    title: "Squat",
    bodies: [
      { text: "Stand tall", arms: [10, 10] },
      {
        text: "Hips back and down",
        torso: 42,
        arms: [75, 10],
        legs: [115, 110, -15],
        head: -20,
      },
    ],
  },
  route: {
    kind: "route",
    title: "Side and together",
    size: [60, 40],
    feet: [
      { foot: "L", at: [15, 20], count: "1" },
      { foot: "R", at: [40, 20], count: "2" },
    ],
  },
  score: {
    kind: "score",
    title: "Two notes",
    height: 12,
    glyphs: ["M0 0C1 0 1 1 0 1Z"],
    signs: [
      [0, 10, 6],
      [0, 20, 5],
    ],
    shapes: [
      ["M0 8L74 8", 0.2],
      ["M10 7C11 7 12 8 11 9L10 9Z", 0],
    ],
    words: [[10, 14, "Oh"]],
    notes: [
      { names: ["G4"], beats: 1, bar: 0 },
      { names: ["C5"], beats: 3, bar: 1 },
      { names: ["C5"], beats: 1.5, bar: 2, tied: true },
      { names: [], beats: 1.5, bar: 2 },
    ],
    tempo: 60,
  },
  stages: {
    kind: "stages",
    title: "A letter",
    stages: [
      { text: "Down", strokes: [{ d: "M30 20L30 80", as: "broad" }] },
      { text: "And across", strokes: [{ d: "M30 80C50 82 60 82 70 80", as: "broad" }] },
    ],
  },
} as const;

/** Black takes E5 with a ko. */
const KO = {
  kind: "goban",
  title: "Ko",
  black: ["D5", "E6", "E4"],
  white: ["E5", "F6", "F4", "G5"],
  moves: ["F5"],
} as const;

/** Black lives in the corner. */
const LIVING = {
  kind: "goban",
  title: "Two rooms",
  black: ["A2", "B2", "C2", "D2", "D1", "B1"],
  alive: ["A2"],
} as const;

const messages = (figure: StoredFigure) => figureFaults(figure).map(({ message }) => message);

test("each kind has a figure that is right", () => {
  expect(Object.keys(RIGHT).toSorted()).toEqual([...PROVERS.keys()].toSorted());
  for (const figure of Object.values(RIGHT)) expect(messages(figure)).toEqual([]);
});

test.each(Object.values(RIGHT))("$kind says what it shows, and draws it", (figure) => {
  const opened = drawFigure(figure);
  expect(opened?.description.length).toBeGreaterThan(20);
  expect(opened?.drawn.marks.length).toBeGreaterThan(3);
});

test("a stored figure that somebody has tampered with is not drawn", () => {
  const evil = '"/><script>alert(1)</script>';
  for (const figure of [
    { ...RIGHT.swatch, swatches: [{ label: "a", color: evil }, RIGHT.swatch.swatches[1]] },
    { ...RIGHT.stages, stages: [{ text: "Down", strokes: [{ d: `M0 0${evil}` }] }] },
    { ...RIGHT.rhythm, rows: [{ pattern: "D".repeat(100_000) }] },
    { ...RIGHT.board, fen: "8".repeat(100_000) },
    { ...RIGHT.score, shapes: [[`M0 0${evil}`, 0]] },
    { kind: "constructor" },
  ]) {
    expect(drawFigure(figure)).toBeUndefined();
  }
  const titled = drawFigure({ ...RIGHT.stages, title: "<b>A</b>" });
  expect(drawSvg(titled?.drawn.marks ?? [])).not.toContain("<b>");
});

describe("a figure that is wrong is refused", () => {
  test.each([
    [
      "a note that is not of the chord",
      uke({ name: "C", frets: [0, 0, 0, 2] }),
      "B is no note of C",
    ],
    ["a chord that lacks its third", uke({ name: "C", frets: [0, 0, 3, 3] }), "C has no E"],
    ["a name that is no chord", uke({ name: "Qx", frets: [0, 0, 0, 3] }), '"Qx" is no chord'],
    [
      "a dot outside of the scale",
      uke({
        name: "Five notes",
        scale: "C major pentatonic",
        dots: [
          [1, 0, 0],
          [1, 1, 1],
        ],
      }),
      "Bb is no note of C major pentatonic",
    ],
    [
      "a finger in two places",
      uke({ name: "G7", frets: [0, 2, 1, 2], fingers: [0, 1, 1, 2] }),
      "finger 1 of G7 is in two places",
    ],
    ["a string too many", uke({ name: "C", frets: [0, 0, 0, 3, 0] }), "the ukulele has 4 strings"],
    [
      "two keys for one finger",
      {
        ...RIGHT.keys,
        play: [
          { key: "C4", finger: 1 },
          { key: "E4", finger: 1 },
          { key: "G4", finger: 5 },
        ],
      },
      "one finger plays two keys at once",
    ],
    [
      "fingers that cross",
      {
        ...RIGHT.keys,
        play: [
          { key: "C4", finger: 3 },
          { key: "E4", finger: 1 },
          { key: "G4", finger: 5 },
        ],
      },
      "the fingers of the right hand cross",
    ],
    [
      "a key that is not shown",
      { ...RIGHT.keys, play: [{ key: "C6" }] },
      "C6 is not on the keyboard shown",
    ],
    [
      "a bar that does not add up",
      { ...RIGHT.rhythm, rows: [{ pattern: "D- DU" }] },
      "the row has 4 parts; 1 bars of 4 beats have 8",
    ],
    [
      "a bar of tablature that is too long",
      { ...RIGHT.tab, bars: ["1:0*5"] },
      "bar 1 has 5 beats; 4",
    ],
    [
      "a reach that no hand has",
      { ...RIGHT.tab, bars: ["1:1+2:9*4"] },
      "bar 1 needs a reach of 8 frets",
    ],
    [
      "a card that lies there twice",
      { kind: "cards", title: "Pair", rows: [{ cards: ["As", "As"] }] },
      "the ace of spades lies there too often",
    ],
    [
      "a hand by another name",
      {
        kind: "cards",
        title: "Low",
        rows: [{ cards: ["As", "2d", "3c", "4s", "5h"], makes: "high card" }],
      },
      "these cards make straight, not high card",
    ],
    [
      "a hand that hides a better one",
      {
        kind: "cards",
        title: "Two pair",
        rows: [
          {
            cards: ["As", "Ad", "3c", "3s", "5h", "3d"],
            raised: ["As", "Ad", "3c", "3s", "5h"],
            makes: "two pair",
          },
        ],
      },
      "the row makes full house, which is better than two pair",
    ],
    [
      "a hand with other points",
      {
        kind: "cards",
        title: "North",
        rows: [{ cards: ["As", "Kd", "Qc", "Js", "Th"], points: 11 }],
      },
      "the hand has 10 points, not 11",
    ],
    [
      "a raised card that is not in its row",
      { kind: "cards", title: "A trick", rows: [{ cards: ["As"], raised: ["Kd"] }] },
      "the king of diamonds is not in its row",
    ],
    [
      "turns that there are not",
      { kind: "cube", title: "A cube", cubes: [{ text: "Mixed", after: "R UU'" }] },
      '"R UU\'" has something that is no turn',
    ],
    [
      "a cube that is solved before it is solved",
      { kind: "cube", title: "A cube", cubes: [{ text: "Mixed", before: "R2 R2" }] },
      "cube 1 is solved already",
    ],
    [
      "an arrow on a face alone",
      { kind: "cube", title: "A cube", cubes: [{ text: "Turn", view: "top", turn: "R" }] },
      "cube 1 shows a turn, which needs the view of a corner",
    ],
    [
      "a digit that is another one",
      { ...RIGHT.grid, found: { r1c3: "1" }, small: {}, struck: {} },
      "r1c3 is 3, not 1",
    ],
    [
      "pencil marks without the right one",
      { ...RIGHT.grid, small: { r1c1: "24" }, struck: {} },
      "the pencil marks of r1c1 lack its 1",
    ],
    [
      "the right pencil mark struck",
      { ...RIGHT.grid, struck: { r1c1: "1" } },
      "1 is struck in r1c1, which has it",
    ],
    [
      "a sudoku with two solutions",
      { ...RIGHT.grid, rows: [".2.4", "3...", "...3", "...."] },
      "the sudoku has more than one solution",
    ],
    [
      "a sudoku that breaks its rule",
      { ...RIGHT.grid, rows: [".2.4", "3..3", "....", "4.2."] },
      "the sudoku has no solution",
    ],
    ["a cell that there is not", { ...RIGHT.grid, look: ["r5c1"] }, "there is no cell r5c1"],
    ["a digit on a digit", { ...RIGHT.grid, found: { r1c2: "2" } }, "r1c2 is not empty"],
    [
      "a crossword with a word of two letters",
      { kind: "grid", title: "Corner", of: "crossword", rows: ["AB#", "C..", "D.."] },
      "r1c1 is in a word of fewer than 3 letters",
    ],
    ["a move that is not legal", { ...RIGHT.board, moves: ["e5"], arrows: [] }, "e5 is not legal"],
    [
      "an arrow that is another move",
      { ...RIGHT.board, arrows: ["e2e4", "d7d5"] },
      "the arrows of the moves are e2e4, e7e5, not e2e4, d7d5",
    ],
    [
      "a board without a king",
      { ...RIGHT.board, fen: "8/8/8/8/8/8/8/8", moves: [], arrows: [] },
      "no position",
    ],
    [
      "an attack that there is not",
      { ...RIGHT.board, attacks: ["g1e4"] },
      "the piece on g1 does not attack e4",
    ],
    [
      "a point that the board does not have",
      { ...KO, black: [...KO.black, "K5"] },
      "a board of 9 lines has no K5",
    ],
    [
      "a part beyond the board",
      { ...RIGHT.goban, part: ["A", 1, "G", 10] },
      "the part reaches beyond a board of 9 lines",
    ],
    [
      "a part from right to left",
      { ...RIGHT.goban, part: ["G", 1, "A", 5] },
      "the part's second corner is not to the right of and above its first",
    ],
    [
      "more columns than a phone shows",
      { ...KO, size: 19 },
      "19 columns are shown; at most 13 can be read",
    ],
    [
      "a stone outside of the part",
      { ...RIGHT.goban, part: ["A", 1, "E", 5] },
      "F2 is not in the part shown",
    ],
    [
      "a mark outside of the part",
      { ...RIGHT.goban, marks: { cross: ["J9"] } },
      "J9 is not in the part shown",
    ],
    ["two stones on a point", { ...KO, white: [...KO.white, "E4"] }, "two stones stand on E4"],
    [
      "two marks on a point",
      { ...KO, marks: { cross: ["E5"], letter: { a: "E5" } } },
      "two marks are on E5",
    ],
    [
      "a mark on a numbered stone",
      { ...KO, marks: { circle: ["F5"] } },
      "the mark on F5 hides the number of a move",
    ],
    [
      "a chain without air",
      { ...KO, black: [...KO.black, "F5"], moves: [] },
      "the white chain at E5 has no liberty",
    ],
    ["a move on a stone", { ...KO, moves: ["E4"] }, "move 1 on E4 is not on an empty point"],
    ["suicide", { ...LIVING, first: "white", moves: ["A1"] }, "move 1 on A1 is suicide"],
    [
      "a ko taken back at once",
      { ...KO, moves: ["F5", "E5"] },
      "move 2 on E5 takes a ko back at once",
    ],
    [
      "an atari that there is not",
      { ...KO, atari: ["G5"] },
      "the chain at G5 has 3 liberties, not one",
    ],
    ["a claim about no stone", { ...KO, atari: ["E5"] }, "no stone stands on E5 at the end"],
    ["captures that do not happen", { ...KO, captured: 2 }, "stones taken by the moves: 1, not 2"],
    [
      "a group with one eye",
      { ...LIVING, moves: ["A1"] },
      "the group at A2 does not have two eyes of one point",
    ],
    [
      "a false eye",
      // D1 is joined to nothing: White takes it, or it is filled in.
      { ...LIVING, black: ["A2", "B2", "C2", "B1", "D1"], alive: ["A2"] },
      "the group at A2 does not have two eyes of one point",
    ],
    [
      "a note beside the line",
      { ...RIGHT.curve, notes: [{ at: [10, 80], text: "half" }] },
      '"half" does not lie on the line',
    ],
    [
      "a line that goes back",
      {
        ...RIGHT.curve,
        points: [
          [0, 0],
          [20, 50],
          [10, 100],
        ],
        notes: [],
      },
      "the line goes back at 10, 100",
    ],
    [
      "two colors that look alike",
      {
        ...RIGHT.swatch,
        swatches: [
          { label: "a", color: "#808080" },
          { label: "b", color: "#818180" },
        ],
      },
      "a and b look alike",
    ],
    [
      "a note that no staff has room for",
      { ...RIGHT.score, notes: [{ names: ["C8"], beats: 1, bar: 1 }] },
      "C8 is too far from the staff",
    ],
    [
      "a row that does not fit the one below",
      { ...RIGHT.chart, rows: ["kkkk", "ppppp"] },
      "row 2 takes 5 stitches; row 1 leaves 4",
    ],
    ["a sign that is no stitch", { ...RIGHT.chart, rows: ["kz"] }, '"z" is no stitch'],
    [
      "things that stand in one another",
      {
        ...RIGHT.plan,
        items: [
          { label: "Beans", at: [25, 30], size: [40, 40] },
          { label: "Kale", at: [40, 30], size: [40, 40] },
        ],
      },
      "Kale stands in Beans",
    ],
    [
      "a knee that bends the wrong way",
      { ...RIGHT.pose, bodies: [{ text: "Oh dear", legs: [0, -40, 0] }] },
      "a knee does not go to -40 degrees",
    ],
    [
      "a body that falls over",
      {
        ...RIGHT.pose,
        bodies: [{ text: "Leaning far", torso: 60, arms: [150, 0], legs: [30, 0, 0] }],
      },
      "falls forward",
    ],
    [
      "a foot in the air that should carry",
      {
        ...RIGHT.pose,
        bodies: [
          {
            text: "On one leg",
            legs: [
              [0, 0, 0],
              [60, 60, 0],
            ],
          },
        ],
      },
      "feet are",
    ],
    [
      "the same foot twice",
      {
        ...RIGHT.route,
        feet: [
          { foot: "L", at: [15, 20], count: "1" },
          { foot: "L", at: [40, 20], count: "2" },
        ],
      },
      "foot L steps twice in a row at 2",
    ],
    [
      "half a point in a stroke",
      { ...RIGHT.stages, stages: [{ text: "Down", strokes: [{ d: "M30 20L30" }] }] },
      "half a point",
    ],
    [
      "a curve of two points",
      { ...RIGHT.stages, stages: [{ text: "Round", strokes: [{ d: "M30 20C30 40 50 60" }] }] },
      "a curve has three points each",
    ],
    ["a kind that there is not", { kind: "hologram" }, '"hologram" is no kind of figure'],
    [
      "labels that collide",
      {
        ...RIGHT.curve,
        notes: [
          { at: [10, 50], text: "half of it", side: "left" },
          { at: [10.2, 51], text: "and a bit", side: "left" },
        ],
      },
      '"and a bit" collides with "half of it"',
    ],
    [
      "a label outside of the frame",
      { ...RIGHT.curve, notes: [{ at: [0, 0], text: "the very beginning", side: "left" }] },
      '"the very beginning" leaves the frame',
    ],
  ])("%s", (_, figure, fault) => {
    expect(messages(figure).join("\n")).toContain(fault);
  });
});

test("a ko is taken back after a threat, and what stands on paper already is told below", () => {
  const figure = {
    ...KO,
    black: [...KO.black, "B7", "C7"],
    white: [...KO.white, "A7", "B8", "C8", "C6"],
    moves: ["F5", "D7", "B6", "E5"],
    captured: 2,
  };
  expect(messages(figure)).toEqual([]);
  const opened = drawFigure(figure);
  expect(opened?.description).toContain("Move 1, Black, takes E5. Move 4, White, takes F5.");
  expect(drawSvg(opened?.drawn.marks ?? [])).toContain(">4 at E5</text>");
});

test("a group lives by eyes that its chains share", () => {
  const chains = ["C5", "C4", "D4", "D3", "E3", "D6", "E6", "E5", "F5", "F4"];
  const figure = { kind: "goban", title: "Ten stones", black: chains, alive: ["D4", "E5"] };
  expect(messages(figure)).toEqual([]);
  expect(messages({ ...figure, black: chains.filter((point) => point !== "C4") })).toHaveLength(2);
});

test("type that is too small and lines outside of the frame are found", () => {
  const faults = layoutFaults({
    width: 50,
    height: 20,
    marks: [
      { kind: "text", x: 10, y: 10, text: "tiny", size: 6 },
      { kind: "path", d: "M0 0L60 10" },
    ],
  });
  expect(faults).toEqual(['"tiny" is set in 6 points', "a line leaves the frame: M0 0L60 10"]);
});
