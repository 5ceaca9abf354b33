import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readHobbyData } from "#tests/factories/hobby-words.ts";
import { readPhrases } from "#tests/factories/typed-phrases.ts";
import { everyNth } from "#tests/property-runs.ts";
import { browserHobbyData, buildHobbyIndex } from "./build-index.ts";
import { checkHobby } from "./check.ts";
import { buildUnsafeIndex, findUnsafe } from "./unsafe.ts";
import { derive, inflect } from "./word-forms.ts";

const data = readHobbyData();
const index = buildHobbyIndex(data);
const browser = buildHobbyIndex(browserHobbyData(data));

describe("no plan is made", () => {
  test.each(readPhrases("refused"))("of %s, by server and browser alike", (name, phrases) => {
    const isSelfHarm = name === "self-harm";
    const wrong = phrases.filter((phrase) => {
      const { unsafe, unsafeKind } = checkHobby(phrase, index);
      return !unsafe || (unsafeKind === "self-harm") !== isSelfHarm;
    });
    expect(wrong).toEqual([]);
    for (const phrase of phrases) {
      expect(checkHobby(phrase, browser).unsafeKind, phrase).toBe(
        checkHobby(phrase, index).unsafeKind,
      );
    }
  });

  test.each(["guitar and %s", "%s, chess", "how to learn %s at home", "I WANT TO TRY %s!!!"])(
    "of what is unsafe inside of '%s'",
    (frame) => {
      for (const phrase of [
        "drowning kittens",
        "pipe bombs",
        "cooking meth",
        "child porn",
        "kkk",
      ]) {
        expect(checkHobby(frame.replace("%s", phrase), index).unsafe, phrase).toBe(true);
      }
      const { unsafeKind } = checkHobby(frame.replace("%s", "cutting my wrists"), index);
      expect(unsafeKind).toBe("self-harm");
    },
  );
});

test.each(readPhrases("innocent"))("what is %s is not refused", (_, phrases) => {
  const refused = phrases.filter((phrase) => checkHobby(phrase, index).unsafe);
  expect(refused).toEqual([]);
});

describe("our own lessons", () => {
  /** The texts of a lesson file that get into plans, one per line. */
  const linesOf = (yaml: string): string[] =>
    yaml.replace(/^answers:\n(?: .*\n)*/m, "").split("\n");
  const files = ["hobbies", "first-edition", "archetypes", "kits", "general"].flatMap((folder) => {
    const url = new URL(`../../content/${folder}/`, import.meta.url);
    return readdirSync(url, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => readFileSync(new URL(name, url), "utf8"));
  });

  test("pass the rule for long texts", () => {
    const lines = files.flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(50_000);
    const step = everyNth(10);
    const looked = lines.filter((_, at) => at % step === 0);
    expect(looked.filter((line) => findUnsafe(line, index.unsafe, "lesson"))).toEqual([]);
  }, 300_000);

  test("and questions may name chords", () => {
    expect(findUnsafe("How do I play Dm7 after G7?", index.unsafe, "question")).toBeUndefined();
    expect(findUnsafe("smoking dm7 and dmt", index.unsafe, "question")).toBe("drugs");
    expect(findUnsafe("Dm7 (2213), G7.", index.unsafe, "lesson")).toBeUndefined();
  });

  test("may say what no hobby may be named", () => {
    const texts = ["Kill the heat after a minute.", "A blow to the head ends the day."];
    for (const text of texts) expect(findUnsafe(text, index.unsafe, "lesson")).toBeUndefined();
    expect(findUnsafe("killing", index.unsafe, "name")).toBe("violence");
    expect(findUnsafe("Then build a pipe bomb.", index.unsafe, "lesson")).toBe("violence");
  });
});

describe("words stand for their forms", () => {
  test.each([
    ["stab", ["stabs", "stabbing", "stabbed"]],
    ["rape", ["rapes", "raping", "raped"]],
    ["bully", ["bullies", "bullying", "bullied"]],
    ["mimic", ["mimics", "mimicking", "mimicked"]],
    ["kidnap", ["kidnaping", "kidnapping", "kidnapped"]],
    ["choke", ["choking", "chokeing", "choked"]],
  ])("%s", (word, forms) => expect(inflect(word)).toEqual(expect.arrayContaining(forms)));

  test("and for no other word's", () => {
    expect(inflect("rape")).not.toContain("rapping");
    expect(inflect("rob")).not.toContain("robes");
    expect(inflect("kkk")).toEqual(["kkk"]);
    expect(derive("nice")).toContain("nicest");
  });
});

describe("a list that contradicts itself is refused", () => {
  const { violence } = data.unsafe.kinds;
  const withPhrases = (phrases: string[]) => ({
    ...data.unsafe,
    kinds: { ...data.unsafe.kinds, violence: { ...violence, phrases } },
  });

  test("a phrase of one word, which would be found in harmless texts", () => {
    expect(() => buildUnsafeIndex(withPhrases(["the kill"]))).toThrow("only one telling word");
  });

  test("a group that is not there", () => {
    expect(() => buildUnsafeIndex(withPhrases(["tease <unicorns>"]))).toThrow(
      "no group <unicorns>",
    );
  });

  test("a phrase that begins with a word that may be missing", () => {
    expect(() => buildUnsafeIndex(withPhrases(["maybe? kill people"]))).toThrow("telling word");
  });
});
