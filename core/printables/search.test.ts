import { describe, expect, test } from "vitest";
import { DOCUMENTS, findDocument, SECTIONS } from "./catalogue.ts";
import { FILTERS, findFilter, packFocus } from "./pack-focus.ts";
import { SEARCH_ENTRIES, searchCatalogue } from "./search.ts";

const names = (typed: string, section?: Parameters<typeof searchCatalogue>[1]) =>
  searchCatalogue(typed, section).documents.map(({ name }) => name);

describe("the search", () => {
  test("shows every card in its section while nothing is typed", () => {
    for (const typed of ["", "   "]) {
      const { documents, links } = searchCatalogue(typed);
      const counts = SECTIONS.map(
        ({ name }) => documents.filter(({ section }) => section === name).length,
      );
      expect(counts).toEqual([5, 12, 6, 6, 6, 4, 4, 4]);
      expect(links).toEqual([]);
    }
  });

  test("finds a part of a title, in capitals or not", () => {
    expect(names("SuDo")).toEqual(["sudoku4", "sudoku6"]);
    expect(names("  sudo ")).toEqual(["sudoku4", "sudoku6"]);
  });

  test("finds a part of a tag", () => {
    expect(names("labyr")).toEqual(["maze-focus"]);
    expect(names("alphabet")).toContain("uppercase-lowercase-match");
  });

  test("finds sheets without a card as links", () => {
    const { links } = searchCatalogue("planets");
    expect(links).toEqual([{ title: "Space Word Search", href: "/print?doc=ws-space" }]);
    expect(searchCatalogue("your words").links).toHaveLength(3);
  });

  test("keeps to the section that is shown", () => {
    expect(names("maze", "worksheets")).toEqual(["math-maze"]);
    expect(searchCatalogue("planets", "coloring").links).toEqual([]);
  });

  test("takes signs for signs", () => {
    expect(names(".*")).toEqual([]);
    expect(names("(")).toEqual([]);
  });

  test("has ten entries whose tags are in lower case and whose sheets exist", () => {
    expect(SEARCH_ENTRIES).toHaveLength(10);
    for (const { href, tags } of SEARCH_ENTRIES) {
      expect(findDocument(href.replace("/print?doc=", ""))).toBeDefined();
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) expect(tag).toBe(tag.toLowerCase());
    }
  });
});

describe("the filter", () => {
  test("has ten choices, and 'Recent' shows the one-pagers only", () => {
    expect(FILTERS.map(({ title }) => title)).toEqual([
      "All",
      "Recent",
      "Coloring",
      "Worksheets",
      "Creative",
      "Brain",
      "Emotional",
      "Season",
      "Challenge",
      "One-pagers",
    ]);
    expect(names("", findFilter("recent").section)).toEqual(
      DOCUMENTS.filter((one) => "section" in one && one.section === "one-pagers").map(
        ({ name }) => name,
      ),
    );
  });

  test("that nobody knows is 'All'", () => {
    for (const name of [undefined, null, "", "nonsense", "constructor"]) {
      expect(findFilter(name).name).toBe("all");
    }
  });

  test.each([
    ["all", "mixed"],
    ["recent", "stem"],
    ["coloring", "creativity"],
    ["worksheets", "reading"],
    ["creative", "creativity"],
    ["brain", "focus"],
    ["emotional", "focus"],
    ["season", "mixed"],
    ["challenge", "mixed"],
    ["one-pagers", "stem"],
  ] as const)("%s makes a pack of %s", (filter, focus) => {
    expect(packFocus(filter)).toBe(focus);
  });
});
