/** The words of the form for a sheet's own words. */

export const title = "Your own words";
export const hint = (most: number) =>
  `Up to ${most}, one per line or separated by commas. They stay in your browser and in the link.`;
export const use = "Use these words";
