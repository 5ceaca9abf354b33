import type { PlanStatus } from "../progress/progress.ts";

/** A badge's label and the name of its color. */
export interface StatusBadge {
  readonly label: string;
  readonly colour: "green" | "blue" | "yellow" | "grey";
}

/** Labels and colours of spec 1 §4, "Progress". */
const BADGES: Readonly<Record<PlanStatus, StatusBadge>> = {
  completed: { label: "Completed", colour: "green" },
  in_progress: { label: "In Progress", colour: "blue" },
  paused: { label: "Paused", colour: "yellow" },
};

const UNKNOWN: StatusBadge = { label: "Unknown", colour: "grey" };

/** The badge of a status; 'Unknown' for a status of another version. */
export function statusBadge(status: string): StatusBadge {
  return Object.hasOwn(BADGES, status) ? BADGES[status as PlanStatus] : UNKNOWN;
}
