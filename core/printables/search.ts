import {
  DOCUMENTS,
  type DocumentName,
  SECTIONS,
  type SectionName,
  type SheetDocument,
} from "./catalogue.ts";

/** A search entry that is found by more words than its title. */
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
  /** Found sheets without a card; empty while nothing is searched for. */
  readonly links: readonly Pick<SearchEntry, "title" | "href">[];
}

const ALL: readonly SheetDocument[] = DOCUMENTS;

/** Words with the same meaning to somebody who looks for a sheet. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["color", "colour"],
  ["math", "maths", "arithmetic"],
  ["addition", "adding", "plus"],
  ["subtraction", "subtracting", "minus"],
  ["maze", "labyrinth"],
  ["drawing", "draw", "sketch"],
  ["handwriting", "tracing", "penmanship"],
  ["feelings", "emotions", "emotional"],
  ["letters", "alphabet", "abc"],
  ["numbers", "counting", "digits"],
  ["cutting", "scissors", "craft"],
  ["logic", "puzzle", "brain teaser"],
  ["calm", "mindfulness", "relax"],
  ["vocabulary", "words"],
  ["wordsearch", "word search"],
  ["stem", "science", "experiment"],
  ["vehicles", "cars", "trucks"],
];

/** Everything that a card shows and every name of the sheet, in lower case. */
function wordsOf({ name, title, description, skills, ages, section }: SheetDocument): string {
  const entries = SEARCH_ENTRIES.filter(({ href }) => href === sheetHref(name));
  return [
    title,
    description,
    `ages ${ages}`,
    ...skills,
    ...SECTIONS.filter((one) => one.name === section).map((one) => one.title),
    ...entries.flatMap((one) => [one.title, ...one.tags]),
  ]
    .join("\n")
    .toLowerCase();
}

/** The texts of which a matching card must contain one. */
const variantsOf = (wanted: string): readonly string[] => [
  wanted,
  ...SYNONYMS.filter((group) => group.includes(wanted)).flat(),
];

function isForAge({ ages }: SheetDocument, wanted: string): boolean {
  if (!/^\d{1,2}$/u.test(wanted)) return false;
  const [from = 0, to = from] = ages.split("-").map(Number);
  return from <= Number(wanted) && Number(wanted) <= to;
}

/**
 * What the catalogue shows: the cards of one section, or of all, that contain everything typed, in
 * the title, the description, the chips, the section's name, a tag or a synonym. A number also
 * matches an age. Capitals and surrounding spaces do not matter.
 */
export function searchCatalogue(typed: string, section?: SectionName): SearchResult {
  const wanted = typed.trim().toLowerCase();
  const parts = wanted.split(/\s+/u);
  const found = ALL.filter((document) => {
    const words = wordsOf(document);
    const has = (text: string) =>
      variantsOf(text).some((one) => words.includes(one)) || isForAge(document, text);
    return has(wanted) || parts.every(has);
  });
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
