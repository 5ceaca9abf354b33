/** The words of sharing a plan (spec 1 §2). */
export const failed = "Share failed";
export const noLink = "We couldn't create the link. Please try again.";
export const title = (hobby: string) => `Learn ${hobby} in 7 days`;
export const text = (hobby: string) => `A seven-day plan for ${hobby}`;
export const copied = "Link copied";
export const readable = "Anyone who has it can read this plan.";
export const startsSame = "Anyone who opens it starts the same plan.";
export const copyByHand = (url: string) => `Copy this address: ${url}`;
