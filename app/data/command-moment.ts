import { momentAfter } from "#core/learning/events.ts";
import type { OpenedPlan } from "./member-source.ts";

/**
 * The moment of a command that is given now: the clock's, or one after everything that this device
 * knows of the plan, so that a slow clock cannot undo it.
 * @param known undefined when nothing is.
 * @returns epoch milliseconds.
 */
export const commandMoment = (
  known: Pick<OpenedPlan, "events" | "changedAt"> | undefined,
): number => Math.max(momentAfter(known?.events ?? [], Date.now()), (known?.changedAt ?? 0) + 1);
