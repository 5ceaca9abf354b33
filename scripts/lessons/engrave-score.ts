import { DOMParser, type Document, type Element } from "@xmldom/xmldom";
import svgpath from "svgpath";
import { enableLogToBuffer, VerovioToolkit } from "verovio/esm";
import createVerovioModule from "verovio/wasm";
import { z } from "zod";
import { WIDTH_MAX } from "#core/figures/figure.ts";
import { pointsAlong } from "#core/figures/ground.ts";
import type { Score } from "#core/figures/score/score.ts";
import { circle, mm } from "#core/printables/shapes.ts";

/** A melody as authors write it in a hobby's `figures.yaml`. */
const SourceSchema = z.strictObject({
  kind: z.literal("score"),
  title: z.string(),
  /** ABC notation from `M:`, `L:` and `K:` on; each of its lines is a line of the score. */
  abc: z.string().min(10).max(600),
  /** A finger for each note or chord, `-` for none: '1 - 3 5'. */
  fingers: z.string().max(200).optional(),
  /** Quarter notes a minute. */
  tempo: z.number().int().default(80),
});

/** Verovio measures in these; a staff space has 18 (2 * UNIT). */
const UNIT = 9;
const PAGE_WIDTH = 760;
/** Its drawing has ten times as many. */
const DRAWING = 10;
const SCALE = WIDTH_MAX / (PAGE_WIDTH * DRAWING);
/** The room of the title and of fingers above the first line, in millimeters. */
const TOP = 6;
const FINGERS = 4;
const MARGIN = 16;
/** From the baseline of a syllable to where its longest letters end, in millimeters. */
const BELOW_WORDS = 0.8;
const TOO_FULL = "a line has more notes than it has room for: break it in two";
/** Half of a note's head in the drawing. */
const HALF_HEAD = 85;

/** A score as a lesson carries it. */
export interface Engraved {
  /** Absent if something is wrong. */
  readonly figure?: Score;
  readonly faults: readonly string[];
}

const verovio = await createVerovioModule();
enableLogToBuffer(true, verovio);

/** Engraves a melody: the form that a lesson's step carries, or what is wrong with it. */
export function engraveScore(source: unknown): Engraved {
  const parsed = SourceSchema.safeParse(source);
  if (!parsed.success) return { faults: parsed.error.issues.map(({ message }) => message) };
  const toolkit = new VerovioToolkit(verovio);
  try {
    return engrave(toolkit, parsed.data);
  } finally {
    toolkit.destroy();
  }
}

function engrave(
  toolkit: VerovioToolkit,
  { title, abc, fingers, tempo }: z.infer<typeof SourceSchema>,
): Engraved {
  toolkit.setOptions({
    inputFrom: "abc",
    pageWidth: PAGE_WIDTH,
    pageHeight: 3_000,
    scale: 100,
    adjustPageHeight: true,
    svgViewBox: true,
    ...{ pageMarginLeft: 0, pageMarginRight: 0 },
    ...{ pageMarginTop: MARGIN, pageMarginBottom: MARGIN },
    ...{ header: "none", footer: "none", unit: UNIT, breaks: "encoded", lyricSize: 4.5 },
    ...{ spacingSystem: fingers ? 6 : 3, spacingStaff: 2 },
  });
  if (!toolkit.loadData(`X:1\nT:${title}\n${abc}`)) return { faults: ["this is no ABC"] };
  const read = toolkit.getLog();
  const svg = toolkit.renderToSVG(1);
  const warned = `${read}${toolkit.getLog()}`.match(/(?<=\[Warning\] ).*\S/gu) ?? [];
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml");
  if (warned.length > 0 || toolkit.getPageCount() !== 1) {
    const isFull = warned.some((one) => one.includes("compressed"));
    return { faults: [isFull ? TOO_FULL : (warned[0] ?? "it is longer than a page")] };
  }
  const root = drawing.documentElement;
  if (!root) return { faults: ["nothing was drawn"] };
  const top = TOP + (fingers ? FINGERS : 0);
  const { notes, faults } = listNotes(toolkit, abc);
  const { words, faults: wrong } = wordsOf(root, fingers, notes.length, top);
  if (faults.length + wrong.length > 0) return { faults: [...faults, ...wrong] };
  const shapes = shapesOf(root, top);
  const { glyphs, signs } = signsOf(root, top);
  const bottom = Math.max(
    ...shapes.flatMap(([d]) => pointsAlong(d).map(({ y }) => y)),
    ...signs.flatMap(([glyph, , at]) => pointsAlong(glyphs[glyph] ?? "").map(({ y }) => at + y)),
    ...words.map(([, y]) => y + BELOW_WORDS),
  );
  return {
    faults: [],
    figure: {
      ...{ kind: "score", title, tempo, notes, words, glyphs, signs, shapes },
      height: round(bottom - TOP + 1),
    },
  };
}

const round = (value: number): number => Number(mm(value));

/** What sounds, from verovio's own list of moments; and bars that are too long or too short. */
function listNotes(
  toolkit: VerovioToolkit,
  abc: string,
): { notes: Score["notes"]; faults: string[] } {
  const meter = /^M:\s*(?:(\d+)\/(\d+)|C)/mu.exec(abc);
  if (!meter) return { notes: [], faults: ["ABC begins with its meter: 'M:4/4'"] };
  const barLength = meter[1] ? (Number(meter[1]) * 4) / Number(meter[2]) : 4;
  const moments = toolkit.renderToTimemap({ includeMeasures: true, includeRests: true });
  const starts = moments.filter(({ measureOn }) => measureOn).map(({ qstamp }) => qstamp);
  const end = moments.at(-1)?.qstamp ?? 0;
  const lengths = starts.map((start, index) => (starts[index + 1] ?? end) - start);
  const [first = 0] = lengths;
  // A longer one is taken for a bar that lacks something.
  const hasPickup = first <= barLength / 2;
  const faults = lengths.flatMap((length, index) => {
    const isWhole = Math.abs(length - barLength) < 0.01;
    const isPickup = index === 0 && hasPickup;
    const isRest =
      index === lengths.length - 1 && hasPickup && Math.abs(length + first - barLength) < 0.01;
    return isWhole || isPickup || isRest
      ? []
      : [
          `bar ${index + (hasPickup ? 0 : 1)} has ${Math.round(length * 100) / 100} quarters, not ${barLength}`,
        ];
  });
  const mei = new DOMParser().parseFromString(toolkit.getMEI({}), "text/xml");
  const [names, held] = [namesOfNotes(mei), endsOfTies(mei)];
  const changes = moments.filter(({ on, restsOn }) => on || restsOn);
  const notes = changes.map(({ on = [], qstamp }, index) => ({
    names: on.flatMap((id) => names.get(id) ?? []),
    beats: Math.round(((changes[index + 1]?.qstamp ?? end) - qstamp) * 1_000) / 1_000,
    bar: starts.filter((start) => start <= qstamp).length - (hasPickup ? 1 : 0),
    ...(on.length > 0 && on.every((id) => held.has(id)) && { tied: true }),
  }));
  return { notes, faults };
}

/** The notes that a tie ends at. */
function endsOfTies(mei: Document): ReadonlySet<string> {
  const ties = [...mei.getElementsByTagName("tie")];
  return new Set(ties.map((tie) => tie.getAttribute("endid")?.slice(1) ?? ""));
}

/** In the order in which key signatures have them. */
const SHARPS = "fcgdaeb";
const SIGNS: Readonly<Record<string, string>> = { s: "#", f: "b" };

/**
 * The names of all notes as figures have them ('F#4'), by their ids. Worked out from the key and the
 * signs in each bar: verovio takes what a key alters from the score before.
 */
function namesOfNotes(mei: Document): ReadonlyMap<string, string> {
  const [, count = "0", sign = ""] =
    /^(\d)([sf])$/u.exec(mei.getElementsByTagName("scoreDef")[0]?.getAttribute("keysig") ?? "") ??
    [];
  const order = sign === "f" ? [...SHARPS].reverse() : [...SHARPS];
  const altered = new Set(order.slice(0, Number(count)));
  const names = new Map<string, string>();
  for (const bar of mei.getElementsByTagName("measure")) {
    const inBar = new Map<string, string>();
    for (const note of bar.getElementsByTagName("note")) {
      const letter = note.getAttribute("pname") ?? "";
      const key = `${letter}${note.getAttribute("oct")}`;
      const written = note.getElementsByTagName("accid")[0]?.getAttribute("accid");
      if (written) inBar.set(key, written);
      const now = inBar.get(key) ?? (altered.has(letter) ? sign : "n");
      names.set(
        note.getAttribute("xml:id") ?? "",
        `${letter.toUpperCase()}${SIGNS[now] ?? ""}${note.getAttribute("oct")}`,
      );
    }
  }
  return names;
}

/** Elements of a class, in the order in which they stand. */
const ofClass = (root: Element, name: string): Element[] =>
  [...root.getElementsByTagName("g")].filter((one) => one.getAttribute("class") === name);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a glyph is placed: 'translate(1615, 1350) scale(0.72, 0.72)'. */
function placeOf(use: Element): Place {
  const [x = 0, y = 0, scale = 1] = (use.getAttribute("transform")?.match(/-?[\d.]+/gu) ?? []).map(
    Number,
  );
  return { x, y, scale };
}

/** Fingers above and syllables below the notes, in millimeters. */
function wordsOf(
  root: Element,
  fingers: string | undefined,
  notes: number,
  top: number,
): { words: Score["words"]; faults: string[] } {
  const words: Score["words"] = [];
  const headOf = (group: Element): Place | undefined =>
    [...group.getElementsByTagName("use")].map(placeOf)[0];
  for (const syllable of ofClass(root, "syl")) {
    const note = ancestorOf(syllable, "note");
    const head = note && headOf(note);
    const text = syllable.getElementsByTagName("text")[0];
    const said = text?.textContent?.trim();
    if (!head || !text || !said) continue;
    const y = Number(text.getAttribute("y"));
    words.push([round((head.x + HALF_HEAD) * SCALE), round(top + y * SCALE), said]);
  }
  const given = fingers?.trim().split(/\s+/u);
  if (!given) return { words, faults: [] };
  const struck = [...root.getElementsByTagName("g")].filter((one) => {
    const name = one.getAttribute("class");
    return name === "chord" || name === "rest" || (name === "note" && !ancestorOf(one, "chord"));
  });
  if (given.length !== struck.length || struck.length !== notes) {
    return { words, faults: [`${given.length} fingers for ${struck.length} notes and rests`] };
  }
  given.forEach((finger, index) => {
    const group = struck[index];
    const head = group && headOf(group);
    const staff = group && ancestorOf(group, "staff");
    if (finger === "-" || !head || !staff) return;
    const highest = Math.min(topOf(group), topOf(staff, true)) - 60;
    words.push([round((head.x + HALF_HEAD) * SCALE), round(top + highest * SCALE), finger]);
  });
  return { words, faults: [] };
}

function ancestorOf(element: Element, name: string): Element | undefined {
  for (
    let one = element.parentNode as Element | null;
    one;
    one = one.parentNode as Element | null
  ) {
    if (one.getAttribute?.("class") === name) return one;
  }
  return undefined;
}

/** The highest point of a note, its stem included; of a staff, its first line. */
function topOf(group: Element, isStaff = false): number {
  const paths = [...group.getElementsByTagName("path")].flatMap((one) => {
    const [, y = 0, , to = 0] = (one.getAttribute("d")?.match(/-?[\d.]+/gu) ?? []).map(Number);
    return [y, to];
  });
  if (isStaff) return paths[0] ?? 0;
  const heads = [...group.getElementsByTagName("use")].map((use) => placeOf(use).y - 90);
  return Math.min(...paths, ...heads);
}

/** Outlines that stand in several places, and where they do, in millimeters. */
function signsOf(root: Element, top: number): Pick<Score, "glyphs" | "signs"> {
  const outlines = new Map<string, string>();
  for (const group of root.getElementsByTagName("defs")[0]?.getElementsByTagName("g") ?? []) {
    const d = group.getElementsByTagName("path")[0]?.getAttribute("d");
    if (d) outlines.set(group.getAttribute("id") ?? "", d);
  }
  const glyphs: string[] = [];
  const signs: Score["signs"] = [];
  for (const use of root.getElementsByTagName("use")) {
    const outline = outlines.get(use.getAttribute("xlink:href")?.slice(1) ?? "");
    if (!outline) continue;
    const { x, y, scale } = placeOf(use);
    const glyph = placed(svgpath(outline).scale(scale, -scale), 0);
    if (!glyphs.includes(glyph)) glyphs.push(glyph);
    signs.push([glyphs.indexOf(glyph), round(x * SCALE), round(top + y * SCALE)]);
  }
  return { glyphs, signs };
}

/** Every line of the drawing, in millimeters. */
function shapesOf(root: Element, top: number): Score["shapes"] {
  const shapes: Score["shapes"] = [];
  const defs = new Set(root.getElementsByTagName("defs")[0]?.getElementsByTagName("path") ?? []);
  for (const polygon of root.getElementsByTagName("polygon")) {
    const points = polygon.getAttribute("points")?.trim().split(/\s+/u) ?? [];
    shapes.push([placed(svgpath(`M${points.join("L")}Z`), top), 0]);
  }
  for (const dot of root.getElementsByTagName("ellipse")) {
    const [x = 0, y = 0, radius = 0] = ["cx", "cy", "rx"].map((name) =>
      Number(dot.getAttribute(name)),
    );
    const { d } = circle({ x: x * SCALE, y: top + y * SCALE }, radius * SCALE);
    shapes.push([d, 0]);
  }
  for (const line of root.getElementsByTagName("path")) {
    const d = line.getAttribute("d");
    if (!d || defs.has(line)) continue;
    // Ties and slurs are thin shapes; everything else is a line.
    const width = /C/u.test(d) ? 0 : Number(line.getAttribute("stroke-width") ?? 0) * SCALE;
    shapes.push([placed(svgpath(d), top), round(width)]);
  }
  return shapes;
}

/** A path in millimeters, below the title, of absolute M, L, C and Z. */
function placed(path: ReturnType<typeof svgpath>, top: number): string {
  let d = "";
  let at: readonly [number, number] = [0, 0];
  path
    .abs()
    .unshort()
    .scale(SCALE)
    .translate(0, top)
    .iterate(([command, ...values]) => {
      const v = values as unknown as number[];
      if (command === "Z" || command === "z") d += "Z";
      else if (command === "H") d += `L${mm(v[0] ?? 0)} ${mm(at[1])}`;
      else if (command === "V") d += `L${mm(at[0])} ${mm(v[0] ?? 0)}`;
      else d += `${command}${v.map(mm).join(" ")}`;
      if (command === "H") at = [v[0] ?? 0, at[1]];
      else if (command === "V") at = [at[0], v[0] ?? 0];
      else if (v.length >= 2) at = [v.at(-2) ?? 0, v.at(-1) ?? 0];
    });
  return d;
}
