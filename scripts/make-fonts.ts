/**
 * Cuts the product's typefaces to what it shows: `node scripts/make-fonts.ts` writes the files of
 * `app/styles/fonts/`. Headings are as soft as Fraunces gets, in weights 400-600; text in 400-800. The
 * results are committed; the same script writes the same files. (Both under the SIL Open Font License.)
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./run-command.ts";

const { resolve } = createRequire(import.meta.url);
const target = join(ROOT, "app/styles/fonts");

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin letters of western and central Europe, and the marks that our texts use. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”•…→←↑↓✓×−€№™`;

const CUTS = [
  {
    from: "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2",
    to: "fraunces-headings.woff2",
    axes: { SOFT: 100, wght: { min: 400, max: 600 } },
  },
  {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    to: "figtree-text.woff2",
    axes: { wght: { min: 400, max: 800 } },
  },
] as const;

mkdirSync(target, { recursive: true });
for (const { from, to, axes } of CUTS) {
  const cut = await subsetFont(readFileSync(resolve(from)), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(join(target, to), cut);
  console.log(`${to}: ${cut.length} bytes`);
}
