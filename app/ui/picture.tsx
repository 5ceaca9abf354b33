import { useEffect, useRef, useState } from "react";

/** Where every chain of pictures ends (spec 3 §8). */
const LAST = "/artwork/kids/crayons.svg";

/**
 * A picture with others to take its place: one that cannot be loaded makes way for the next, and the
 * last is a box of crayons.
 */
export function Picture({
  sources,
  size,
  className,
  lastClassName = "",
}: {
  sources: readonly string[];
  /** In pixels, before the style sheet has its say. */
  size: { readonly width: number; readonly height: number };
  className: string;
  /** What else the box of crayons is dressed in. */
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
