/**
 * Extracts what sheets need from its sources: the line drawings
 * `core/printables/drawings/<name>.ts` from OpenMoji (CC BY-SA 4.0, see the license beside them),
 * the widths of Andika's letters `core/printables/font-metrics.ts` and their outlines
 * `core/printables/letters/outlines.ts`: `node scripts/make-drawings.ts`. The results are
 * committed, because a sheet must never change.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Path2D } from "@napi-rs/canvas";
import fontkit from "@pdf-lib/fontkit";
import { DOMParser, type Element } from "@xmldom/xmldom";
import svgpath from "svgpath";
import { ROOT } from "./run-command.ts";

const require = createRequire(import.meta.url);
const OPENMOJI = join(require.resolve("openmoji/package.json"), "..");
const TARGET = join(ROOT, "core", "printables");

/** Each drawing's English name and the emoji that it is made from. */
const WANTED: Readonly<Record<string, string>> = {
  // Animals
  cat: "🐈",
  "cat face": "🐱",
  dog: "🐕",
  "dog face": "🐶",
  fox: "🦊",
  panda: "🐼",
  koala: "🐨",
  tiger: "🐅",
  lion: "🦁",
  horse: "🐎",
  zebra: "🦓",
  cow: "🐄",
  pig: "🐖",
  sheep: "🐑",
  goat: "🐐",
  camel: "🐪",
  llama: "🦙",
  elephant: "🐘",
  hippo: "🦛",
  mouse: "🐁",
  hamster: "🐹",
  rabbit: "🐇",
  "rabbit face": "🐰",
  squirrel: "🐿️",
  hedgehog: "🦔",
  bat: "🦇",
  kangaroo: "🦘",
  badger: "🦡",
  otter: "🦦",
  skunk: "🦨",
  raccoon: "🦝",
  wolf: "🐺",
  deer: "🦌",
  monkey: "🐒",
  "monkey face": "🐵",
  "polar bear": "🐻‍❄️",
  beaver: "🦫",
  turkey: "🦃",
  rooster: "🐓",
  chick: "🐤",
  bird: "🐦",
  penguin: "🐧",
  dove: "🕊️",
  eagle: "🦅",
  duck: "🦆",
  swan: "🦢",
  owl: "🦉",
  flamingo: "🦩",
  peacock: "🦚",
  parrot: "🦜",
  goose: "🪿",
  frog: "🐸",
  turtle: "🐢",
  snake: "🐍",
  dragon: "🐉",
  dinosaur: "🦕",
  "t-rex": "🦖",
  whale: "🐋",
  "spouting whale": "🐳",
  dolphin: "🐬",
  seal: "🦭",
  fish: "🐟",
  "tropical fish": "🐠",
  blowfish: "🐡",
  shark: "🦈",
  octopus: "🐙",
  shell: "🐚",
  crab: "🦀",
  lobster: "🦞",
  squid: "🦑",
  jellyfish: "🪼",
  snail: "🐌",
  butterfly: "🦋",
  caterpillar: "🐛",
  ant: "🐜",
  bee: "🐝",
  beetle: "🪲",
  ladybug: "🐞",
  cricket: "🦗",
  spider: "🕷️",
  "spider web": "🕸️",
  worm: "🪱",
  "pig face": "🐷",
  "bear face": "🐻",
  unicorn: "🦄",
  // Plants and food
  sunflower: "🌻",
  tulip: "🌷",
  rose: "🌹",
  hibiscus: "🌺",
  daisy: "🌼",
  blossom: "🌸",
  seedling: "🌱",
  "potted plant": "🪴",
  tree: "🌳",
  "pine tree": "🌲",
  "palm tree": "🌴",
  herb: "🌿",
  clover: "🍀",
  "fallen leaf": "🍂",
  mushroom: "🍄",
  grapes: "🍇",
  watermelon: "🍉",
  lemon: "🍋",
  banana: "🍌",
  pineapple: "🍍",
  apple: "🍎",
  pear: "🍐",
  strawberry: "🍓",
  tomato: "🍅",
  eggplant: "🍆",
  potato: "🥔",
  carrot: "🥕",
  broccoli: "🥦",
  onion: "🧅",
  bread: "🍞",
  cheese: "🧀",
  egg: "🥚",
  pizza: "🍕",
  sandwich: "🥪",
  "ice cream": "🍦",
  donut: "🍩",
  cookie: "🍪",
  cake: "🎂",
  cupcake: "🧁",
  candy: "🍬",
  lollipop: "🍭",
  cup: "☕",
  juice: "🧃",
  // Weather and space
  sun: "☀️",
  "sun face": "🌞",
  moon: "🌙",
  "moon face": "🌛",
  star: "⭐",
  comet: "☄️",
  earth: "🌍",
  planet: "🪐",
  rocket: "🚀",
  satellite: "🛰️",
  ufo: "🛸",
  alien: "👽",
  astronaut: "🧑‍🚀",
  telescope: "🔭",
  cloud: "☁️",
  "sun behind cloud": "⛅",
  rain: "🌧️",
  rainbow: "🌈",
  umbrella: "☂️",
  "open umbrella": "☔",
  snowflake: "❄️",
  snowman: "⛄",
  drop: "💧",
  volcano: "🌋",
  island: "🏝️",
  tent: "⛺",
  camping: "🏕️",
  // Things that move
  car: "🚗",
  bus: "🚌",
  "fire engine": "🚒",
  "big truck": "🚛",
  tractor: "🚜",
  "racing car": "🏎️",
  motorcycle: "🏍️",
  scooter: "🛴",
  bicycle: "🚲",
  "steam train": "🚂",
  plane: "✈️",
  helicopter: "🚁",
  sailboat: "⛵",
  ferry: "⛴️",
  skateboard: "🛹",
  // Things at home, school and play
  house: "🏠",
  "house with garden": "🏡",
  castle: "🏰",
  bed: "🛏️",
  chair: "🪑",
  door: "🚪",
  lamp: "💡",
  watch: "⌚",
  key: "🔑",
  lock: "🔒",
  saw: "🪚",
  ladder: "🪜",
  bucket: "🪣",
  broom: "🧹",
  basket: "🧺",
  soap: "🧼",
  toothbrush: "🪥",
  book: "📕",
  "open book": "📖",
  pencil: "✏️",
  crayon: "🖍️",
  palette: "🎨",
  scissors: "✂️",
  ruler: "📏",
  backpack: "🎒",
  globe: "🌐",
  microscope: "🔬",
  magnet: "🧲",
  "test tube": "🧪",
  ball: "⚽",
  basketball: "🏀",
  baseball: "⚾",
  kite: "🪁",
  "yo-yo": "🪀",
  "teddy bear": "🧸",
  doll: "🪆",
  puzzle: "🧩",
  drum: "🥁",
  guitar: "🎸",
  violin: "🎻",
  trumpet: "🎺",
  piano: "🎹",
  bell: "🔔",
  gift: "🎁",
  balloon: "🎈",
  crown: "👑",
  ring: "💍",
  hat: "🎩",
  cap: "🧢",
  glasses: "👓",
  dress: "👗",
  sock: "🧦",
  mitten: "🧤",
  boot: "🥾",
  robot: "🤖",
  ghost: "👻",
  heart: "❤️",
  trophy: "🏆",
  camera: "📷",
  television: "📺",
  compass: "🧭",
  sandcastle: "🏖️",
  nest: "🪺",
  feather: "🪶",
  bone: "🦴",
  "paw prints": "🐾",
  log: "🪵",
  rock: "🪨",
  yarn: "🧶",
  vest: "🦺",
  jar: "🫙",
  nose: "👃",
  hand: "✋",
  foot: "🦶",
  tooth: "🦷",
  queen: "👸",
  snorkel: "🤿",
  sled: "🛷",
};

interface Shape {
  readonly d: string;
  readonly style: Readonly<Record<string, string>>;
  readonly transform: readonly string[];
}

const value = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);

/** The path of a basic shape (SVG 2, chapter 10). */
function pathOf(element: Element): string | undefined {
  const of = (name: string) => value(element, name);
  switch (element.localName) {
    case "path":
      return element.getAttribute("d") ?? undefined;
    case "circle":
    case "ellipse": {
      const rx = of("rx") || of("r");
      const ry = of("ry") || of("r");
      const [cx, cy] = [of("cx"), of("cy")];
      return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
    }
    case "rect": {
      const [x, y, w, h] = [of("x"), of("y"), of("width"), of("height")];
      const r = Math.min(of("rx") || of("ry"), w / 2, h / 2);
      if (r === 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
      return (
        `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}` +
        `A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}` +
        `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
      );
    }
    case "line":
      return `M${of("x1")} ${of("y1")}L${of("x2")} ${of("y2")}`;
    case "polyline":
    case "polygon": {
      const points = (element.getAttribute("points") ?? "").trim();
      return `M${points}${element.localName === "polygon" ? "Z" : ""}`;
    }
    default:
      return undefined;
  }
}

const INHERITED = ["fill", "stroke", "stroke-width", "display", "opacity"];

function* shapesIn(
  element: Element,
  style: Readonly<Record<string, string>>,
  transform: readonly string[],
): Generator<Shape> {
  const own: Record<string, string> = { ...style };
  for (const name of INHERITED) {
    const given = element.getAttribute(name);
    if (given) own[name] = given;
  }
  for (const rule of (element.getAttribute("style") ?? "").split(";")) {
    const [name, given] = rule.split(":").map((part) => part.trim());
    if (name && given) own[name] = given;
  }
  const moves = [...transform, element.getAttribute("transform") ?? ""].filter(Boolean);
  const d = pathOf(element);
  if (d) yield { d, style: own, transform: moves };
  for (const child of Array.from(element.childNodes)) {
    if (child.nodeType === 1) yield* shapesIn(child as Element, own, moves);
  }
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Absolute M, L, C, Z with two decimals; extends the bounds by the curves' control points. */
function normal(shape: Shape, bounds: Bounds): string {
  let path = svgpath(shape.d);
  for (const move of [...shape.transform].reverse()) path = path.transform(move);
  const out: string[] = [];
  let [startX, startY] = [0, 0];
  const put = (...values: number[]) => {
    for (let index = 0; index < values.length; index += 2) {
      const [x, y] = [values[index] ?? 0, values[index + 1] ?? 0];
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
    return values.map((number) => String(Math.round(number * 100) / 100 || 0)).join(" ");
  };
  path
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      const [command, ...v] = segment as [string, ...number[]];
      const [a = 0, b = 0, c = 0, e = 0] = v;
      if (command === "M") [startX, startY] = [a, b];
      if (command === "M" || command === "L") out.push(`${command}${put(a, b)}`);
      else if (command === "H") out.push(`L${put(a, y)}`);
      else if (command === "V") out.push(`L${put(x, a)}`);
      else if (command === "C") out.push(`C${put(...v)}`);
      else if (command === "Q") {
        const first = [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y)];
        const second = [c + (2 / 3) * (a - c), e + (2 / 3) * (b - e)];
        out.push(`C${put(...first, ...second, c, e)}`);
      } else if (command === "Z" || command === "z") out.push("Z");
      else throw new Error(`Unknown command ${command}`);
    });
  void startX;
  void startY;
  return out.join("");
}

const NONE = /^(?:none|transparent)$/u;

/**
 * The position of animals' eyes in OpenMoji's 72 by 72 units: its line drawings omit most of them,
 * and a child misses them.
 */
const EYES: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  cat: [[8.7, 30]],
  dog: [[13.8, 18.5]],
  koala: [
    [25, 21],
    [35.8, 21],
  ],
  tiger: [[9.9, 31]],
  horse: [[12.5, 20]],
  zebra: [[12.5, 25.6]],
  cow: [[14.9, 30.5]],
  pig: [[14.7, 41.9]],
  sheep: [[9.8, 22]],
  goat: [[12.7, 19.3]],
  camel: [[10.3, 22.6]],
  llama: [[17.5, 17]],
  elephant: [[17.4, 27.5]],
  hippo: [[55.4, 36.7]],
  mouse: [[17.6, 29.6]],
  rabbit: [[20.6, 29.6]],
  squirrel: [[17.9, 24.5]],
  hedgehog: [[15.4, 42.4]],
  bat: [
    [31.5, 30],
    [35.8, 30],
  ],
  kangaroo: [[13.1, 19.6]],
  skunk: [[17.4, 42.9]],
  raccoon: [[57, 34.8]],
  deer: [[15.4, 22.9]],
  monkey: [
    [30.4, 31.5],
    [35.8, 31.5],
  ],
  "polar bear": [[11.9, 28.6]],
  beaver: [[20.3, 27.5]],
  turkey: [[25.5, 15]],
  rooster: [[22.9, 21]],
  penguin: [[39.6, 9.6]],
  dove: [[21.2, 39.4]],
  eagle: [[20.8, 42.1]],
  duck: [[26, 15.5]],
  swan: [[22.3, 15.3]],
  flamingo: [[18.4, 16.3]],
  parrot: [[35.4, 13.6]],
  goose: [[27.1, 13.6]],
  turtle: [[10.9, 21.2]],
  snake: [[43.6, 19]],
  dinosaur: [[62.4, 14.4]],
  "t-rex": [[51.8, 23.1]],
  whale: [[25.5, 27]],
  dolphin: [[26.7, 30.2]],
  seal: [[28.2, 17.2]],
  fish: [[55.4, 30.7]],
  "tropical fish": [[52.9, 34.5]],
  shark: [[59.7, 36.2]],
  octopus: [
    [32, 23.4],
    [39.6, 23.4],
  ],
  bee: [[50.8, 30]],
  caterpillar: [[59.5, 42.5]],
};
const EYE_RADIUS = 1.1;

function eyePath([x, y]: readonly [number, number]): string {
  const [r, handle] = [EYE_RADIUS, EYE_RADIUS * 0.5523];
  const at = (...offsets: readonly number[]) =>
    offsets
      .map((offset, index) => Math.round((offset + (index % 2 === 0 ? x : y)) * 100) / 100)
      .join(" ");
  return (
    `M${at(r, 0)}C${at(r, handle, handle, r, 0, r)}C${at(-handle, r, -r, handle, -r, 0)}` +
    `C${at(-r, -handle, -handle, -r, 0, -r)}C${at(handle, -r, r, -handle, r, 0)}Z`
  );
}

function drawingOf(name: string, emoji: string): string | undefined {
  const points = [...emoji].map((character) => character.codePointAt(0) ?? 0);
  const codes = [points, points.filter((point) => point !== 0xfe0f)].map((list) =>
    list.map((point) => point.toString(16).toUpperCase().padStart(4, "0")).join("-"),
  );
  let source: string | undefined;
  for (const code of codes) {
    try {
      source ??= readFileSync(join(OPENMOJI, "color", "svg", `${code}.svg`), "utf8");
    } catch {
      // Try the next form of the code.
    }
  }
  if (!source) return undefined;
  const document = new DOMParser().parseFromString(source, "image/svg+xml");
  const root = document.documentElement;
  if (!root) return undefined;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const parts: string[] = [];
  for (const group of Array.from(root.childNodes)) {
    if (group.nodeType !== 1) continue;
    const layer = (group as Element).getAttribute("id") ?? "";
    if (layer.includes("skin") || layer.includes("grid")) continue;
    for (const shape of shapesIn(group as Element, {}, [])) {
      if (shape.style.display === "none") continue;
      const { fill = "#000", stroke = "none" } = shape.style;
      const colored = layer.startsWith("color") || layer === "hair";
      const dark = /^#?(?:000|000000|black|3f3f3f)$/iu.test(fill) && !colored;
      const filled = !NONE.test(fill);
      const stroked = !NONE.test(stroke) && !colored;
      if (!filled && !stroked) continue;
      const d = normal(shape, bounds);
      const look = [
        `d: ${JSON.stringify(d)}`,
        ...(filled ? [`fill: "${dark ? "ink" : "paper"}"`] : []),
        ...(stroked ? ["stroke: true"] : []),
      ];
      parts.push(`    { ${look.join(", ")} },`);
    }
  }
  for (const eye of EYES[name] ?? []) {
    parts.push(`    { d: "${eyePath(eye)}", fill: "ink" },`);
  }
  const box = [bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top];
  const constant = name.replace(/[ -](\w)/gu, (_all, letter: string) => letter.toUpperCase());
  return `import type { Drawing } from "../drawing.ts";

export const ${constant}: Drawing = {
  name: ${JSON.stringify(name)},
  box: [${box.map((number) => Math.round(number * 100) / 100).join(", ")}],
  parts: [
${parts.join("\n")}
  ],
};
`;
}

mkdirSync(join(TARGET, "drawings"), { recursive: true });
for (const [name, emoji] of Object.entries(WANTED)) {
  const text = drawingOf(name, emoji);
  if (text) writeFileSync(join(TARGET, "drawings", `${name.replaceAll(" ", "-")}.ts`), text);
  else console.error(`OpenMoji has no ${name} ${emoji}`);
}

/**
 * The characters a sheet may contain: Latin letters with accents, digits, punctuation and a few
 * symbols.
 */
const CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa1 + 1 }, (_, index) => String.fromCharCode(0xa1 + index)),
  ..."\u00a0‘’“”–—…•×÷−€",
];

function advances(weight: number): string {
  const file = require.resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff`);
  const font = fontkit.create(readFileSync(file));
  return [...new Set(CHARACTERS)]
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .map((character) => {
      const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      const width = Math.round((advanceWidth / font.unitsPerEm) * 1000);
      return `    ${JSON.stringify(character)}: ${width},`;
    })
    .join("\n");
}

writeFileSync(
  join(TARGET, "font-metrics.ts"),
  `/** Widths of Andika's characters in thousandths of the type's size, by weight. */
export const ADVANCES: Readonly<
  Record<"regular" | "bold", Readonly<Record<string, number | undefined>>>
> = {
  regular: {
${advances(400)}
  },
  bold: {
${advances(700)}
  },
};
`,
);

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];

/**
 * The outline of a letter in thousandths of the font size, with the baseline at 0 and y pointing
 * down.
 */
function outlineOf(letter: string, font: ReturnType<typeof fontkit.create>): string {
  const scale = 1000 / font.unitsPerEm;
  const { path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const { minX, minY, maxX, maxY } = path.bbox;
  const number = (value: number) => Math.round(value * scale);
  const turned = svgpath(path.toSVG()).scale(1, -1).toString();
  // A letter's strokes overlap in the font; merged into one shape, it has no lines inside.
  const whole = new Path2D(turned).simplify().toSVGString();
  let edge = "";
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of whole.matchAll(/([MLQCZ])([^MLQCZ]*)/gu)) {
    const at = (rest.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
    const [a = 0, b = 0, c = 0, e = 0] = at;
    // The font's curves are quadratic; sheets support only cubic ones.
    const curve = [x + (a - x) * (2 / 3), y + (b - y) * (2 / 3)].concat([
      c + (a - c) * (2 / 3),
      e + (b - e) * (2 / 3),
      c,
      e,
    ]);
    const numbers = command === "Q" ? curve : at;
    edge += `${command === "Q" ? "C" : command}${numbers.map(number).join(" ")}`;
    [x, y] = [at.at(-2) ?? x, at.at(-1) ?? y];
  }
  const box = [minX, -maxY, maxX - minX, maxY - minY].map(number);
  return `  ${/\d/u.test(letter) ? `"${letter}"` : letter}: { box: [${box.join(", ")}], d: "${edge}" },`;
}

function writeOutlines(): void {
  const file = require.resolve("@fontsource/andika/files/andika-latin-700-normal.woff");
  const font = fontkit.create(readFileSync(file));
  mkdirSync(join(TARGET, "letters"), { recursive: true });
  writeFileSync(
    join(TARGET, "letters", "outlines.ts"),
    `/** The edge of a letter, to be colored or cut out. */
export interface LetterOutline {
  /** Left, top, width and height of the letter itself, in thousandths of the type's size. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Absolute M, L, C and Z; the baseline is at 0 and down is positive. */
  readonly d: string;
}

/** Andika Bold's capitals, small letters and figures. */
export const OUTLINES: Readonly<Record<string, LetterOutline | undefined>> = {
${LETTERS.map((letter) => outlineOf(letter, font)).join("\n")}
};
`,
  );
}

writeOutlines();
