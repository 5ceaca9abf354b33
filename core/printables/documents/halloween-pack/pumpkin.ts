import type { Random } from "#core/random/random.ts";
import { pick } from "#core/random/random.ts";
import type { Mark } from "../../page.ts";
import { type Box, circle, curve, ellipse, path, polygon, type Style, star } from "../../shapes.ts";

/** Parts of a friendly face, each in a square from -1 to 1 around its own middle. */
export const EYES = ["round", "triangle", "star", "sleepy", "heart"] as const;
export const NOSES = ["triangle", "round", "button", "diamond"] as const;
export const MOUTHS = ["smile", "teeth", "surprised", "wavy"] as const;

export interface Face {
  readonly eyes: (typeof EYES)[number];
  readonly nose: (typeof NOSES)[number];
  readonly mouth: (typeof MOUTHS)[number];
}

export const anyFace = (random: Random): Face => ({
  eyes: pick(EYES, random),
  nose: pick(NOSES, random),
  mouth: pick(MOUTHS, random),
});

/** A part's own square, mapped to the paper. */
const onto =
  ({ x, y, width, height }: Box) =>
  (across: number, down: number) => ({
    x: x + ((across + 1) / 2) * width,
    y: y + ((down + 1) / 2) * height,
  });

export function eye(kind: Face["eyes"], box: Box, style: Style): Mark[] {
  const at = onto(box);
  const middle = at(0, 0);
  const radius = box.width / 2;
  switch (kind) {
    case "round":
      return [circle(middle, radius, style), circle(at(0.25, 0.2), radius * 0.4, { fill: "ink" })];
    case "triangle":
      return [polygon([at(0, -1), at(1, 0.8), at(-1, 0.8)], style)];
    case "star":
      return [star(middle, radius * 1.1, style)];
    case "sleepy":
      return [
        curve([at(-1, -0.2), at(0, 0.7), at(1, -0.2)], style),
        curve([at(-0.5, 0.45), at(-0.65, 0.95)], style),
        curve([at(0.5, 0.45), at(0.65, 0.95)], style),
      ];
    case "heart": {
      const [a, b] = [at(0, -0.4), at(0, 1)];
      const [l, m, r, n] = [at(-1.5, -1.5), at(-1.2, 0.2), at(1.5, -1.5), at(1.2, 0.2)];
      return [
        path(
          `M${a.x.toFixed(2)} ${a.y.toFixed(2)}C${l.x.toFixed(2)} ${l.y.toFixed(2)} ${m.x.toFixed(2)} ${m.y.toFixed(2)} ${b.x.toFixed(2)} ${b.y.toFixed(2)}` +
            `C${n.x.toFixed(2)} ${n.y.toFixed(2)} ${r.x.toFixed(2)} ${r.y.toFixed(2)} ${a.x.toFixed(2)} ${a.y.toFixed(2)}Z`,
          style,
        ),
      ];
    }
  }
}

export function nose(kind: Face["nose"], box: Box, style: Style): Mark[] {
  const at = onto(box);
  switch (kind) {
    case "triangle":
      return [polygon([at(0, -0.8), at(0.8, 0.7), at(-0.8, 0.7)], style)];
    case "round":
      return [ellipse(at(0, 0), box.width * 0.3, box.height * 0.4, style)];
    case "button":
      return [
        circle(at(-0.4, 0), box.width * 0.1, { fill: "ink" }),
        circle(at(0.4, 0), box.width * 0.1, { fill: "ink" }),
      ];
    case "diamond":
      return [polygon([at(0, -0.9), at(0.6, 0), at(0, 0.9), at(-0.6, 0)], style)];
  }
}

export function mouth(kind: Face["mouth"], box: Box, style: Style): Mark[] {
  const at = onto(box);
  const smile = [at(-1, -0.6), at(-0.55, -0.2), at(0, -0.05), at(0.55, -0.2), at(1, -0.6)];
  const chin = [at(0.7, 0.25), at(0, 0.85), at(-0.7, 0.25)];
  switch (kind) {
    case "smile":
      return [curve([...smile, ...chin], style, true)];
    case "teeth":
      return [
        curve([...smile, ...chin], style, true),
        polygon([at(-0.45, -0.2), at(-0.1, -0.08), at(-0.14, 0.25), at(-0.42, 0.15)], style),
        polygon([at(0.2, 0.4), at(0.5, 0.28), at(0.5, 0.56), at(0.24, 0.72)], style),
      ];
    case "surprised":
      return [ellipse(at(0, 0), box.width * 0.2, box.height * 0.46, style)];
    case "wavy":
      return [
        curve(
          [at(-1, -0.3), at(-0.6, 0.3), at(-0.2, -0.1), at(0.2, 0.4), at(0.6, 0), at(1, 0.4)].map(
            (point, index) => (index === 5 ? at(1, -0.4) : point),
          ),
          style,
        ),
      ];
  }
}

/** A pumpkin with ribs and stem, and with a face or room to draw one. */
export function pumpkin(box: Box, width: number, face?: Face | "room"): Mark[] {
  const style: Style = { stroke: "ink", fill: "paper", width };
  const at = onto(box);
  const [wide, high] = [box.width / 2, box.height / 2];
  const rib = (across: number, half: number) =>
    ellipse(at(across, 0.18), half * wide, 0.8 * high, style);
  const line: Style = { stroke: "ink", width };
  const inner = (across: number, down: number, w: number, h: number): Box => ({
    ...(({ x, y }) => ({ x: x - (w * wide) / 2, y: y - (h * high) / 2 }))(at(across, down)),
    width: w * wide,
    height: h * high,
  });
  const features = (face: Face): Mark[] => [
    ...eye(face.eyes, inner(-0.3, -0.08, 0.3, 0.34), style),
    ...eye(face.eyes, inner(0.3, -0.08, 0.3, 0.34), style),
    ...nose(face.nose, inner(0, 0.2, 0.24, 0.24), style),
    ...mouth(face.mouth, inner(0, 0.56, 0.8, 0.44), face.mouth === "wavy" ? line : style),
  ];
  const stem = curve(
    [
      at(-0.14, -0.52),
      at(-0.1, -0.75),
      at(-0.22, -0.97),
      at(0.06, -1),
      at(0.12, -0.75),
      at(0.16, -0.52),
    ],
    style,
    true,
  );
  return [
    stem,
    rib(-0.6, 0.4),
    rib(0.6, 0.4),
    rib(-0.36, 0.45),
    rib(0.36, 0.45),
    // Beside a face, the middle rib is wide, so that no line runs through the eyes.
    ...(face
      ? [
          ellipse(at(0, 0.18), 0.64 * wide, 0.82 * high, style),
          ...(face === "room" ? [] : features(face)),
        ]
      : [ellipse(at(0, 0.18), 0.32 * wide, 0.82 * high, style)]),
  ];
}
