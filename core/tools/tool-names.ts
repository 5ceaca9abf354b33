import type { Tool } from "../lesson/week.ts";

/** The tools of practice, in the order in which they are listed; each has a page of its own. */
export const TOOL_NAMES = [
  "metronome",
  "tuner",
  "drone",
  "stopwatch",
  "intervals",
  "counter",
  "breathing",
] as const satisfies readonly Tool[];
export type ToolName = (typeof TOOL_NAMES)[number];

/**
 * The tool of that name, if there is one: lessons also name what a step's own timer or a phone does.
 */
export const findTool = (name: string | undefined): ToolName | undefined =>
  TOOL_NAMES.find((tool) => tool === name);
