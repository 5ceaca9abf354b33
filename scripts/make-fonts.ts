/**
 * Cuts the product's fonts down to what it shows: `node scripts/make-fonts.ts` writes the files of
 * `app/styles/fonts/` and the style sheet that declares them. The characters that nearly every page
 * shows are in separate files, which pages preload; accents and rarer characters are loaded when a
 * page needs them. Headings use Fraunces at its softest. The results are committed; the script
 * always writes the same files. (Both fonts are under the SIL Open Font License.)
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./run-command.ts";

const { resolve } = createRequire(import.meta.url);
const target = join(ROOT, "app/styles/fonts");

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codes = (text: string): readonly number[] =>
  [...text].map((mark) => mark.codePointAt(0) ?? 0);

/** The characters that nearly every page of ours shows. */
const PLAIN = new Set([...range(0x20, 0x7e), ...codes("–—‘’“”•…·×°é←→✓")]);
/** The other characters of western European words and our own texts. */
const RARER = new Set(
  [...range(0xa0, 0xff), ...codes("ıŒœ↑↓−€№™")].filter((code) => !PLAIN.has(code)),
);

interface Face {
  readonly family: string;
  /** `font-weight` in the style sheet: one value or a range. */
  readonly weight: string;
  readonly from: string;
  readonly file: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly marks: ReadonlySet<number>;
}

const FRAUNCES = {
  family: "Fraunces Variable",
  from: "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2",
} as const;
const FIGTREE = {
  family: "Figtree Variable",
  from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "400 800",
  axes: { wght: { min: 400, max: 800 } },
} as const;

/**
 * A browser treats faces of one weight as one font; a face with other weights is another one,
 * whatever its characters. So each weight of the headings declares a file of rarer characters too.
 */
const FACES: readonly Face[] = [
  ...[600, 400].flatMap((weight) => [
    {
      ...FRAUNCES,
      weight: String(weight),
      file: `fraunces-${weight}.woff2`,
      axes: { SOFT: 100, wght: weight },
      marks: PLAIN,
    },
    {
      ...FRAUNCES,
      weight: String(weight),
      file: `fraunces-${weight}-rarer.woff2`,
      axes: { SOFT: 100, wght: weight },
      marks: RARER,
    },
  ]),
  { ...FIGTREE, file: "figtree.woff2", marks: PLAIN },
  { ...FIGTREE, file: "figtree-rarer.woff2", marks: RARER },
];

/** `U+20-7E, U+B7`: neighbors are combined into one range. */
function unicodeRange(marks: ReadonlySet<number>): string {
  const runs: { from: number; to: number }[] = [];
  for (const code of [...marks].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.to === code - 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}

const rule = ({ family, weight, file, marks }: Face): string => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(marks)};
}
`;

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const { from, file, axes, marks } of FACES) {
  const cut = await subsetFont(readFileSync(resolve(from)), String.fromCodePoint(...marks), {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(join(target, file), cut);
  console.log(`${file}: ${cut.length} bytes`);
}
writeFileSync(
  join(target, "faces.css"),
  `/* Written by scripts/make-fonts.ts. */\n${FACES.map(rule).join("")}`,
);
