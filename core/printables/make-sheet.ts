import { seededRandom } from "#core/random/random.ts";
import type { SheetDocument } from "./catalogue.ts";
import type { Generate, Sheet, SheetParams } from "./page.ts";

/**
 * The sheet of a document for its parameters. Large print shows the same puzzle, so it is no part of
 * what chance goes by.
 */
export function makeSheet(
  document: Pick<SheetDocument, "name" | "edition">,
  generate: Generate,
  params: SheetParams,
): Sheet {
  const { time, age, skill, seed, variant } = params;
  // Small or capital letters are the same words: addresses from before case was kept have capitals.
  const words = params.words.map((word) => word.toUpperCase());
  const source = [document.name, document.edition, seed, variant, age, time, skill, ...words];
  return generate(params, seededRandom(JSON.stringify(source)));
}
