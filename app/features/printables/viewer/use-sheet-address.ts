import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import {
  isNewEachTime,
  readAddress,
  readWordsText,
  type SheetAddress,
  usualPaper,
  writeAddress,
} from "#core/printables/address.ts";
import type { SheetDocument } from "#core/printables/catalogue.ts";
import { daySeed } from "#core/random/seed.ts";
import { useIsLive } from "../../../lib/use-is-live.ts";
import { PAPER, type Paper } from "../paper.ts";

/** An address with a document and a seed: what a sheet is made from. */
export type FullAddress = SheetAddress & {
  readonly document: SheetDocument;
  readonly seed: string;
};

export interface SheetAddressState {
  /** False until the page is interactive; before that, the address is not known. */
  readonly live: boolean;
  /** Undefined for a document that does not exist, and before the page is interactive. */
  readonly address: FullAddress | undefined;
  readonly today: string;
  readonly paper: Paper;
  /** The own words as they are written in the address. */
  readonly wordsText: string;
  /** Goes to the same sheet with some changes; `words` replace the own words. */
  readonly change: (changed: Partial<SheetAddress>, words?: readonly string[]) => void;
}

const QUIET = { replace: true, preventScrollReset: true } as const;
const NOTHING = new URLSearchParams();

/** Digits only, because random letters could spell something. */
const chanceSeed = (): string => String(Math.floor(Math.random() * 1e8)).padStart(8, "0");

/** The viewer's address, and a function to change it. */
export function useSheetAddress(): SheetAddressState {
  const live = useIsLive();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [today] = useState(() => daySeed(new Date()));
  const asked = useMemo(() => readAddress(live ? query : NOTHING), [live, query]);
  const { document } = asked;
  const needsChance = live && !!document && isNewEachTime(document) && !asked.seed;

  // A random sheet can be printed again only if its seed is in the address.
  useEffect(() => {
    if (needsChance) void navigate(writeAddress({ ...asked, seed: chanceSeed() }), QUIET);
  }, [needsChance, asked, navigate]);

  const seed = asked.seed ?? today;
  const address = useMemo(
    () => (live && document && !needsChance ? { ...asked, document, seed } : undefined),
    [live, document, needsChance, asked, seed],
  );
  return {
    live: live && !needsChance,
    address,
    today,
    paper: PAPER[asked.paper ?? (live ? usualPaper(navigator.language) : "a4")],
    wordsText: live ? readWordsText(hash) : "",
    change: (changed, words) => {
      const target = writeAddress({ ...asked, ...changed }, words);
      void navigate(words ? target : target + hash, QUIET);
    },
  };
}
