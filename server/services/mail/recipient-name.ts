import { singleLine } from "#core/mail/single-line.ts";

/** Anything longer is hardly a name. */
const NAME_MAX = 40;

// Mail programs make links of these: somebody who signs up with a stranger's address must not be
// able to send the stranger a message through the name.
const LOOKS_LIKE_LINK = /[/@\\<>]|www\.|\.\p{L}{2,}/iu;
// Invisible characters, including those that reverse the writing direction, but not the joiners
// that some scripts and emoji need.
const INVISIBLE = /[[\p{Cf}\p{Co}\p{Cn}\p{Cs}]--[\u200c\u200d]]/gv;

/** The name for a greeting; undefined when a greeting without a name is safer. */
export function recipientName(given: string): string | undefined {
  const name = singleLine(given.replace(INVISIBLE, ""));
  if (name === "" || name.length > NAME_MAX || LOOKS_LIKE_LINK.test(name)) return undefined;
  return name;
}
