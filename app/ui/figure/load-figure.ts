import type { FigureKind, StoredFigure } from "#core/figures/figure.ts";
import { type OpenedFigure, openFigure } from "#core/figures/open-figure.ts";

type Open = (stored: StoredFigure) => OpenedFigure | undefined;

const opener =
  <Data>(load: () => Promise<FigureKind<Data>>) =>
  async (): Promise<Open> => {
    const kind = await load();
    return (stored) => openFigure(kind, stored);
  };

/** Each kind is loaded with its first figure. */
const KINDS = new Map<string, () => Promise<Open>>([
  ["board", opener(async () => (await import("#core/figures/board/board.ts")).board)],
  ["cards", opener(async () => (await import("#core/figures/cards/cards.ts")).cards)],
  ["cube", opener(async () => (await import("#core/figures/cube/cube.ts")).cube)],
  ["grid", opener(async () => (await import("#core/figures/grid/grid.ts")).grid)],
  ["curve", opener(async () => (await import("#core/figures/curve/curve.ts")).curve)],
  [
    "fretboard",
    opener(async () => (await import("#core/figures/fretboard/fretboard.ts")).fretboard),
  ],
  ["goban", opener(async () => (await import("#core/figures/goban/goban.ts")).goban)],
  ["keys", opener(async () => (await import("#core/figures/keys/keys.ts")).keys)],
  ["chart", opener(async () => (await import("#core/figures/chart/chart.ts")).chart)],
  ["plan", opener(async () => (await import("#core/figures/plan/plan.ts")).plan)],
  ["pose", opener(async () => (await import("#core/figures/pose/pose.ts")).pose)],
  ["route", opener(async () => (await import("#core/figures/route/route.ts")).route)],
  ["score", opener(async () => (await import("#core/figures/score/score.ts")).score)],
  ["stages", opener(async () => (await import("#core/figures/stages/stages.ts")).stages)],
  ["rhythm", opener(async () => (await import("#core/figures/rhythm/rhythm.ts")).rhythm)],
  ["swatch", opener(async () => (await import("#core/figures/swatch/swatch.ts")).swatch)],
  ["tab", opener(async () => (await import("#core/figures/tab/tab.ts")).tab)],
]);

/**
 * A figure, drawn; undefined for a kind that this version does not know.
 * @throws when its kind cannot be loaded.
 */
export async function loadFigure(stored: StoredFigure): Promise<OpenedFigure | undefined> {
  const open = await KINDS.get(stored.kind)?.();
  return open?.(stored);
}
