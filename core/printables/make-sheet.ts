import { seededRandom } from "#core/random/random.ts";
import type { SheetDocument } from "./catalogue.ts";
import type { Generate, Sheet, SheetParams } from "./page.ts";

/**
 * Makes a document's sheet. Large print shows the same puzzle, so it does not affect the random
 * numbers.
 */
export function makeSheet(
  document: Pick<SheetDocument, "name" | "edition">,
  generate: Generate,
  params: SheetParams,
): Sheet {
  const { time, age, skill, seed, variant } = params;
  // Case does not change the words: addresses from before case was preserved have capitals.
  const words = params.words.map((word) => word.toUpperCase());
  const source = [document.name, document.edition, seed, variant, age, time, skill, ...words];
  return generate(params, seededRandom(JSON.stringify(source)));
}
