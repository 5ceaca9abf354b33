import { readSeed } from "#core/random/seed.ts";
import { findDocument, type SheetDocument } from "./catalogue.ts";
import {
  PACK_AGES,
  PACK_SKILLS,
  PACK_TIMES,
  type PackAge,
  type PackSkill,
  type PackTime,
} from "./page.ts";

export const PAPERS = ["a4", "letter"] as const;
export type PaperName = (typeof PAPERS)[number];

/** The default document of an address (spec 3 §2). */
const DEFAULT_DOCUMENT = "ws-animals";

export const LARGEST_VARIANT = 9_999;

/** The most variants of a sheet in one print. */
export const LARGEST_SET = 40;

/** The parameters in a sheet's address (spec 3 §2), all validated. */
export interface SheetAddress {
  /** Undefined if the address names an unknown document. */
  readonly document: SheetDocument | undefined;
  readonly time: PackTime;
  readonly age: PackAge;
  readonly skill: PackSkill;
  /** Undefined if the address has none; then the day's seed is used. */
  readonly seed: string | undefined;
  /** The first variant, 1 to LARGEST_VARIANT. */
  readonly variant: number;
  /** Undefined if the address does not say; then it depends on the reader's country. */
  readonly paper: PaperName | undefined;
  readonly large: boolean;
  readonly saveInk: boolean;
  readonly answers: boolean;
  /** How many variants are shown, from `variant` on: 1 to LARGEST_SET. */
  readonly count: number;
}

const oneOf = <Value extends string | number>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value => values.find((value) => String(value) === text) ?? values[0];

const isOn = (text: string | null): boolean => text === "1";

function readInteger(text: string | null, most: number): number {
  const value = /^\d{1,6}$/u.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(value, 1), most);
}

/** Reads an address's query. An unknown or out-of-range value becomes its default or limit. */
export function readAddress(query: { get(name: string): string | null }): SheetAddress {
  return {
    document: findDocument(query.get("doc") || DEFAULT_DOCUMENT),
    time: oneOf(PACK_TIMES, query.get("time")),
    age: oneOf(PACK_AGES, query.get("age")),
    skill: oneOf(PACK_SKILLS, query.get("skill")),
    seed: readSeed(query.get("seed")),
    variant: readInteger(query.get("variant"), LARGEST_VARIANT),
    paper: PAPERS.find((paper) => paper === query.get("paper")),
    large: isOn(query.get("large")),
    saveInk: isOn(query.get("ink")),
    answers: isOn(query.get("answers")),
    count: readInteger(query.get("count"), LARGEST_SET),
  };
}

/**
 * An address as a path with its query; default values are left out. Own words follow after '#',
 * which a browser does not send.
 */
export function writeAddress(address: SheetAddress, words: readonly string[] = []): string {
  const parts: readonly (readonly [name: string, value: string | number, usual: unknown])[] = [
    ["doc", address.document?.name ?? DEFAULT_DOCUMENT, undefined],
    ["time", address.time, PACK_TIMES[0]],
    ["age", address.age, PACK_AGES[0]],
    ["skill", address.skill, PACK_SKILLS[0]],
    ["seed", address.seed ?? "", ""],
    ["variant", address.variant, 1],
    ["paper", address.paper ?? "", ""],
    ["large", Number(address.large), 0],
    ["ink", Number(address.saveInk), 0],
    ["answers", Number(address.answers), 0],
    ["count", address.count, 1],
  ];
  const query = parts
    .filter(([, value, usual]) => value !== usual)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const own = words.length > 0 ? `#own=${words.map(encodeURIComponent).join(",")}` : "";
  return `/print?${query}${own}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The own words after an address's '#', as they were typed; '' if there are none. Addresses that
 * begin with 'words=' are from before case was preserved: they have capitals for what was printed
 * in lower case.
 */
export function readWordsText(fragment: string): string {
  const { key, text = "" } = /^#?(?<key>own|words)=(?<text>.*)$/su.exec(fragment)?.groups ?? {};
  return key === "words" ? decoded(text).toLowerCase() : decoded(text);
}

/** US Letter in countries that use it, by the browser's language; A4 everywhere else. */
export const usualPaper = (language: string): PaperName =>
  /-(?:US|CA|MX|PH)\b/iu.test(language) ? "letter" : "a4";

/** Sheets that get a random seed when the address has none (spec 3 §9). */
export const isNewEachTime = ({ name }: SheetDocument): boolean => name === "math-maze";
