import { writeAddress } from "#core/printables/address.ts";
import site from "#generated/site.json";
import { type FramedPage, frameAnswers, framePages, type SheetIdentity } from "../frame.ts";
import type { Paper } from "../paper.ts";
import type { FullAddress } from "./use-sheet-address.ts";
import type { MadeSet } from "./use-sheets.ts";

export interface ShownPage {
  readonly key: string;
  /** A description for those who do not see it. */
  readonly label: string;
  readonly page: FramedPage;
}

/** Identifies the sheet of an address and its own words, for the sheet's code. */
export const identifySheet = (
  address: FullAddress,
  variant: number,
  ownWords: boolean,
  paper: Paper,
): SheetIdentity => ({
  document: address.document,
  seed: address.seed,
  variant,
  settings: address,
  ownWords,
  paper,
  maker: site.name,
});

/**
 * The sheets' pages in printing order: all sheets, then all keys.
 * @param origin where the QR codes lead, as 'https://…' without a path.
 */
export function shownPages(
  { sheets, address, words }: MadeSet,
  answers: boolean,
  paper: Paper,
  origin: string,
): ShownPage[] {
  const { document } = address;
  const framed = sheets.map(({ variant, sheet }) => {
    const alone = { ...address, variant, count: 1, paper: undefined, saveInk: false };
    const answered = writeAddress({ ...alone, answers: document.solvable }, words);
    const identity = {
      ...identifySheet(address, variant, words.length > 0, paper),
      link: origin + answered,
    };
    const name = sheets.length > 1 ? `, no. ${variant}` : "";
    const shown = (pages: readonly FramedPage[], kind: string): ShownPage[] =>
      pages.map((page, index) => ({
        key: `${kind} ${variant} ${index}`,
        label: `${page.heading}${name}, ${kind} ${index + 1} of ${pages.length}`,
        page,
      }));
    return {
      pages: shown(framePages(sheet, identity), "page"),
      keys: answers ? shown(frameAnswers(sheet, identity), "answers page") : [],
    };
  });
  return [...framed.flatMap(({ pages }) => pages), ...framed.flatMap(({ keys }) => keys)];
}
