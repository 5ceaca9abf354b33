const BY_CATEGORY: Readonly<Record<string, string>> = {
  "Learning Tips": "games-1",
  "Mental Wellness": "fitness-2",
  "Creative Arts": "arts-1",
};
const DEFAULT = "default";
const GENERIC = "general-1";

/**
 * What replaces a picture that is missing or cannot be loaded, in this order (spec 2 §3): names in
 * `content/artwork/`.
 */
export function standIns(category: string): [first: string, ...rest: string[]] {
  const own = BY_CATEGORY[category];
  return own ? [own, DEFAULT, GENERIC] : [DEFAULT, GENERIC];
}
