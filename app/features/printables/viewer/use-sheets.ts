import { useEffect, useState } from "react";
import { makeSheet } from "#core/printables/make-sheet.ts";
import type { OwnWordsUse } from "#core/printables/own-words.ts";
import type { Generate, Sheet } from "#core/printables/page.ts";
import type { FullAddress } from "./use-sheet-address.ts";

/** A variant of a sheet. */
export interface MadeSheet {
  readonly variant: number;
  readonly sheet: Sheet;
}

/** Sheets, and what they were made from: for a moment, the address may be newer. */
export interface MadeSet {
  readonly address: FullAddress;
  /** The own words that could be used. */
  readonly words: readonly string[];
  readonly sheets: readonly MadeSheet[];
}

export interface Sheets {
  /** 'load': the document's code could not be loaded; 'make': it could not make this sheet. */
  readonly status: "making" | "ready" | "load" | "make";
  /**
   * The previous sheets of this document stay until the next are ready; parts of a set are shown
   * early.
   */
  readonly set: MadeSet | undefined;
  readonly retry: () => void;
}

/** The visitor's own words, and what the document uses them for. */
export interface OwnWordsInput {
  readonly use: OwnWordsUse;
  readonly text: string;
}

/** Milliseconds of work after which the browser may update the screen. */
const TURN = 40;

const breath = () => new Promise((resolve) => setTimeout(resolve));

async function readWords(ownWords: OwnWordsInput | undefined): Promise<readonly string[]> {
  if (!ownWords?.text) return [];
  const { readOwnWords } = await import("#core/printables/own-words.ts");
  return readOwnWords(ownWords.text, ownWords.use).words;
}

/**
 * Makes all sheets of an address, pausing for the screen.
 * @param onTurn receives the sheets so far at each pause; returning false ends the work.
 */
async function makeAll(
  { address, words }: Omit<MadeSet, "sheets">,
  generate: Generate,
  onTurn: (sheets: readonly MadeSheet[]) => boolean,
): Promise<readonly MadeSheet[]> {
  const { document, seed, count, age, time, skill, large } = address;
  const sheets: MadeSheet[] = [];
  let turnEnds = performance.now() + TURN;
  for (let index = 0; index < count; index += 1) {
    const variant = address.variant + index;
    const params = { seed, variant, age, time, skill, large, words };
    sheets.push({ variant, sheet: makeSheet(document, generate, params) });
    if (performance.now() < turnEnds) continue;
    if (!onTurn([...sheets])) break;
    await breath();
    turnEnds = performance.now() + TURN;
  }
  return sheets;
}

/** Makes what an address asks for and reports it; a failure is a status. */
async function work(
  address: FullAddress,
  ownWords: OwnWordsInput | undefined,
  put: (status: Sheets["status"], set?: MadeSet) => boolean,
): Promise<void> {
  const parts = await Promise.all([address.document.load(), readWords(ownWords)]).catch(
    () => undefined,
  );
  if (!parts) return void put("load");
  const [{ generate }, words] = parts;
  const from = { address, words };
  try {
    const sheets = await makeAll(from, generate, (made) =>
      put("making", { ...from, sheets: made }),
    );
    put("ready", { ...from, sheets });
  } catch (error) {
    console.error(error);
    put("make");
  }
}

/** The sheets that an address asks for. */
export function useSheets(
  address: FullAddress | undefined,
  ownWords: OwnWordsInput | undefined,
): Sheets {
  const [made, setMade] = useState<{ key: string; status: Sheets["status"]; set?: MadeSet }>();
  const [attempt, setAttempt] = useState(0);
  const key = address ? keyOf(address, ownWords) : "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  useEffect(() => {
    if (!address) return;
    let current = true;
    void work(address, ownWords, (status, set) => {
      if (current) setMade({ key, status, ...(set && { set }) });
      return current;
    });
    return () => {
      current = false;
    };
  }, [key, attempt]);

  const retry = () => {
    setMade(undefined);
    setAttempt((count) => count + 1);
  };
  const isOfDocument = made?.set?.address.document === address?.document;
  return {
    status: made?.key === key ? made.status : "making",
    set: isOfDocument ? made?.set : undefined,
    retry,
  };
}

/** Everything that affects the body of a sheet. */
const keyOf = (
  { document, seed, variant, count, age, time, skill, large }: FullAddress,
  ownWords: OwnWordsInput | undefined,
): string =>
  JSON.stringify([document.name, seed, variant, count, age, time, skill, large, ownWords?.text]);
