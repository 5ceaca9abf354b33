import { type ComponentType, useEffect, useState } from "react";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What has come, by the function that fetches it: whoever comes back sees it at once. */
const fetched = new Map<unknown, unknown>();

/**
 * A part that comes when it comes, and whose place nothing keeps until then. Unlike React's `lazy` it
 * is shown as soon as it is there, and one that cannot be fetched does not take the page with it: it is
 * fetched when it is wanted the next time.
 * @param load must be the same function each time.
 * @returns the part once it is there.
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
