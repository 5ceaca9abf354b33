/**
 * A hobby's name for comparing duplicates (spec 1 §5): case and runs of white space do not count.
 */
export function normalizeHobby(hobby: string): string {
  return hobby.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();
}

/** The hobby in a title such as 'Learn Guitar in 7 Days' (spec 1 §4), or undefined. */
export function hobbyFromTitle(title: string): string | undefined {
  const found = /^\s*(?:learn|master)\s+(\S.*?)\s+in\s/iu.exec(title.slice(0, 300));
  return found?.[1]?.trim();
}
