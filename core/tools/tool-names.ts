/** The tools of practice, in the order in which they are listed; each has a page of its own. */
export const TOOL_NAMES = [
  "timer",
  "metronome",
  "tuner",
  "drone",
  "recorder",
  "camera",
  "stopwatch",
  "intervals",
  "counter",
  "breathing",
  "slips",
  "colors",
  "converter",
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** The tool of that name, if there is one: addresses and stored plans may name others. */
export const findTool = (name: string | undefined): ToolName | undefined =>
  TOOL_NAMES.find((tool) => tool === name);

/** The tool to show in a step that names one. A timer it has anyway. */
export const toolForStep = (name: string | undefined): ToolName | undefined =>
  name === "timer" ? undefined : findTool(name);
