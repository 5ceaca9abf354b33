import { useEffect, useRef, useState } from "react";

/** Where every chain of pictures ends (spec 3 §8). */
const LAST = "/artwork/kids/crayons.svg";

/**
 * A picture with others to take its place: one that cannot be loaded makes way for the next, and the
 * last is a box of crayons.
 */
export function Picture({ sources, className }: { sources: readonly string[]; className: string }) {
  const [failed, setFailed] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const chain = [...sources, LAST];
  const step = () => setFailed((count) => Math.min(count + 1, chain.length - 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have failed before the page came alive
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) step();
  }, []);
  return (
    <img
      ref={image}
      src={chain[failed]}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      onError={step}
      className={className}
    />
  );
}
