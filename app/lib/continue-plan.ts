/**
 * What a link says that leads on with a plan instead of only to it: the plan then opens at its current
 * day. It travels with the link and not in its address, which is the plan's own (spec 1 §2).
 */
export const CONTINUE = { continues: true } as const;

/** Whether the link that led here said so. @param state the router's, of whatever version. */
export const isContinued = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "continues" in state && state.continues === true;
