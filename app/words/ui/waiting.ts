/** A guest's plans that wait for the member's decision. */

export const title = "Waiting on this device";
export const onePlan = (hobby: string) =>
  `Your plan for ${hobby} is saved on this device but isn't in your account yet.`;
export const somePlans = (hobbies: string) =>
  `Your plans for ${hobbies} are saved on this device but aren't in your account yet.`;
export const decideNow = "Decide now";
