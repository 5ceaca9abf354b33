import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ARCHETYPES } from "#core/plan/family.ts";
import { readHobbyData, taughtSlugs } from "#tests/factories/hobby-words.ts";
import { RUNS } from "#tests/property-runs.ts";
import { browserHobbyData, buildHobbyIndex } from "./build-index.ts";
import { checkHobby, findHobby } from "./check.ts";
import { isOrdinary } from "./ordinary.ts";
import { HobbyCheckSchema, UNSAFE_KINDS } from "./result.ts";
import { findUnsafe } from "./unsafe.ts";

const data = readHobbyData();
const index = buildHobbyIndex(data);
const browserData = browserHobbyData(data);
const browser = buildHobbyIndex(browserData);

const typed = fc.oneof(
  fc.string({ maxLength: 50 }),
  fc.string({ unit: "binary", maxLength: 50 }),
  fc.string({ unit: fc.constantFrom(..."aeioknrst ,&/-'"), maxLength: 50 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          "guitar",
          "and",
          "with",
          "learn",
          "ai",
          "art",
          "making",
          "sex",
          "bomb",
          "吉他",
          "&",
          "qwerty",
        ],
        ...[
          "for",
          "kids",
          "sewing",
          "table",
          "kill",
          "myself",
          "a",
          "fun",
          "c++",
          "é",
          "p0rn",
          "weed",
        ],
      ),
      { maxLength: 8 },
    )
    .map((words) => words.join(" ")),
);

describe("any text", () => {
  test("gets an answer of the schema, from server and browser", () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const each of [index, browser]) HobbyCheckSchema.parse(checkHobby(text, each));
      }),
      { ...RUNS, numRuns: 600 },
    );
  });

  test("gets the same answer however often it is asked", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(checkHobby(text, index)).toEqual(checkHobby(text, index));
      }),
    );
  });

  test("is as unsafe, and as complex, for the browser as for the server", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const server = checkHobby(text, index);
        expect(checkHobby(text, browser).unsafeKind).toBe(server.unsafeKind);
        if (server.reason === "complex") expect(checkHobby(text, browser)).toEqual(server);
      }),
      { ...RUNS, numRuns: 600 },
    );
  });

  test("of any length is answered", () => {
    expect(checkHobby("guitar ".repeat(5000), index).isValid).toBe(true);
    expect(checkHobby("x".repeat(100_000), index).reason).toBe("gibberish");
  });
});

describe("the curated list", () => {
  const terms = data.hobbies.flatMap((hobby) =>
    [hobby.name, ...hobby.aliases, ...hobby.phrases].map((term) => ({ hobby, term })),
  );

  test("covers every archetype with several hobbies", () => {
    expect(data.hobbies.length).toBeGreaterThanOrEqual(170);
    for (const archetype of ARCHETYPES) {
      const those = data.hobbies.filter((hobby) => hobby.archetype === archetype);
      expect(those.length, archetype).toBeGreaterThanOrEqual(4);
    }
  });

  test("has the hobbies of the library", () => {
    const slugs =
      "guitar piano drawing watercolor-painting photography cooking sourdough-baking yoga chess gardening coding knitting";
    for (const slug of slugs.split(" ")) expect(index.curated.has(slug), slug).toBe(true);
  });

  test("is reached by every name, alias and phrase, in both indexes", () => {
    for (const { hobby, term } of terms) {
      for (const each of [index, browser]) {
        const check = checkHobby(term, each);
        expect(check.detectedHobbies, term).toEqual([hobby.name]);
        expect(check.reason, term).toBe(each.complex.has(hobby.slug) ? "complex" : undefined);
        expect(findHobby(term, each)?.slug, term).toBe(hobby.slug);
      }
    }
  });

  test("is reached through the usual words around a name", () => {
    for (const { name, slug } of data.hobbies) {
      for (const text of [
        `learn ${name}`,
        `how to get better at ${name}`,
        `${name} for beginners`,
      ]) {
        expect(findHobby(text, index)?.slug, text).toBe(slug);
      }
    }
  });

  test("is suggested for one typing error, unless that is a word of its own", () => {
    const single = data.hobbies.filter(({ name }) => /^[A-Za-z]{5,}$/.test(name));
    const error = fc.record({
      hobby: fc.constantFrom(...single),
      kind: fc.constantFrom("swap", "drop", "double", "replace"),
      place: fc.double({ min: 0, max: 0.999, noNaN: true }),
      letter: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
    });
    fc.assert(
      fc.property(error, ({ hobby, kind, place, letter }) => {
        const name = hobby.name.toLowerCase();
        const at = 1 + Math.floor(place * (name.length - 2));
        const one = name.charAt(at);
        const wrong =
          name.slice(0, at) +
          { swap: name.charAt(at + 1) + one, drop: "", double: one + one, replace: letter }[kind] +
          name.slice(at + (kind === "swap" ? 2 : 1));
        fc.pre(wrong !== name && !isOrdinary(wrong, index.ordinary));
        fc.pre(findHobby(wrong, index) === undefined && !findUnsafe(wrong, index.unsafe));
        const check = checkHobby(wrong, index);
        fc.pre(check.reason !== "gibberish" && check.reason !== "vague");
        expect(check.isValid).toBe(false);
        expect(check.suggestions.length).toBeGreaterThan(0);
        // Only five closer spellings may keep it out.
        if (check.suggestions.length < 5) expect(check.suggestions).toContain(hobby.name);
      }),
      { ...RUNS, numRuns: 1500 },
    );
  });
});

describe("a name near a hobby", () => {
  const taught = new Set(taughtSlugs());
  const shipped = buildHobbyIndex({ ...data, taught: [...taught] });

  test("is never taken for it", () => {
    for (const { name, near } of data.hobbies) {
      for (const term of near) {
        const check = checkHobby(term, shipped);
        expect(check.isValid, term).toBe(true);
        expect(check.suggestion, term).not.toBe(name);
        expect(check.nearest?.length, term).toBeGreaterThan(0);
      }
    }
  });

  test("and a hobby without lessons is offered hobbies that have some", () => {
    const untaught = data.hobbies.filter(({ slug }) => !taught.has(slug));
    expect(untaught.length).toBeGreaterThan(100);
    for (const { slug, instead } of untaught) {
      for (const other of instead) expect(taught, `${slug} offers ${other}`).toContain(other);
    }
  });
});

describe("a dangerous activity", () => {
  const shipped = buildHobbyIndex({ ...data, taught: taughtSlugs() });

  test("is answered with what to do alone, with a teacher and not at all", () => {
    for (const { terms, alone, teacher, never } of data.dangers) {
      for (const term of terms) {
        const check = checkHobby(term, shipped);
        expect(check.isValid, term).toBe(true);
        expect(check.danger, term).toBe(`${alone} ${teacher} ${never}`);
      }
    }
  });

  test("is as dangerous by another of its names", () => {
    for (const name of ["buceo", "tauchen", "غوص"]) {
      expect(checkHobby(name, shipped), name).toMatchObject({
        suggestion: "Diving",
        danger: expect.stringContaining("certified instructor"),
      });
    }
  });

  test("is described in words that a lesson may use", () => {
    for (const { alone, teacher, never } of data.dangers) {
      for (const text of [alone, teacher, never]) {
        expect(findUnsafe(text, index.unsafe, "lesson"), text).toBeUndefined();
      }
    }
  });
});

describe("what the check offers", () => {
  test("can be taken: each name is a hobby, valid or confirmable", () => {
    const offered = new Set([
      ...index.popular,
      ...[...index.related.values(), ...index.complex.values()].flat(),
      ...UNSAFE_KINDS.flatMap((kind) => index.offers[kind] ?? []),
    ]);
    for (const name of offered) {
      const { reason } = checkHobby(name, browser);
      expect(reason === undefined || reason === "complex", name).toBe(true);
    }
  });

  test("offers no complex hobby beside a complex one", () => {
    for (const alternatives of index.complex.values()) {
      for (const name of alternatives) expect(checkHobby(name, index).isValid, name).toBe(true);
    }
  });
});

describe("the lexicon", () => {
  test("holds rare hobbies, none of them unsafe, each of them valid or asked about as broad", () => {
    expect(data.lexicon.length).toBeGreaterThan(2500);
    for (const { name } of data.lexicon) {
      expect(findUnsafe(name, index.unsafe), name).toBeUndefined();
      const { isValid, reason } = checkHobby(name, index);
      expect(isValid || reason === "unknown" || reason === "complex", `${name}: ${reason}`).toBe(
        true,
      );
    }
  });

  test("a valid name leads back to the same hobby", () => {
    for (const { name } of data.lexicon) {
      const { isValid, suggestion } = checkHobby(name, index);
      if (!isValid || suggestion === null) continue;
      expect(checkHobby(suggestion, index).suggestion, name).toBe(suggestion);
    }
  });
});

describe("ordinary words", () => {
  test("are never turned into another hobby", () => {
    for (const word of data.ordinary) {
      const check = checkHobby(word, index);
      if (check.isValid || check.reason !== "unknown" || check.suggestion === null) continue;
      throw new Error(`${word} became ${check.suggestion}`);
    }
  });

  test("are hardly ever gibberish", () => {
    const wrong = data.ordinary.filter((word) => checkHobby(word, index).reason === "gibberish");
    expect(wrong).toEqual([]);
  });

  test("protect the browser too, with a small part of the list", () => {
    expect(browserData.ordinary.length).toBeLessThan(data.ordinary.length);
    for (const word of ["table", "dying", "tables", "cable"]) {
      expect(checkHobby(word, browser).suggestion, word).toBeNull();
    }
  });
});

describe("data that contradicts itself is refused", () => {
  test("an alias of two hobbies", () => {
    const [first, ...others] = data.hobbies;
    if (!first) throw new Error("no hobbies");
    const faulty = { ...data, hobbies: [{ ...first, aliases: ["Piano"] }, ...others] };
    expect(() => buildHobbyIndex(faulty)).toThrow("is a term of");
  });

  test("an offer that is not in the list", () => {
    const guide = { ...data.guide, popular: ["Nothing"] };
    expect(() => buildHobbyIndex({ ...data, guide })).toThrow("no hobby is named 'Nothing'");
  });
});
