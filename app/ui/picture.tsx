import { useEffect, useRef, useState } from "react";

/** The last picture of every chain (spec 3 §8). */
const LAST = "/artwork/kids/crayons.svg";

/**
 * A picture with replacements: one that cannot be loaded is replaced by the next, and the last is a
 * box of crayons.
 */
export function Picture({
  sources,
  size,
  className,
  lastClassName = "",
}: {
  sources: readonly string[];
  /** In pixels, before the style sheet applies. */
  size: { readonly width: number; readonly height: number };
  className: string;
  /** Further classes of the box of crayons. */
  lastClassName?: string;
}) {
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
      {...size}
      loading="lazy"
      decoding="async"
      onError={step}
      className={`${className} ${failed === chain.length - 1 ? lastClassName : ""}`}
    />
  );
}
