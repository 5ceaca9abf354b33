import type { StoredFigure } from "#core/figures/figure.ts";
import { useFetchedPart } from "../../lib/use-fetched-part.ts";

const loadFigure = () => import("./figure.tsx");

/** The figure of a step; what draws it is loaded with the first one. */
export function StepFigure({ figure }: { figure: StoredFigure }) {
  const Figure = useFetchedPart(loadFigure);
  return Figure ? <Figure figure={figure} /> : <div aria-busy="true" className="h-40" />;
}
