import type { PlanStatus } from "../learning/progress.ts";

/** A badge's label and the name of its color. */
export interface StatusBadge {
  readonly label: string;
  readonly color: "green" | "blue" | "yellow" | "grey";
}

/** Labels and colors of spec 1 §4, "Progress". */
const BADGES: Readonly<Record<PlanStatus, StatusBadge>> = {
  completed: { label: "Completed", color: "green" },
  in_progress: { label: "In Progress", color: "blue" },
  paused: { label: "Paused", color: "yellow" },
};

const UNKNOWN: StatusBadge = { label: "Unknown", color: "grey" };

/** The badge of a status; 'Unknown' for a status of another version. */
export function statusBadge(status: string): StatusBadge {
  return Object.hasOwn(BADGES, status) ? BADGES[status as PlanStatus] : UNKNOWN;
}
