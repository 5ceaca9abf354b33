import { numbersOf } from "../parts.ts";
import type { Stages } from "./stages.ts";

/** Strokes within their square, each of whole points. */
export const proveStages = ({ stages }: Stages): string[] =>
  stages.flatMap(({ strokes }, index) =>
    strokes.flatMap(({ d }) => {
      const values = numbersOf(d);
      return [
        ...(/^\s*M/u.test(d) ? [] : [`stage ${index + 1}: a stroke begins with M`]),
        ...(values.length % 2 === 0 ? [] : [`stage ${index + 1}: half a point in "${d}"`]),
        ...(values.some((value) => value < 0 || value > 100)
          ? [`stage ${index + 1}: "${d.slice(0, 30)}" leaves its square`]
          : []),
        ...[...d.matchAll(/C([^MLCZ]*)/gu)].flatMap(([, rest = ""]) =>
          numbersOf(rest).length % 6 === 0
            ? []
            : [`stage ${index + 1}: a curve has three points each, in "${d.slice(0, 30)}"`],
        ),
      ];
    }),
  );
