import type { Category } from "../plan/category.ts";
import type { Archetype } from "../plan/family.ts";
import type { Danger } from "./data.ts";

/** A hobby as the check knows it; a plan is chosen by it. */
export interface Hobby {
  readonly slug: string;
  readonly name: string;
  readonly archetype: Archetype;
  readonly category: Category;
  /**
   * `curated`: in the list. `near`: near one of these. `lexicon`: rare but real. `derived`: an
   * activity and its object.
   */
  readonly source: "curated" | "near" | "lexicon" | "derived";
  /** A clause that defines it (lexicon only). */
  readonly gloss?: string | undefined;
  /** What of it is too dangerous for a first week, or only with a teacher. */
  readonly danger?: Pick<Danger, "alone" | "teacher" | "never"> | undefined;
  /** Names of hobbies to offer in its place if it has no lessons; without it, its family's. */
  readonly instead?: readonly string[] | undefined;
}

/** 'Soap carving' → 'soap-carving'. For names of Latin letters and digits. */
export const slugOf = (normalized: string): string => normalized.replaceAll(" ", "-");
