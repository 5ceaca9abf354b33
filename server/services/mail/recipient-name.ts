import { singleLine } from "../../adapters/mail/single-line.ts";

/** Longer than this it is hardly a name. */
const NAME_MAX = 40;

// Mail programs make links of these: whoever signs up with a stranger's address must not be able to
// write to the stranger through the name.
const LOOKS_LIKE_LINK = /[/@\\<>]|www\.|\.\p{L}{2,}/iu;
// Invisible signs, among them those that turn the direction of writing; not the joiners that some
// scripts and emoji are written with.
const INVISIBLE = /[[\p{Cf}\p{Co}\p{Cn}\p{Cs}]--[\u200c\u200d]]/gv;

/** The name as a mail may say it; undefined when the greeting does better without one. */
export function recipientName(given: string): string | undefined {
  const name = singleLine(given.replace(INVISIBLE, ""));
  if (name === "" || name.length > NAME_MAX || LOOKS_LIKE_LINK.test(name)) return undefined;
  return name;
}
