import { INK, LAGOON, PAPER, SUN, THREAD, tone } from "./colors.ts";
import type { Pen } from "./pen.ts";
import { circle, ellipse, group, line, n, path, rect, turned } from "./shapes.ts";

/** A wooden tabletop from its back edge down, across the full width of an article's picture. */
export const table = (p: Pen, y: number, hue = 62, light = 0.84) => {
  const [left, right] = [p.page.x, p.page.x + p.page.width];
  const grain = [0.22, 0.5, 0.8]
    .map((share, row) => {
      const at = y + (360 - y) * share;
      return `M${left} ${n(at)}C${left + 260} ${n(at + 5 - row * 5)} ${right - 260} ${n(at - 6 + row * 4)} ${right} ${n(at + 1)}`;
    })
    .join("");
  return (
    rect(
      left,
      y,
      p.page.width,
      360 - y,
      0,
      `fill="${p.down(tone(hue, light, 0.065), tone(hue - 6, light - 0.09, 0.08))}"`,
    ) +
    line(`M${left} ${y}H${right}`, "#fff", 2.4, 'opacity=".5"') +
    line(grain, tone(hue - 8, light - 0.2, 0.08), 1.6, 'opacity=".32"')
  );
};

/** A window with its sill; what is seen through it uses the page's coordinates. */
export const windowOf = (
  p: Pen,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  sky: string,
  ...view: string[]
) =>
  rect(x - 8, y - 4, w + 20, h + 20, 10, `fill="${INK}" opacity=".1"`) +
  rect(x - 12, y - 12, w + 24, h + 24, 10, `fill="${PAPER}"`) +
  p.clipped(
    `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
    rect(x, y, w, h, 0, `fill="${sky}"`),
    ...view,
    rect(x, y, w, 6, 0, `fill="${INK}" opacity=".1"`),
  ) +
  rect(x + w / 2 - 4, y, 8, h, 0, `fill="${PAPER}"`) +
  rect(x, y + h * 0.46 - 4, w, 8, 0, `fill="${PAPER}"`) +
  rect(x - 22, y + h + 8, w + 44, 13, 4, `fill="${p.down(PAPER, tone(SUN, 0.9, 0.025))}"`);

/** A clay pot that stands at height `y`. */
export const pot = (p: Pen, x: number, y: number, w: number, h: number, hue = 42) => {
  const rim = h * 0.24;
  const side = p.gradient(
    [0, 0, 1, 0],
    [0, tone(hue, 0.74, 0.11)],
    [0.4, tone(hue, 0.68, 0.12)],
    [1, tone(hue - 4, 0.52, 0.11)],
  );
  return (
    path(
      `M${n(x - w * 0.43)} ${n(y - h + rim)}L${n(x - w * 0.32)} ${n(y - 5)}Q${n(x - w * 0.31)} ${y} ${n(x - w * 0.25)} ${y}H${n(x + w * 0.25)}Q${n(x + w * 0.31)} ${y} ${n(x + w * 0.32)} ${n(y - 5)}L${n(x + w * 0.43)} ${n(y - h + rim)}Z`,
      `fill="${side}"`,
    ) +
    rect(x - w * 0.43, y - h + rim, w * 0.86, 6, 0, `fill="${INK}" opacity=".16"`) +
    rect(x - w / 2, y - h, w, rim, 5, `fill="${side}"`) +
    rect(x - w / 2 + 3, y - h + 2, w - 6, 3, 1.5, 'fill="#fff" opacity=".3"')
  );
};

/** A ring of light around a position. */
export const glow = (p: Pen, x: number, y: number, r: number, color: string, strength = 0.9) =>
  circle(
    x,
    y,
    r,
    `fill="${p.gradient([0.5, 0.5, 0.5], [0, color, strength], [0.45, color, strength * 0.42], [0.75, color, strength * 0.1], [1, color, 0])}"`,
  );

/** The size of an open book on a table, seen from the front. */
const BOOK = { w: 176, top: 150, depth: 56 } as const;

/** The paper of an open book to the left (-1) or right (1) of its spine. */
const leaf = (side: -1 | 1) => {
  const { w, top, depth } = BOOK;
  const x = (share: number, width: number) => n(side * share * width);
  return `M0 ${-depth + 8}C${x(0.2, top)} ${-depth - 10} ${x(0.6, top)} ${-depth - 8} ${x(1, top)} ${-depth}L${x(1, w)} ${depth}C${x(0.6, w)} ${depth - 10} ${x(0.2, w)} ${depth - 12} 0 ${depth + 10}Z`;
};

/** Lines of writing on a page of an open book, with the given lengths (0-1); no words. */
export const written = (side: -1 | 1, lengths: readonly number[], color = THREAD) =>
  line(
    lengths
      .map((length, row) => {
        const share = (row + 1) / (lengths.length + 1);
        const y = -BOOK.depth + 2 + share * (BOOK.depth * 2 - 8);
        const wide = BOOK.top + (BOOK.w - BOOK.top) * share - 34;
        const start = side === 1 ? 18 : -wide - 14;
        return `M${n(start)} ${n(y - 2)}q${n((length * wide) / 2)} ${n(-side * -2 - 8)} ${n(length * wide)} ${n(side * 2)}`;
      })
      .join(""),
    color,
    3.4,
    'opacity=".32"',
  );

/** An open book around its middle; what its pages show is clipped at their edges. */
export const openBook = (
  p: Pen,
  { x, y, size = 1, hue = LAGOON }: { x: number; y: number; size?: number; hue?: number },
  left: string,
  right: string,
) => {
  const { w, top, depth } = BOOK;
  const page = (side: -1 | 1, content: string) =>
    path(leaf(side), `fill="${PAPER}"`) +
    p.clipped(
      leaf(side),
      content,
      rect(
        side === 1 ? 0 : -44,
        -80,
        44,
        160,
        0,
        `fill="${p.gradient(side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0], [0, INK, 0.24], [1, INK, 0])}"`,
      ),
    );
  return group(
    `translate(${n(x)} ${n(y)}) scale(${size})`,
    p.shadow(0, depth + 8, w + 30, 26, 0.42),
    path(
      `M${-top - 7} ${-depth - 2}H${top + 7}L${w + 9} ${depth + 11}Q${w + 9} ${depth + 15} ${w + 4} ${depth + 15}H${-w - 4}Q${-w - 9} ${depth + 15} ${-w - 9} ${depth + 11}Z`,
      `fill="${p.down(tone(hue, 0.62, 0.1), tone(hue, 0.5, 0.1))}"`,
    ),
    // The leaves underneath.
    ...[9, 6, 3].map((down) =>
      group(
        `translate(0 ${down})`,
        path(leaf(-1) + leaf(1), `fill="${tone(SUN, down === 6 ? 0.95 : 0.89, 0.025)}"`),
      ),
    ),
    page(-1, left),
    page(1, right),
  );
};

/**
 * A flat keyboard without letters, seen from behind, with its keys in the given colors row by row.
 */
export const keyboard = (
  p: Pen,
  x: number,
  y: number,
  size: number,
  body: readonly [light: string, dark: string],
  colorOf: (row: number, key: number) => string,
) => {
  const across = (share: number, y: number) => (share - 0.5) * (252 + (y + 42) * 0.46);
  const rows = [
    { count: 11, from: -34, to: -18 },
    { count: 11, from: -14, to: 4 },
    { count: 10, from: 8, to: 28 },
  ];
  const key = (from: number, to: number, top: number, bottom: number) =>
    `M${n(across(from, top))} ${top}L${n(across(to, top))} ${top}L${n(across(to, bottom))} ${bottom}L${n(across(from, bottom))} ${bottom}Z`;
  const cap = (outline: string, color: string) =>
    group(
      "translate(0 3)",
      path(
        outline,
        `fill="${INK}" opacity=".3" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
      ),
    ) + path(outline, `fill="${color}" stroke="${color}" stroke-width="4" stroke-linejoin="round"`);
  return group(
    `translate(${n(x)} ${n(y)}) scale(${size})`,
    p.shadow(0, 58, 184, 20, 0.4),
    path(
      "M-134 -48H134Q142 -48 144 -40L166 62Q168 72 158 72H-158Q-168 72 -166 62L-144 -40Q-142 -48 -134 -48Z",
      `fill="${body[1]}"`,
    ),
    path(
      "M-134 -48H134Q142 -48 144 -40L165 54Q167 64 157 64H-157Q-167 64 -165 54L-144 -40Q-142 -48 -134 -48Z",
      `fill="${p.down(body[0], body[0])}"`,
    ),
    ...rows.flatMap(({ count, from, to }, row) =>
      Array.from({ length: count }, (_, i) =>
        cap(key((i + 0.14) / count, (i + 0.86) / count, from, to), colorOf(row, i)),
      ),
    ),
    cap(key(0.25, 0.75, 33, 52), colorOf(3, 0)),
    cap(key(0.03, 0.21, 33, 52), colorOf(3, 1)),
    cap(key(0.79, 0.97, 33, 52), colorOf(3, 2)),
  );
};

/** A pile of coins that stands at height `y`. */
export const coins = (p: Pen, x: number, y: number, r: number, count: number) => {
  const [thick, flat] = [r * 0.24, r * 0.3];
  const side = p.gradient(
    [0, 0, 1, 0],
    [0, tone(SUN, 0.78, 0.14)],
    [0.35, tone(SUN, 0.88, 0.13)],
    [1, tone(70, 0.64, 0.12)],
  );
  return Array.from({ length: count }, (_, i) => {
    const [cx, bottom] = [x + ((i * 2) % 3) * 2 - 2, y - i * thick];
    return (
      path(
        `M${n(cx - r)} ${n(bottom - thick)}V${n(bottom)}A${n(r)} ${n(flat)} 0 0 0 ${n(cx + r)} ${n(bottom)}V${n(bottom - thick)}Z`,
        `fill="${side}"`,
      ) +
      ellipse(cx, bottom - thick, r, flat, `fill="${tone(SUN, 0.9, 0.13)}"`) +
      ellipse(
        cx,
        bottom - thick,
        r * 0.74,
        flat * 0.72,
        `fill="none" stroke="${tone(70, 0.7, 0.12)}" stroke-width="1.8"`,
      )
    );
  }).join("");
};

/** An upright crayon; `y` is its lower end. */
export const crayon = (x: number, y: number, h: number, hue: number, degrees = 0) => {
  const w = h * 0.175;
  const [color, dark] = [tone(hue, 0.72, 0.14), tone(hue, 0.54, 0.13)];
  return turned(
    x,
    y,
    degrees,
    path(
      `M${n(-w * 0.24)} ${n(-h)}H${n(w * 0.24)}L${n(w / 2)} ${n(-h * 0.8)}H${n(-w / 2)}Z`,
      `fill="${color}"`,
    ),
    rect(-w / 2, -h * 0.8, w, h * 0.8, 2, `fill="${color}"`),
    rect(w * 0.16, -h * 0.8, w * 0.34, h * 0.8, 2, `fill="${dark}" opacity=".5"`),
    rect(-w / 2, -h * 0.72, w, h * 0.05, 0, `fill="${dark}"`),
    rect(-w / 2, -h * 0.64, w, h * 0.05, 0, `fill="${dark}"`),
  );
};
