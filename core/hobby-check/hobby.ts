import type { Archetype } from "../lesson/entry.ts";
import type { Category } from "../plan/category.ts";

/** A hobby as the check knows it: what a plan is chosen by. */
export interface Hobby {
  readonly slug: string;
  readonly name: string;
  readonly archetype: Archetype;
  readonly category: Category;
  /** `curated`: of the list. `lexicon`: rare but real. `derived`: an activity and what it is done to. */
  readonly source: "curated" | "lexicon" | "derived";
  /** One clause that says what it is (lexicon only). */
  readonly gloss?: string | undefined;
}

/** 'Soap carving' → 'soap-carving'. For names made of Latin letters and digits. */
export const slugOf = (normalised: string): string => normalised.replaceAll(" ", "-");
