/**
 * The latest moment at which a wait that is running now can end (epoch milliseconds). One that ends
 * later was noted while the clock ran ahead, and counts as over: somebody would be shut out, or a mail
 * held back, until the clock has caught up, and that may take years.
 * @param longest the longest such wait, in milliseconds. Twice of it is believed: the clocks of several
 * processes differ a little.
 */
export const latestEnd = (now: number, longest: number): number => now + 2 * longest;
