/**
 * The latest plausible end of a wait that is running now, in epoch milliseconds. An end beyond it
 * was recorded while the clock ran ahead, and counts as over: otherwise somebody would be locked
 * out, or a mail held back, until the clock has caught up, which may take years.
 * @param longest the longest such wait, in milliseconds. Up to twice that is believed, because the
 *   clocks of several processes differ a little.
 */
export const latestPlausibleEnd = (now: number, longest: number): number => now + 2 * longest;
