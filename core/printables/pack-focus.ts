import type { SectionName } from "./catalogue.ts";
import type { PackSkill } from "./page.ts";

/**
 * The catalogue's ten filters in order: the section that each shows, and the pack's focus (spec 3
 * §4).
 */
export const FILTERS = [
  { name: "all", title: "All", focus: "mixed" },
  { name: "recent", title: "Recent", section: "one-pagers", focus: "stem" },
  { name: "coloring", title: "Coloring", section: "coloring", focus: "creativity" },
  { name: "worksheets", title: "Worksheets", section: "worksheets", focus: "reading" },
  { name: "creative", title: "Creative", section: "creative", focus: "creativity" },
  { name: "brain", title: "Brain", section: "brain", focus: "focus" },
  { name: "emotional", title: "Emotional", section: "emotional", focus: "focus" },
  { name: "season", title: "Season", section: "seasonal", focus: "mixed" },
  { name: "challenge", title: "Challenge", section: "challenge", focus: "mixed" },
  { name: "one-pagers", title: "One-pagers", section: "one-pagers", focus: "stem" },
] as const satisfies readonly {
  readonly name: string;
  readonly title: string;
  /** The only section shown; all of them if absent. */
  readonly section?: SectionName;
  readonly focus: PackSkill;
}[];

export type FilterName = (typeof FILTERS)[number]["name"];

/** The filter with this name; 'All' for an unknown name. */
export function findFilter(name: string | null | undefined): {
  readonly name: FilterName;
  readonly title: string;
  readonly section?: SectionName;
  readonly focus: PackSkill;
} {
  return FILTERS.find((filter) => filter.name === name) ?? FILTERS[0];
}

/** What the pack builder trains when the catalogue shows a filter. */
export const packFocus = (filter: FilterName): PackSkill => findFilter(filter).focus;
