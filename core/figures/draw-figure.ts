import { board } from "./board/board.ts";
import { cards } from "./cards/cards.ts";
import { chart } from "./chart/chart.ts";
import { cube } from "./cube/cube.ts";
import { curve } from "./curve/curve.ts";
import type { FigureKind, StoredFigure } from "./figure.ts";
import { fretboard } from "./fretboard/fretboard.ts";
import { goban } from "./goban/goban.ts";
import { grid } from "./grid/grid.ts";
import { keys } from "./keys/keys.ts";
import { type OpenedFigure, openFigure } from "./open-figure.ts";
import { plan } from "./plan/plan.ts";
import { pose } from "./pose/pose.ts";
import { rhythm } from "./rhythm/rhythm.ts";
import { route } from "./route/route.ts";
import { score } from "./score/score.ts";
import { stages } from "./stages/stages.ts";
import { swatch } from "./swatch/swatch.ts";
import { tab } from "./tab/tab.ts";

const opener =
  <Data>(kind: FigureKind<Data>) =>
  (stored: StoredFigure): OpenedFigure | undefined =>
    openFigure(kind, stored);

/** Every kind by its name. Browsers load each with its first figure instead. */
const KINDS = new Map<string, (stored: StoredFigure) => OpenedFigure | undefined>([
  ["board", opener(board)],
  ["chart", opener(chart)],
  ["cards", opener(cards)],
  ["cube", opener(cube)],
  ["grid", opener(grid)],
  ["curve", opener(curve)],
  ["fretboard", opener(fretboard)],
  ["goban", opener(goban)],
  ["keys", opener(keys)],
  ["plan", opener(plan)],
  ["pose", opener(pose)],
  ["rhythm", opener(rhythm)],
  ["route", opener(route)],
  ["score", opener(score)],
  ["stages", opener(stages)],
  ["swatch", opener(swatch)],
  ["tab", opener(tab)],
]);

/** Draws a figure of any kind; undefined for one that this version cannot read. */
export const drawFigure = (stored: StoredFigure): OpenedFigure | undefined =>
  KINDS.get(stored.kind)?.(stored);
