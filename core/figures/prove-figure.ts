import { board } from "./board/board.ts";
import { proveBoard } from "./board/prove.ts";
import { cards } from "./cards/cards.ts";
import { proveCards } from "./cards/prove.ts";
import { chart } from "./chart/chart.ts";
import { proveChart } from "./chart/prove.ts";
import { cube } from "./cube/cube.ts";
import { proveCube } from "./cube/prove.ts";
import { curve } from "./curve/curve.ts";
import { proveCurve } from "./curve/prove.ts";
import type { FigureKind, StoredFigure } from "./figure.ts";
import { fretboard } from "./fretboard/fretboard.ts";
import { proveFretboard } from "./fretboard/prove.ts";
import { goban } from "./goban/goban.ts";
import { proveGoban } from "./goban/prove.ts";
import { grid } from "./grid/grid.ts";
import { proveGrid } from "./grid/prove.ts";
import { keys } from "./keys/keys.ts";
import { proveKeys } from "./keys/prove.ts";
import { layoutFaults } from "./layout.ts";
import { plan } from "./plan/plan.ts";
import { provePlan } from "./plan/prove.ts";
import { pose } from "./pose/pose.ts";
import { provePose } from "./pose/prove.ts";
import { proveRhythm } from "./rhythm/prove.ts";
import { rhythm } from "./rhythm/rhythm.ts";
import { proveRoute } from "./route/prove.ts";
import { route } from "./route/route.ts";
import { proveScore } from "./score/prove.ts";
import { score } from "./score/score.ts";
import { proveStages } from "./stages/prove.ts";
import { stages } from "./stages/stages.ts";
import { proveSwatch } from "./swatch/prove.ts";
import { swatch } from "./swatch/swatch.ts";
import { proveTab } from "./tab/prove.ts";
import { tab } from "./tab/tab.ts";

type Fault = { readonly path: readonly PropertyKey[]; readonly message: string };

const prover =
  <Data>(kind: FigureKind<Data>, prove: (data: Data) => string[]) =>
  (stored: StoredFigure): Fault[] => {
    const parsed = kind.schema.safeParse(stored);
    if (!parsed.success) {
      return parsed.error.issues.map(({ path, message }) => ({ path, message }));
    }
    const wrong = prove(parsed.data);
    // A figure that is wrong may not be drawable.
    const faults = wrong.length > 0 ? wrong : layoutFaults(kind.draw(parsed.data));
    return faults.map((message) => ({ path: [], message }));
  };

/** What proves each kind. */
export const PROVERS = new Map<string, (stored: StoredFigure) => Fault[]>([
  ["board", prover(board, proveBoard)],
  ["cards", prover(cards, proveCards)],
  ["cube", prover(cube, proveCube)],
  ["grid", prover(grid, proveGrid)],
  ["curve", prover(curve, proveCurve)],
  ["fretboard", prover(fretboard, proveFretboard)],
  ["goban", prover(goban, proveGoban)],
  ["keys", prover(keys, proveKeys)],
  ["chart", prover(chart, proveChart)],
  ["plan", prover(plan, provePlan)],
  ["pose", prover(pose, provePose)],
  ["route", prover(route, proveRoute)],
  ["score", prover(score, proveScore)],
  ["stages", prover(stages, proveStages)],
  ["rhythm", prover(rhythm, proveRhythm)],
  ["swatch", prover(swatch, proveSwatch)],
  ["tab", prover(tab, proveTab)],
]);

/** What is wrong with a figure: its data, what it claims, or how it is laid out; with the place. */
export function figureFaults(stored: StoredFigure): Fault[] {
  const prove = PROVERS.get(stored.kind);
  return prove?.(stored) ?? [{ path: ["kind"], message: `"${stored.kind}" is no kind of figure` }];
}
