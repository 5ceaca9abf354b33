/** A guest's plans that wait for the member's decision. */

export const title = "Waiting on this device";
export const onePlan = (hobby: string) =>
  `Your plan for ${hobby} is kept on this device and not in your account yet.`;
export const somePlans = (hobbies: string) =>
  `Your plans for ${hobbies} are kept on this device and not in your account yet.`;
export const decideNow = "Decide now";
