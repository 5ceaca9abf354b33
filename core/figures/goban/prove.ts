import { type Goban, isShown, partOf, SHAPES } from "./goban.ts";
import {
  type Chain,
  COLUMNS,
  chainAt,
  isOnBoard,
  neighborsOf,
  otherPlayer,
  type Player,
  type Position,
  play,
  positionOf,
} from "./rules.ts";

/** More columns would be too close together for their numbers. */
const COLUMNS_MAX = 13;

/** A position that can be on this board, moves that are allowed, and claims that hold after them. */
export function proveGoban(goban: Goban): string[] {
  const faults = [...partFaults(goban), ...pointFaults(goban)];
  // Nothing can be played on points that there are not.
  if (faults.length > 0) return faults;
  const { black, white, size } = goban;
  const start = positionOf(black, white);
  const breathless = chainsOf(start, size).filter(({ liberties }) => liberties.length === 0);
  if (breathless.length > 0) {
    return breathless.map(
      ({ stones: [stone = ""] }) => `the ${start.get(stone)} chain at ${stone} has no liberty`,
    );
  }
  const { faults: wrong, end, taken } = playLegally(start, goban);
  return wrong.length > 0 ? wrong : claimFaults(goban, end, taken);
}

function partFaults({ part, size }: Goban): string[] {
  const { left, right, low, high } = partOf({ part, size });
  const columns = right - left + 1;
  if (right >= size || high > size) return [`the part reaches beyond a board of ${size} lines`];
  if (columns < 2 || high <= low) {
    return ["the part's second corner is not to the right of and above its first"];
  }
  return columns > COLUMNS_MAX
    ? [`${columns} columns are shown; at most ${COLUMNS_MAX} can be read`]
    : [];
}

function pointFaults(goban: Goban): string[] {
  const { size, black, white, moves, marks, atari, alive } = goban;
  const shown = partOf(goban);
  const stones = [...black, ...white];
  const marked = [...SHAPES.flatMap((shape) => marks[shape]), ...Object.values(marks.letter)];
  const all = new Set([...stones, ...moves, ...marked, ...atari, ...alive]);
  return [
    ...[...all].flatMap((point) => {
      if (!isOnBoard(point, size)) return [`a board of ${size} lines has no ${point}`];
      return isShown(point, shown) ? [] : [`${point} is not in the part shown`];
    }),
    ...twice(stones).map((point) => `two stones stand on ${point}`),
    ...twice(marked).map((point) => `two marks are on ${point}`),
    ...marked
      .filter((point) => moves.includes(point))
      .map((point) => `the mark on ${point} hides the number of a move`),
  ];
}

const twice = (points: readonly string[]): string[] => [
  ...new Set(points.filter((point, index) => points.indexOf(point) !== index)),
];

/** All chains, or those of one player. */
function chainsOf(position: Position, size: number, player?: Player): Chain[] {
  const chains: Chain[] = [];
  for (const [point, owner] of position) {
    if (player && owner !== player) continue;
    if (chains.some(({ stones }) => stones.includes(point))) continue;
    chains.push(chainAt(position, point, size));
  }
  return chains;
}

/** Plays the moves as far as they are allowed. */
function playLegally(start: Position, { moves, first, size }: Goban) {
  let before: Position | undefined;
  let position = start;
  let player = first;
  let taken = 0;
  for (const [index, point] of moves.entries()) {
    const move = `move ${index + 1} on ${point}`;
    const fail = (reason: string) => ({ faults: [`${move} ${reason}`], end: position, taken });
    if (position.has(point)) return fail("is not on an empty point");
    const { position: after, captured } = play(position, point, player, size);
    if (chainAt(after, point, size).liberties.length === 0) return fail("is suicide");
    if (before && isSame(before, after)) return fail("takes a ko back at once");
    before = position;
    position = after;
    taken += captured.length;
    player = otherPlayer(player);
  }
  return { faults: [], end: position, taken };
}

const isSame = (one: Position, other: Position): boolean =>
  one.size === other.size && [...one].every(([point, player]) => other.get(point) === player);

function claimFaults({ size, atari, captured, alive }: Goban, end: Position, taken: number) {
  const faults: string[] = [];
  if (captured !== undefined && captured !== taken) {
    faults.push(`stones taken by the moves: ${taken}, not ${captured}`);
  }
  for (const point of new Set([...atari, ...alive])) {
    if (!end.has(point)) faults.push(`no stone stands on ${point} at the end`);
  }
  for (const point of atari.filter((one) => end.has(one))) {
    const { length } = chainAt(end, point, size).liberties;
    if (length !== 1) faults.push(`the chain at ${point} has ${length} liberties, not one`);
  }
  const living = new Set([
    ...livingStones(end, size, "black"),
    ...livingStones(end, size, "white"),
  ]);
  for (const point of alive.filter((one) => end.has(one) && !living.has(one))) {
    faults.push(`the group at ${point} does not have two eyes of one point`);
  }
  return faults;
}

/**
 * The stones that nobody can take even if their owner passes for ever: each of their chains is
 * beside two eyes, and each eye is a single point with nothing but such chains around it (Benson's
 * theorem, for eyes of one point).
 */
function livingStones(position: Position, size: number, player: Player): string[] {
  let chains = chainsOf(position, size, player);
  for (;;) {
    const stones = new Set(chains.flatMap((chain) => chain.stones));
    const eyes = emptyPoints(position, size).filter((point) =>
      neighborsOf(point, size).every((neighbor) => stones.has(neighbor)),
    );
    const left = chains.filter(
      ({ liberties }) => liberties.filter((point) => eyes.includes(point)).length > 1,
    );
    if (left.length === chains.length) return [...stones];
    chains = left;
  }
}

const emptyPoints = (position: Position, size: number): string[] =>
  [...COLUMNS.slice(0, size)]
    .flatMap((column) => Array.from({ length: size }, (_, index) => `${column}${index + 1}`))
    .filter((point) => !position.has(point));
