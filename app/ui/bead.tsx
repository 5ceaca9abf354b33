import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

/**
 * The number of a step or a day in a circle; for assistive technology the list itself has the
 * number.
 */
export function Bead({
  children,
  className = "bg-sunk",
}: {
  children: ReactNode;
  /** Its color classes. */
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-9 shrink-0 place-items-center rounded-full font-display text-lg font-semibold",
        className,
      )}
    >
      {children}
    </span>
  );
}
