import { type ComponentType, useEffect, useState } from "react";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Loaded parts by the function that loads them, so that a part appears at once the second time. */
const fetched = new Map<unknown, unknown>();

/**
 * A part of the page that appears when it has been loaded, and takes up no space until then. Unlike
 * React's `lazy`, it appears as soon as it is loaded, and a failure does not affect the page: it is
 * loaded again when it is needed the next time.
 * @param load must be the same function each time.
 * @returns the part once it is loaded.
 */
export function useFetchedPart<Props>(
  load: Load<Props>,
  isWanted = true,
): ComponentType<Props> | undefined {
  const known = fetched.get(load) as ComponentType<Props> | undefined;
  const [, setCount] = useState(0);
  const isMissing = isWanted && known === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (part) => {
        fetched.set(load, part.default);
        setCount((count) => count + 1);
      },
      () => {},
    );
  }, [isMissing, load]);
  return isWanted ? known : undefined;
}
