/** A field that only programs fill in. */

export const leaveEmpty = "Leave this empty";
