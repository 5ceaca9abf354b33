import { cx } from "class-variance-authority";
import { CircleCheck, CircleHelp, CirclePause, CirclePlay } from "lucide-react";
import { type StatusBadge as Badge, statusBadge } from "#core/dashboard/status.ts";

/** Pale in the color with dark ink, and the other way round in the dark theme. */
const LOOKS: Readonly<Record<Badge["color"], string>> = {
  green:
    "bg-[oklch(0.93_0.06_150)] text-[oklch(0.32_0.08_150)] dark:bg-[oklch(0.32_0.06_150)] dark:text-[oklch(0.92_0.07_150)]",
  blue: "bg-[oklch(0.93_0.04_245)] text-[oklch(0.34_0.1_255)] dark:bg-[oklch(0.33_0.07_250)] dark:text-[oklch(0.92_0.05_245)]",
  yellow:
    "bg-[oklch(0.94_0.09_95)] text-[oklch(0.36_0.07_75)] dark:bg-[oklch(0.36_0.06_85)] dark:text-[oklch(0.94_0.09_95)]",
  grey: "bg-[oklch(0.92_0.005_265)] text-[oklch(0.34_0.01_265)] dark:bg-[oklch(0.35_0.01_265)] dark:text-[oklch(0.93_0.005_265)]",
};

const ICONS = {
  green: CircleCheck,
  blue: CirclePlay,
  yellow: CirclePause,
  grey: CircleHelp,
} as const satisfies Record<Badge["color"], unknown>;

/** A plan's status: as a word, an icon and a color. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const { label, color } = statusBadge(status);
  const Icon = ICONS[color];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm",
        LOOKS[color],
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </span>
  );
}
