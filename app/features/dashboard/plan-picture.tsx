import { useState } from "react";
import { choosePicture, DEFAULT_PICTURE } from "#core/dashboard/picture.ts";

/** The picture of a plan's hobby; the default one if it cannot be loaded (spec 1 §2). */
export function PlanPicture({ hobby, category }: { hobby: string; category: string }) {
  const [broken, setBroken] = useState(false);
  const { id, alt } = broken ? DEFAULT_PICTURE : choosePicture(hobby, category);
  return (
    <img
      src={`/artwork/${id}.svg`}
      alt={alt}
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      className="aspect-video w-full bg-sunk object-cover"
      onError={() => setBroken(true)}
    />
  );
}
