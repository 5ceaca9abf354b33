/** Where a link can be copied. */

export const copyByHand = "Copy this link by hand:";
