import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PathMark } from "../../page.ts";
import { arc, type Box, curve, inset, type Point, polyline } from "../../shapes.ts";

const PEN = { stroke: "ink", width: 1 } as const;

/** How far a squiggle stays from the edges of its box, in millimeters. */
const MARGIN = 5;

/** How much wider than high a squiggle may be. */
const WIDER = 1.35;

/** Draws a beginning in a unit square, which is scaled to the box. */
type Kind = (random: Random, at: (x: number, y: number) => Point, size: number) => PathMark[];

const around = (random: Random, spread: number) => (random() - 0.5) * 2 * spread;

const wave: Kind = (random, at) => {
  const bumps = 4 + Math.floor(random() * 3);
  const [top, bottom] = [0.25 + around(random, 0.1), 0.75 + around(random, 0.1)];
  const points = Array.from({ length: bumps + 1 }, (_, index) =>
    at(0.05 + (0.9 * index) / bumps, (index % 2 === 0 ? top : bottom) + around(random, 0.1)),
  );
  return [curve(points, PEN)];
};

const spiral: Kind = (random, at) => {
  const turns = 1.6 + random() * 0.8;
  const start = random() * Math.PI * 2;
  const way = random() < 0.5 ? 1 : -1;
  const count = Math.round(turns * 10);
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const angle = start + way * part * turns * Math.PI * 2;
    const radius = 0.07 + 0.38 * part;
    return at(0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle));
  });
  return [curve(points, PEN)];
};

const loop: Kind = (random, at) => {
  const x = 0.5 + around(random, 0.1);
  return [
    curve(
      [
        at(0.06, 0.7 + around(random, 0.12)),
        at(x - 0.05, 0.76),
        at(x + 0.16, 0.45),
        at(x, 0.22 + around(random, 0.08)),
        at(x - 0.16, 0.45),
        at(x + 0.05, 0.76),
        at(0.94, 0.6 + around(random, 0.2)),
      ],
      PEN,
    ),
  ];
};

const zigzag: Kind = (random, at) => {
  const teeth = 5 + Math.floor(random() * 3);
  const points = Array.from({ length: teeth }, (_, index) =>
    at(
      0.08 + (0.84 * index) / (teeth - 1),
      index % 2 === 0 ? 0.62 + random() * 0.3 : 0.12 + random() * 0.3,
    ),
  );
  return [polyline(points, PEN)];
};

const twoArcs: Kind = (random, at, size) => {
  const turn = random() * 360;
  const radius = size * (0.16 + random() * 0.05);
  return [
    arc(at(0.3, 0.36 + around(random, 0.1)), radius, turn, turn + 150 + random() * 90, PEN),
    arc(at(0.7, 0.64 + around(random, 0.1)), radius, turn + 180, turn + 330 + random() * 60, PEN),
  ];
};

const dotsAndLine: Kind = (random, at, size) => {
  const y = 0.3 + random() * 0.15;
  return [
    curve(
      [
        at(0.1, 0.78),
        at(0.35, 0.66 + around(random, 0.14)),
        at(0.62, 0.86),
        at(0.92, 0.62 + around(random, 0.14)),
      ],
      PEN,
    ),
    arc(at(0.3 + around(random, 0.08), y), size * 0.06, 0, 360, PEN),
    arc(at(0.68 + around(random, 0.08), y), size * 0.06, 0, 360, PEN),
  ];
};

const hook: Kind = (random, at) => {
  const way = random() < 0.5;
  const x = (value: number) => (way ? value : 1 - value);
  return [
    curve(
      [
        at(x(0.22), 0.08),
        at(x(0.3 + around(random, 0.08)), 0.5),
        at(x(0.42), 0.86 + around(random, 0.05)),
        at(x(0.72), 0.8),
        at(x(0.8), 0.52 + around(random, 0.1)),
        at(x(0.62), 0.4),
      ],
      PEN,
    ),
  ];
};

const cloud: Kind = (random, at) => {
  const bumps = 3 + Math.floor(random() * 2);
  const step = 0.84 / bumps;
  const up = random() < 0.5;
  return Array.from({ length: bumps }, (_, index) =>
    arc(
      at(0.08 + (index + 0.5) * step, 0.5),
      (at(step, 0).x - at(0, 0).x) / 2,
      up ? 180 : 0,
      up ? 360 : 180,
      PEN,
    ),
  );
};

export const KINDS: readonly Kind[] = [
  wave,
  spiral,
  loop,
  zigzag,
  twoArcs,
  dotsAndLine,
  hook,
  cloud,
];

/** Beginnings of drawings in boxes, all different, none near the edge of its box. */
export function squiggles(into: readonly Box[], random: Random): PathMark[][] {
  const kinds = shuffled(KINDS, random);
  return into.map((box, index) => {
    const room = inset(box, MARGIN);
    const size = Math.min(room.width, room.height);
    const wide = Math.min(room.width, size * WIDER);
    const x = room.x + (room.width - wide) / 2;
    const y = room.y + (room.height - size) / 2;
    const at = (dx: number, dy: number) => ({ x: x + dx * wide, y: y + dy * size });
    return kinds[index % kinds.length]?.(random, at, size) ?? [];
  });
}
