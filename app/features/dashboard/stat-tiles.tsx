import { cx } from "class-variance-authority";
import { CalendarCheck, Gauge, NotebookText, Sprout, Trophy } from "lucide-react";
import type { PlanSummary } from "#core/dashboard/plan-summary.ts";
import { makeTiles, type Tile } from "#core/dashboard/tiles.ts";

const ICONS = {
  active: Sprout,
  completed: Trophy,
  days: CalendarCheck,
  average: Gauge,
  created: NotebookText,
} as const satisfies Record<Tile["id"], unknown>;

/** Each icon has a pale background in a bead's color. */
const COLORS: Readonly<Record<Tile["id"], string>> = {
  active: "bg-day-4/25",
  completed: "bg-day-3/30",
  days: "bg-day-5/25",
  average: "bg-day-6/25",
  created: "bg-day-1/20",
};

/** Three tiles and two on a phone, all five side by side where there is room. */
const PLACE = "col-span-2 nth-[n+4]:col-span-3 md:nth-[n]:col-span-1";

/**
 * The five tiles of spec 1 §2.
 * @param unreadable plans without a card, which count toward the limit.
 */
export function StatTiles({
  plans,
  unreadable,
}: {
  plans: readonly PlanSummary[];
  unreadable: number;
}) {
  return <Tiles tiles={makeTiles(plans, unreadable)} />;
}

/** The tiles before their values are known. */
export function TilePlaces() {
  return <Tiles tiles={makeTiles([]).map((tile) => ({ ...tile, value: "–" }))} />;
}

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="mt-6 grid grid-cols-6 gap-3 md:grid-cols-5 md:gap-4">
      {tiles.map(({ id, label, value }) => {
        const Icon = ICONS[id];
        return (
          <div
            key={id}
            className={cx(
              "flex flex-col rounded-card border border-rule bg-sheet px-2.5 py-3 shadow-soft sm:p-4 lg:p-5",
              PLACE,
            )}
          >
            <dt className="order-last mt-0.5 text-[0.82rem] text-soft leading-snug sm:text-[0.88rem] lg:text-[0.94rem]">
              {label}
            </dt>
            <dd className="flex flex-col gap-2 lg:flex-row lg:items-center lg:gap-3">
              <span
                aria-hidden="true"
                className={cx("grid size-9 place-items-center rounded-full", COLORS[id])}
              >
                <Icon className="size-4.5" />
              </span>
              <span className="font-display text-2xl font-semibold tabular-nums leading-tight sm:text-3xl">
                {value}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
