import type { PathMark, SheetParams, TextMark } from "../../page.ts";
import { at, SCENE } from "../../parts/coloring-page.ts";
import { COLORABLE, DETAIL, drawnAt } from "../../parts/scenery.ts";
import { circle, curve, ellipse, type Point, path, polygon, star } from "../../shapes.ts";
import { text, typeSizes } from "../../text.ts";
import { ringed } from "./craft.ts";

const bands = (middle: Point, radius: number, heights: readonly number[]): PathMark[] =>
  heights.map((y) => {
    const half = Math.sqrt(1 - y * y) * radius;
    const down = middle.y + y * radius;
    return curve(
      [at(middle.x - half, down), at(middle.x, down + radius * 0.1), at(middle.x + half, down)],
      DETAIL,
    );
  });

const spots = (middle: Point, radius: number): PathMark[] =>
  [
    [-0.4, -0.3, 0.2],
    [0.35, 0.1, 0.24],
    [-0.15, 0.5, 0.16],
  ].map(([x = 0, y = 0, size = 0]) =>
    circle(at(middle.x + x * radius, middle.y + y * radius), size * radius, COLORABLE),
  );

/** Two rough continents and a cloud over the sea. */
const lands = (middle: Point, radius: number): PathMark[] =>
  [
    "M-.78 -.5C-.5 -.8 -.1 -.7 -.1 -.46C-.1 -.2 -.4 -.2 -.4 .1C-.4 .3 -.7 .1 -.78 -.5Z",
    "M.1 -.2C.4 -.4 .8 -.3 .84 0C.8 .4 .5 .6 .36 .6C.2 .4 .3 .1 .1 -.2Z",
  ].map((d) => path(drawnAt(d, middle, radius), COLORABLE));

interface Planet {
  readonly name: string;
  readonly middle: Point;
  readonly radius: number;
  readonly surface: (middle: Point, radius: number) => PathMark[];
}

const none = () => [];

/** The eight planets in order from the sun, row by row. */
const PLANETS: readonly Planet[] = [
  { name: "Mercury", middle: at(86, 30), radius: 8, surface: spots },
  { name: "Venus", middle: at(122, 30), radius: 12, surface: (m, r) => bands(m, r, [-0.3, 0.3]) },
  { name: "Earth", middle: at(162, 30), radius: 13, surface: lands },
  { name: "Mars", middle: at(34, 104), radius: 10, surface: spots },
  {
    name: "Jupiter",
    middle: at(122, 100),
    radius: 33,
    surface: (m, r) => [
      ...bands(m, r, [-0.7, -0.4, -0.1, 0.25, 0.6]),
      ellipse(at(m.x + r * 0.35, m.y + r * 0.45), r * 0.2, r * 0.1, COLORABLE),
    ],
  },
  { name: "Saturn", middle: at(44, 160), radius: 19, surface: none },
  { name: "Uranus", middle: at(108, 164), radius: 15, surface: (m, r) => bands(m, r, [0.1]) },
  {
    name: "Neptune",
    middle: at(158, 164),
    radius: 15,
    surface: (m, r) => bands(m, r, [-0.2, 0.3]),
  },
];

/** A quarter of the sun in the corner, with its rays. */
function sunInCorner(): PathMark[] {
  const rays = Array.from({ length: 6 }, (_, index) => {
    const angle = ((index + 0.5) / 6) * (Math.PI / 2);
    const on = (turn: number, distance: number) =>
      at(Math.cos(angle + turn) * distance, Math.sin(angle + turn) * distance);
    return polygon([on(-0.09, 50), on(0, 62), on(0.09, 50)], COLORABLE);
  });
  const radius = 46;
  const reach = radius * 0.5522847498;
  return [
    ...rays,
    path(
      `M0 0L${radius} 0C${radius} ${reach.toFixed(2)} ${reach.toFixed(2)} ${radius} 0 ${radius}Z`,
      COLORABLE,
    ),
  ];
}

/** The sun and its eight planets with their names. */
export function solarSystem(params: SheetParams): { marks: PathMark[]; labels: TextMark[] } {
  const { small } = typeSizes(params);
  const size = params.large ? small : small + 2;
  const label = (name: string, x: number, y: number) =>
    text(at(x, y), name, { size, bold: true, anchor: "middle" });
  const stars = [
    at(66, 12),
    at(14, 78),
    at(66, 84),
    at(76, 122),
    at(176, 62),
    at(176, 132),
    at(14, 126),
    at(104, 12),
    at(142, 10),
    at(76, 62),
  ];
  return {
    marks: [
      ...sunInCorner(),
      ...stars.map((place, index) => star(place, index % 2 === 0 ? 4.5 : 3.4, COLORABLE)),
      ...PLANETS.flatMap(({ name, middle, radius, surface }) =>
        name === "Saturn"
          ? ringed(middle, radius)
          : [circle(middle, radius, COLORABLE), ...surface(middle, radius)],
      ),
    ],
    labels: [
      label("Sun", 17, 21),
      ...PLANETS.map(({ name, middle, radius }) => label(name, middle.x, middle.y + radius + 9)),
    ].map((mark) => ({ ...mark, y: Math.min(mark.y, SCENE.height - 4) })),
  };
}
