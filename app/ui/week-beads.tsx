import { cx } from "class-variance-authority";

/** The fill of each day's bead, from coral to plum. */
export const DAY_FILL = [
  "fill-day-1",
  "fill-day-2",
  "fill-day-3",
  "fill-day-4",
  "fill-day-5",
  "fill-day-6",
  "fill-day-7",
] as const;

const SPACING = 20;
const WIDTH = SPACING * 7;
const MIDDLE = 14;

/** How far the thread swings up and down at each bead, in the drawing's units. */
const SWING = [0, 2.4, 1, -1.6, -2.6, -0.6, 1.4] as const;

const place = (index: number): [x: number, y: number] => [
  SPACING / 2 + index * SPACING,
  MIDDLE + (SWING[index] ?? 0),
];

const THREAD = DAY_FILL.map((_, index) => place(index))
  .map(([x, y], index, all) => {
    if (index === 0) return `M 0 ${MIDDLE} Q ${x / 2} ${MIDDLE} ${x} ${y}`;
    const [previousX, previousY] = all[index - 1] ?? [0, MIDDLE];
    const half = (previousX + x) / 2;
    return `C ${half} ${previousY} ${half} ${y} ${x} ${y}`;
  })
  .join(" ");

/**
 * The week as seven beads on a thread: the product's emblem and its picture of progress.
 * Decorative: progress must also be given in words beside it.
 */
export function WeekBeads({
  filled = [1, 2, 3, 4, 5, 6, 7],
  className,
}: {
  /** The numbers of the days whose beads are filled. */
  filled?: readonly number[];
  className?: string;
}) {
  return (
    <svg viewBox={`0 4 ${WIDTH} 20`} className={cx("max-w-full", className)} aria-hidden="true">
      <path
        d={`${THREAD} L ${WIDTH} ${MIDDLE}`}
        className="stroke-edge"
        fill="none"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      {DAY_FILL.map((fill, index) => {
        const [x, y] = place(index);
        const isFilled = filled.includes(index + 1);
        return (
          <circle
            key={fill}
            cx={x}
            cy={y}
            r={isFilled ? 6.6 : 5.6}
            className={cx(
              isFilled ? `${fill} motion-bead stroke-transparent` : "fill-paper stroke-edge",
              "origin-center [transform-box:fill-box]",
            )}
            strokeWidth="1.4"
          />
        );
      })}
    </svg>
  );
}
