import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { INK, PAPER, tone } from "./colors.ts";
import { line, n, type Point, path, rect, through } from "./shapes.ts";

type Icons = Record<string, { body: string; width?: number; height?: number } | undefined>;

const require = createRequire(import.meta.url);
const NOTO = JSON.parse(readFileSync(require.resolve("@iconify-json/noto/icons.json"), "utf8")) as {
  icons: Icons;
};

export interface IconOptions {
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
  /** Replacements for the drawing's own colors. */
  swap?: Record<string, string>;
}

/**
 * The same drawing in simpler SVG for small renderers (the one for social networks supports neither
 * `<use href>` nor gradients on ellipses).
 */
export function plainer(body: string): string {
  const kept = new Map<string, string>();
  return body
    .replaceAll(
      /<defs><path id="([^"]+)"([^>]*)\/><\/defs>/g,
      (whole, name: string, rest: string) => {
        if (!body.includes(`<use href="#${name}"/>`)) return whole;
        kept.set(name, `<path${rest}/>`);
        return "";
      },
    )
    .replaceAll(/(?:<use href="#([^"]+)"\/>)+/g, (whole, name: string) => kept.get(name) ?? whole)
    .replaceAll(/<ellipse ([^>]*url[^>]*)\/>/g, (_, attributes: string) => {
      const numbers = ["cx", "cy", "rx", "ry"].map((name) =>
        Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]),
      );
      const [cx = 0, cy = 0, rx = 0, ry = 0] = numbers;
      const rest = attributes.replaceAll(/\b[cr][xy]="[^"]+"\s*/g, "");
      return path(
        `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`,
        rest,
      );
    });
}

/** The part of the drawing that a picture shows; it begins at y 0 and is 360 high. */
export interface Page {
  /** The left edge. */
  readonly x: number;
  readonly width: number;
  /** The picture's width and height in pixels. */
  readonly pixels: readonly [width: number, height: number];
}

/** A hobby's picture: 16:9. */
export const HOBBY_PAGE: Page = { x: 0, width: 640, pixels: [640, 360] };

const HEIGHT = 360;

/** A composition's drawing tools; they collect the picture's gradients under its own id prefix. */
export function pen(id: string, page: Page = HOBBY_PAGE) {
  const defs = new Map<string, string>();
  let drawn = 0;

  /**
   * `stops`: [offset 0-1, color, opacity]. `vector`: x1 y1 x2 y2, or cx cy r, relative to the
   * shape's box.
   */
  const gradient = (
    vector: readonly number[],
    ...stops: (readonly [number, string, number?])[]
  ): string => {
    const body = stops
      .map(
        ([at, color, opacity]) =>
          `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
      )
      .join("");
    const [a, b, c, d] = vector;
    const key = `${vector.join(" ")}${body}`;
    const known = defs.get(key);
    const name = known ?? `${id}-g${defs.size + 1}`;
    if (!known) {
      defs.set(key, name);
      markup.push(
        d === undefined
          ? `<radialGradient id="${name}" cx="${a}" cy="${b}" r="${c}">${body}</radialGradient>`
          : `<linearGradient id="${name}" x1="${a}" y1="${b}" x2="${c}" y2="${d}">${body}</linearGradient>`,
      );
    }
    return `url(#${name})`;
  };
  const markup: string[] = [];

  /** Clips parts to the inside an outline. */
  const clipped = (outline: string, ...parts: string[]) => {
    const name = `${id}-c${markup.length + 1}`;
    markup.push(`<clipPath id="${name}"><path d="${outline}"/></clipPath>`);
    return `<g clip-path="url(#${name})">${parts.join("")}</g>`;
  };

  const down = (top: string, bottom: string) => gradient([0, 0, 0, 1], [0, top], [1, bottom]);

  /** A soft shadow on the ground, or under something seen from above. */
  const shadow = (x: number, y: number, rx: number, ry = rx * 0.15, opacity = 0.34) => {
    const fill = gradient([0.5, 0.5, 0.5], [0, INK, 1], [0.55, INK, 0.55], [1, INK, 0]);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" opacity="${opacity}"/>`;
  };

  const icon = (
    name: string,
    x: number,
    y: number,
    size: number,
    { turn = 0, flip = false, swap = {} }: IconOptions = {},
  ) => {
    const found = NOTO.icons[name];
    if (!found) throw new Error(`Noto has no '${name}'`);
    drawn += 1;
    const prefix = `${id}-${drawn}-`;
    let body = plainer(found.body)
      .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
      .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
      .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
      .replaceAll(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
      .replaceAll(/<path fill="none" d="[^"]*"\/>/g, "");
    for (const [own, other] of Object.entries(swap)) body = body.replaceAll(own, other);
    const scale = size / 128;
    const mirror = flip ? ` scale(-${n(1)} 1)` : "";
    return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${mirror} scale(${Math.round(scale * 1000) / 1000}) translate(-64 -64)">${body}</g>`;
  };

  /** One color or gradient over the whole page. */
  const whole = (color: string) => rect(page.x, 0, page.width, HEIGHT, 0, `fill="${color}"`);

  /**
   * The wall behind everything: two hues that blend into each other, a light, and a pattern of
   * dots.
   */
  const wall = (first: number, second: number, light: Point = [0.42, 0.36], dots = true) =>
    whole(gradient([0, 0, 1, 1], [0, tone(first, 0.945, 0.04)], [1, tone(second, 0.885, 0.055)])) +
    whole(gradient([light[0], light[1], 0.6], [0, PAPER, 0.85], [1, PAPER, 0])) +
    (dots
      ? line(
          Array.from(
            { length: 15 },
            (_, row) => `M${page.x + 12} ${12 + row * 24}H${page.x + page.width}`,
          ).join(""),
          tone(second, 0.6, 0.06),
          1.7,
          'stroke-dasharray="0 24" opacity=".3"',
        )
      : "");

  /** A paper-cut ground whose upper edge passes through the points. */
  const ground = (points: readonly Point[], hue: number, light = 0.84, chroma = 0.06) => {
    const edge = through(points);
    return (
      path(
        `${edge}V${HEIGHT}H${page.x}Z`,
        `fill="${down(tone(hue, light, chroma), tone(hue, light - 0.06, chroma + 0.012))}"`,
      ) + line(edge, "#fff", 2, 'opacity=".45"')
    );
  };

  /** A sheet of paper around its middle, with a shadow. */
  const sheet = (w: number, h: number, fill = PAPER, r = 5) =>
    rect(-w / 2 + 4, -h / 2 + 7, w, h, r, `fill="${INK}" opacity=".1"`) +
    rect(-w / 2 + 1, -h / 2 + 2, w, h, r, `fill="${INK}" opacity=".1"`) +
    rect(-w / 2, -h / 2, w, h, r, `fill="${fill}"`);

  return { page, gradient, clipped, down, shadow, icon, whole, wall, ground, sheet, markup };
}
export type Pen = ReturnType<typeof pen>;

/** The text of a picture's file; every id in it begins with the picture's own. */
export function composed(id: string, page: Page, compose: (p: Pen) => string[]): string {
  const p = pen(id, page);
  const body = plainer(compose(p).join(""));
  const [width, height] = page.pixels;
  const scale = Math.round((height / HEIGHT) * 10_000) / 10_000;
  const outline = `M${n(page.x)} 0H${n(page.x + page.width)}V${HEIGHT}H${n(page.x)}Z`;
  const moved =
    scale === 1 && page.x === 0 ? "" : ` transform="scale(${scale}) translate(${n(-page.x)} 0)"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${p.markup.join("")}<clipPath id="${id}-page"><path d="${outline}"/></clipPath></defs><g${moved} clip-path="url(#${id}-page)">${body}</g></svg>\n`;
}
