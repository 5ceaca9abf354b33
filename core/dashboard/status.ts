import type { PlanStatus } from "../progress/progress.ts";

/** What a badge says, and the name of its colour. */
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

/** The badge of a status; 'Unknown' for one that this version does not know. */
export function statusBadge(status: string): StatusBadge {
  return Object.hasOwn(BADGES, status) ? BADGES[status as PlanStatus] : UNKNOWN;
}
