/**
 * The state of a link that continues a plan instead of just opening it: the plan then opens at its
 * current day. It is passed with the link, not in the address, which belongs to the plan itself
 * (spec 1 §2).
 */
export const CONTINUE = { continues: true } as const;

/** Whether the link that led here continues a plan. @param state the router's, of any version. */
export const isContinued = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "continues" in state && state.continues === true;
