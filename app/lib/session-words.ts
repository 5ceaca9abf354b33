/** What is said of signing out, on screens and on reading pages. */
export const SIGNED_OUT = { title: "Signed out" } as const;

export const NOT_SIGNED_OUT = {
  title: "Not signed out",
  description: "The server could not be reached, so you are still signed in. Please try again.",
  failed: true,
} as const;

/** The channel on which tabs tell each other of signing in and out. */
export const SESSION_CHANNEL = "session";
