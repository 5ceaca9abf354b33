/** What is said of signing out, on screens and on reading pages. */
export const SIGNED_OUT = { title: "Signed out" } as const;

/** Of a session that was ended elsewhere: by a new password, another device, or its age. */
export const SESSION_ENDED = {
  title: SIGNED_OUT.title,
  description: "Your session has ended. Sign in to go on.",
} as const;

export const NOT_SIGNED_OUT = {
  title: "Not signed out",
  description: "The server could not be reached, so you are still signed in. Please try again.",
  failed: true,
} as const;

/** The channel on which tabs tell each other of signing in and out. */
export const SESSION_CHANNEL = "session";
