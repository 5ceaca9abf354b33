import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

/** The number of a step or a day, in a circle; the list says it to assistive technology. */
export function Bead({
  children,
  className = "bg-sunk",
}: {
  children: ReactNode;
  /** Its colors. */
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
