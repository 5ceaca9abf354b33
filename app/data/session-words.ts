import * as words from "../words/session.ts";

/** Messages about signing out, for screens and reading pages. */
export const SIGNED_OUT = { title: words.signedOut } as const;

/** For a session that was ended elsewhere: by a new password, by another device, or by age. */
export const SESSION_ENDED = {
  title: SIGNED_OUT.title,
  description: words.sessionEndedText,
} as const;

export const NOT_SIGNED_OUT = {
  title: words.notSignedOut,
  description: words.notSignedOutText,
  failed: true,
} as const;

/** The channel on which tabs tell each other about signing in and out. */
export const SESSION_CHANNEL = "session";
