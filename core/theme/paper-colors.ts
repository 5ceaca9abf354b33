/**
 * The light theme's colors of paper and ink in hex, for drawn pictures: not every canvas supports
 * OKLCH. Screens take them from `app/styles/theme.css`.
 */
export const PAPER_COLORS = {
  paper: "#fcfaf4",
  sheet: "#fffefc",
  ink: "#1b1f29",
  soft: "#474d5a",
  edge: "#7a818f",
} as const;
