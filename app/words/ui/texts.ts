/** Beside the texts of articles and pages. */

export const generateMyPlan = "Generate My Plan";
export const opensInNewTab = " (opens in a new tab)";
