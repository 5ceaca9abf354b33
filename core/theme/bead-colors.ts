/**
 * The seven colors of the week in hex, day 1 first, for whatever does not support OKLCH: mails and
 * drawn pictures. Screens take them from `app/styles/theme.css`; a test compares the two.
 */
export const BEAD_COLORS = [
  "#ef6661",
  "#f1944f",
  "#eebc4a",
  "#5daa61",
  "#31a5a5",
  "#6977d3",
  "#b25196",
] as const;
