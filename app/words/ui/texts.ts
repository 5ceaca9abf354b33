/** Beside the texts of articles and pages. */

export { opensInNewTab } from "./frame.ts";

export const generateMyPlan = "Generate My Plan";
