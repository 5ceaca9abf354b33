import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { readSeed } from "#core/random/seed.ts";
import { useIsLive } from "../../../lib/use-is-live.ts";
import { makeSeed, seedOfDay, TODAY } from "./seed-text.ts";

const QUIET = { replace: true, preventScrollReset: true } as const;

const freshSeed = (): string => makeSeed(Math.random);

export interface GameSeed {
  /** '' until the page is interactive; until then an empty board of the same size is shown. */
  readonly seed: string;
  readonly isToday: boolean;
  /** Chooses another random seed, and removes the old one from the address. */
  readonly newSeed: () => void;
  /** The address of today's challenge with the current level and other choices. */
  readonly todayLink: string;
  /** The absolute address of exactly this game, for a friend. */
  readonly shareLink: string;
}

/** A game's seed: the one in the address, or a random one. */
export function useGameSeed(): GameSeed {
  const live = useIsLive();
  // When prerendering, the address ends with a slash; in the browser it does not.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/u, "");
  const [params, setParams] = useSearchParams();
  const [own, setOwn] = useState(freshSeed);
  // Until the date is known, the link says 'today'.
  const today = live ? seedOfDay(new Date()) : TODAY;
  const asked = readSeed(params.get("seed"));
  const seed = live ? ((asked === TODAY ? today : asked) ?? own) : "";
  const linkTo = (wanted: string): string => {
    const query = new URLSearchParams(live ? params : undefined);
    if (wanted) query.set("seed", wanted);
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const isUndated = live && asked === TODAY;
  useEffect(() => {
    if (!isUndated) return;
    const next = new URLSearchParams(params);
    next.set("seed", today);
    setParams(next, QUIET);
  }, [isUndated, today, params, setParams]);
  const newSeed = useCallback(() => {
    setOwn(freshSeed());
    if (!params.has("seed")) return;
    const next = new URLSearchParams(params);
    next.delete("seed");
    setParams(next, QUIET);
  }, [params, setParams]);
  const isToday = live && seed === today;
  const todayLink = linkTo(today);
  const shareLink = live ? `${window.location.origin}${linkTo(seed)}` : "";
  return useMemo(
    () => ({ seed, isToday, newSeed, todayLink, shareLink }),
    [seed, isToday, newSeed, todayLink, shareLink],
  );
}

/**
 * One of a few choices (a level, a category, a theme), stored in the address, so that a shared link
 * opens the same game. Defaults to the first.
 */
export function useGameChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const live = useIsLive();
  const [params, setParams] = useSearchParams();
  const asked = live ? params.get(name) : null;
  const [first] = values;
  const chosen = values.find((value) => value === asked) ?? first;
  const choose = useCallback(
    (value: Value) => {
      const next = new URLSearchParams(params);
      if (value === first) next.delete(name);
      else next.set(name, value);
      setParams(next, QUIET);
    },
    [params, setParams, name, first],
  );
  return [chosen, choose];
}
