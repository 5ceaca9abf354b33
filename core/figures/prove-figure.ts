import { board } from "./board/board.ts";
import { proveBoard } from "./board/prove.ts";
import { chart } from "./chart/chart.ts";
import { proveChart } from "./chart/prove.ts";
import { curve } from "./curve/curve.ts";
import { proveCurve } from "./curve/prove.ts";
import type { FigureKind, StoredFigure } from "./figure.ts";
import { fretboard } from "./fretboard/fretboard.ts";
import { proveFretboard } from "./fretboard/prove.ts";
import { keys } from "./keys/keys.ts";
import { proveKeys } from "./keys/prove.ts";
import { layoutFaults } from "./layout.ts";
import { type OpenedFigure, openFigure } from "./open-figure.ts";
import { plan } from "./plan/plan.ts";
import { provePlan } from "./plan/prove.ts";
import { pose } from "./pose/pose.ts";
import { provePose } from "./pose/prove.ts";
import { proveRhythm } from "./rhythm/prove.ts";
import { rhythm } from "./rhythm/rhythm.ts";
import { proveRoute } from "./route/prove.ts";
import { route } from "./route/route.ts";
import { proveStages } from "./stages/prove.ts";
import { stages } from "./stages/stages.ts";
import { proveSwatch } from "./swatch/prove.ts";
import { swatch } from "./swatch/swatch.ts";
import { proveTab } from "./tab/prove.ts";
import { tab } from "./tab/tab.ts";

interface Provable {
  readonly open: (stored: StoredFigure) => OpenedFigure | undefined;
  /** What is wrong with it, with the place in its data. */
  readonly faults: (stored: StoredFigure) => { path: readonly PropertyKey[]; message: string }[];
}

function provable<Data>(kind: FigureKind<Data>, prove: (data: Data) => string[]): Provable {
  return {
    open: (stored) => openFigure(kind, stored),
    faults: (stored) => {
      const parsed = kind.schema.safeParse(stored);
      if (!parsed.success) {
        return parsed.error.issues.map(({ path, message }) => ({ path, message }));
      }
      const wrong = prove(parsed.data);
      // A figure that is wrong may not be drawable.
      const faults = wrong.length > 0 ? wrong : layoutFaults(kind.draw(parsed.data));
      return faults.map((message) => ({ path: [], message }));
    },
  };
}

/** Every kind by its name, with what proves it. */
export const PROVABLE: Readonly<Record<string, Provable>> = {
  board: provable(board, proveBoard),
  curve: provable(curve, proveCurve),
  fretboard: provable(fretboard, proveFretboard),
  keys: provable(keys, proveKeys),
  chart: provable(chart, proveChart),
  plan: provable(plan, provePlan),
  pose: provable(pose, provePose),
  route: provable(route, proveRoute),
  stages: provable(stages, proveStages),
  rhythm: provable(rhythm, proveRhythm),
  swatch: provable(swatch, proveSwatch),
  tab: provable(tab, proveTab),
};

/** What is wrong with a figure: its data, what it claims, or how it is laid out. */
export function figureFaults(
  stored: StoredFigure,
): { path: readonly PropertyKey[]; message: string }[] {
  const kind = PROVABLE[stored.kind];
  return kind
    ? kind.faults(stored)
    : [{ path: ["kind"], message: `"${stored.kind}" is no kind of figure` }];
}
