import type { PlanStatus } from "../learning/progress.ts";
import { statusWords } from "./words.ts";

/** A badge's label and the name of its color. */
export interface StatusBadge {
  readonly label: string;
  readonly color: "green" | "blue" | "yellow" | "grey";
}

/** Labels and colors of spec 1 §4, "Progress". */
const BADGES: Readonly<Record<PlanStatus, StatusBadge>> = {
  completed: { label: statusWords.completed, color: "green" },
  in_progress: { label: statusWords.in_progress, color: "blue" },
  paused: { label: statusWords.paused, color: "yellow" },
};

const UNKNOWN: StatusBadge = { label: statusWords.unknown, color: "grey" };

/** The badge of a status; 'Unknown' for a status of another version. */
export function statusBadge(status: string): StatusBadge {
  return Object.hasOwn(BADGES, status) ? BADGES[status as PlanStatus] : UNKNOWN;
}
