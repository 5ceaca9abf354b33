import { DOCUMENTS, type DocumentName, type SectionName, type SheetDocument } from "./catalogue.ts";

/** A way into the printables that is found by more words than its title. */
export interface SearchEntry {
  readonly title: string;
  /** The sheet's address. */
  readonly href: string;
  /** What people call it, in lower case. */
  readonly tags: readonly string[];
}

/** The address of a document's sheet. */
export const sheetHref = (name: string): string => `/print?doc=${name}`;

const entry = (doc: DocumentName, title: string, tags: readonly string[]): SearchEntry => ({
  title,
  href: sheetHref(doc),
  tags,
});

/** The ten entries with tags (spec 3 §3). */
export const SEARCH_ENTRIES: readonly SearchEntry[] = [
  entry("pack", "5-Minute Print Pack", ["quick", "starter", "warm-up", "bell work", "substitute"]),
  entry("ws-animals", "Animal Word Search", ["word search", "wordsearch", "zoo", "vocabulary"]),
  entry("ws-space", "Space Word Search", ["word search", "wordsearch", "planets", "stars", "moon"]),
  entry("coloring-animals", "Animal Coloring", ["colouring", "crayons", "zoo", "farm", "pets"]),
  entry("sudoku4", "Mini Sudoku 4 × 4", ["numbers", "logic", "math", "puzzle"]),
  entry("maze-focus", "Focus Maze", ["labyrinth", "path", "concentration", "puzzle"]),
  entry("addition-subtraction-0-10", "Sums to 10", ["math", "plus", "minus", "add", "subtract"]),
  entry("uppercase-lowercase-match", "Big and Small Letters", ["alphabet", "abc", "phonics"]),
  entry("feelings-checkin", "Feelings Check-In", ["emotions", "mood", "calm down", "counseling"]),
  entry("stem-balloon-rocket", "Balloon Rocket", ["science", "experiment", "physics", "stem"]),
];

export interface SearchResult {
  /** Documents with a card, in the catalogue's order. */
  readonly documents: readonly SheetDocument[];
  /** Sheets without a card that were found; none while nothing is searched for. */
  readonly links: readonly Pick<SearchEntry, "title" | "href">[];
}

const ALL: readonly SheetDocument[] = DOCUMENTS;

/**
 * What the catalogue shows: the cards of one section, or of all, whose title contains what was typed,
 * or whose search entry has it in its title or its tags. Capitals and spaces around it do not matter.
 */
export function searchCatalogue(typed: string, section?: SectionName): SearchResult {
  const wanted = typed.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  const tagged = new Set(
    SEARCH_ENTRIES.filter(({ title, tags }) => has(title) || tags.some(has)).map(
      ({ href }) => href,
    ),
  );
  const found = ALL.filter(({ name, title }) => has(title) || tagged.has(sheetHref(name)));
  return {
    documents: found.filter((one) => one.section && (!section || one.section === section)),
    links:
      wanted === "" || section
        ? []
        : found
            .filter((one) => !one.section)
            .map(({ name, title }) => ({ title, href: sheetHref(name) })),
  };
}
