import { PLAN_GRID, PLANS_HEADER } from "./plan-grid.ts";
import { TilePlaces } from "./stat-tiles.tsx";

const PLACES = [1, 2, 3] as const;

/** Placeholders for tiles, week and cards, as tall as what replaces them. */
export function Skeletons() {
  return (
    <div aria-hidden="true" data-testid="skeletons">
      <TilePlaces />
      <div className="mt-4 h-65 animate-pulse rounded-card bg-sunk md:h-39 lg:h-32" />
      <div className={PLANS_HEADER}>
        <div className="h-6 w-32 animate-pulse rounded-full bg-sunk" />
      </div>
      <div className={PLAN_GRID}>
        {PLACES.map((place) => (
          <div
            key={place}
            className="overflow-hidden rounded-card border border-rule bg-sheet shadow-soft"
          >
            <div className="aspect-video animate-pulse bg-sunk" />
            <div className="space-y-4 p-5">
              <div className="h-6 w-2/5 animate-pulse rounded-full bg-sunk" />
              <div className="h-4 w-4/5 animate-pulse rounded-full bg-sunk" />
              <div className="h-20 animate-pulse rounded-field bg-sunk" />
              <div className="h-12 animate-pulse rounded-full bg-sunk" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
