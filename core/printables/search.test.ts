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

  test("finds what a card shows: its description, its skills, its section and its ages", () => {
    expect(names("swap cards")).toEqual([]);
    expect(names("pumpkins")).toEqual(["halloween-pack"]);
    expect(names("geometry")).toEqual(["tangram-animals"]);
    expect(names("fine motor")).toContain("coloring-vehicles");
    expect(names("seasonal")).toContain("winter-kindness");
    expect(names("ages 3-6")).toContain("coloring-letters-numbers");
    for (const document of DOCUMENTS) {
      if (!("section" in document)) continue;
      const shown = [document.title, document.description, ...document.skills];
      for (const words of [...shown, `Ages ${document.ages}`]) {
        expect(names(words), words).toContain(document.name);
      }
    }
  });

  test("finds cards for an age, and with several words those that have them all", () => {
    const forSix = names("6");
    expect(forSix).toEqual(expect.arrayContaining(["coloring-letters-numbers", "sudoku4"]));
    expect(forSix).not.toContain("science-match");
    expect(names("age 3 animals")).toEqual(["coloring-animals"]);
  });

  test.each([
    ["maths", "addition-subtraction-0-10"],
    ["Colour", "coloring-nature"],
    ["labyrinth", "math-maze"],
    ["penmanship", "spelling"],
    ["emotions", "feelings-checkin"],
    ["abc", "coloring-letters-numbers"],
  ])("finds by another word: %s", (typed, name) => {
    expect(names(typed)).toContain(name);
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
