import { BEADS, INK, PAPER, THREAD, tone } from "./colors.ts";
import {
  circle,
  group,
  line,
  n,
  type Point,
  path,
  rect,
  sevenOn,
  through,
  turned,
} from "./shapes.ts";

export const bead = ([x, y]: Point, day: number, r: number) =>
  circle(x + r * 0.12, y + r * 0.28, r, `fill="${INK}" opacity=".16"`) +
  circle(x, y, r, `fill="${BEADS[day % 7]}"`) +
  `<ellipse cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.38)}" rx="${n(r * 0.3)}" ry="${n(r * 0.2)}" fill="#fff" opacity=".45" transform="rotate(-35 ${n(x - r * 0.32)} ${n(y - r * 0.38)})"/>`;

/** The week: seven beads on a thread through the points. */
export function week(
  points: readonly Point[],
  { r = 9, from = 0.14, to = 0.86, color = THREAD, width = 2 } = {},
): string {
  return (
    line(through(points), color, width) +
    sevenOn(points, from, to)
      .map((place, day) => bead(place, day, r))
      .join("")
  );
}

/** A strip of paper tape. */
export const tape = (x: number, y: number, degrees: number, color: string, w = 54) =>
  turned(x, y, degrees, rect(-w / 2, -9, w, 18, 1.5, `fill="${color}" opacity=".72"`));

/** An eighth note with its head at the given position. */
export const note = (x: number, y: number, color: string, size: number) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${size})`,
    `<ellipse cx="1" cy="1" rx="9.5" ry="7" transform="rotate(-20)" fill="${color}"/>`,
    line("M8 0V-36C12 -28 24 -28 20 -14", color, 4),
  );

/** A ball of yarn in another hue than its original pink. */
export const yarnOf = (hue: number) => ({
  "#880e4f": tone(hue - 8, 0.45, 0.09),
  "#d81b60": tone(hue - 6, 0.6, 0.11),
  "#ec407a": tone(hue - 3, 0.71, 0.12),
  "#f06292": tone(hue, 0.78, 0.12),
  "#ff80ab": tone(hue, 0.87, 0.09),
});

/** A wax crayon in another hue than its original red. */
export const crayonOf = (hue: number) => ({
  "#ad1414": tone(hue, 0.45, 0.1),
  "#c62828": tone(hue, 0.52, 0.11),
  "#ef5350": tone(hue, 0.67, 0.12),
  "#f44336": tone(hue, 0.75, 0.12),
});

/** A speech bubble around its middle; its tail points down with the given slant. */
export const bubble = (x: number, y: number, w: number, h: number, color: string, lean: number) => {
  const outline = `M${n(-w / 2 + 26)} ${n(-h / 2)}H${n(w / 2 - 26)}q26 0 26 26V${n(h / 2 - 26)}q0 26 -26 26H14L${lean} ${n(h / 2 + 26)}L-10 ${n(h / 2)}H${n(-w / 2 + 26)}q-26 0 -26 -26V${n(-h / 2 + 26)}q0 -26 26 -26Z`;
  return turned(
    x,
    y,
    0,
    group("translate(3 6)", path(outline, `fill="${INK}" opacity=".12"`)),
    path(outline, `fill="${color}"`),
    rect(-w / 2 + 9, -h / 2 + 8, w - 18, h - 16, 19, `fill="${PAPER}" opacity=".82"`),
  );
};

/** A puzzle piece in another hue than its original green. */
export const pieceOf = (hue: number) => ({
  "#b7d118": tone(hue, 0.86, 0.1),
  "#b2d019": tone(hue, 0.84, 0.11),
  "#a5cd1d": tone(hue, 0.82, 0.12),
  "#8fc922": tone(hue, 0.79, 0.13),
  "#70c22a": tone(hue, 0.75, 0.14),
  "#48ba34": tone(hue, 0.71, 0.15),
  "#18b040": tone(hue, 0.67, 0.15),
  "#02ab46": tone(hue, 0.65, 0.15),
});

/** A cup of coffee turned into tea. */
export const TEA = { "#6d4b41": "#c9752f", "#b59075": "#d68a42", "#b59074": "#d68a42" };
