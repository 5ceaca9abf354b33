/** Messages about signing out, for screens and reading pages. */
export const SIGNED_OUT = { title: "Signed out" } as const;

/** For a session that was ended elsewhere: by a new password, by another device, or by age. */
export const SESSION_ENDED = {
  title: SIGNED_OUT.title,
  description: "Your session has ended. Sign in to go on.",
} as const;

export const NOT_SIGNED_OUT = {
  title: "Not signed out",
  description: "The server could not be reached, so you are still signed in. Please try again.",
  failed: true,
} as const;

/** The channel on which tabs tell each other about signing in and out. */
export const SESSION_CHANNEL = "session";
