import { useEffect, useRef, useState } from "react";

/** Where a preview that cannot be loaded ends (spec 3 §8). */
const CRAYONS = "/artwork/kids/crayons.svg";

/** Size of the pictures that the build makes, in pixels. */
const SIZE = { width: 280, height: 396 } as const;

/** A small picture of the sheet's first page, made from the sheet itself; a box of crayons without it. */
export function SheetPreview({ name, className }: { name: string; className: string }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page came alive.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      src={failed ? CRAYONS : `/previews/${name}.webp`}
      alt=""
      {...SIZE}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={`${className} ${failed ? "object-contain p-2" : "object-cover"}`}
    />
  );
}
