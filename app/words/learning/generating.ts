/** The words of a plan that is being written (spec 1 §2). */
export const outlining = "Outlining";
export const videos = "Finding videos";
export const touches = "Final touches";
export const writingPlan = (hobby: string) => `Writing your plan: ${hobby}`;
export const takesAWhile = "usually takes 20-60 seconds";
export const progress = "Writing the plan";
export const day = (number: number) => `Day ${number}:`;
