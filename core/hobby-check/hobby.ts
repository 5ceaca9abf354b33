import type { Archetype } from "../lesson/entry.ts";
import type { Category } from "../plan/category.ts";

/** A hobby as the check knows it; a plan is chosen by it. */
export interface Hobby {
  readonly slug: string;
  readonly name: string;
  readonly archetype: Archetype;
  readonly category: Category;
  /** `curated`: in the list. `lexicon`: rare but real. `derived`: an activity and its object. */
  readonly source: "curated" | "lexicon" | "derived";
  /** A clause that defines it (lexicon only). */
  readonly gloss?: string | undefined;
}

/** 'Soap carving' → 'soap-carving'. For names of Latin letters and digits. */
export const slugOf = (normalized: string): string => normalized.replaceAll(" ", "-");
