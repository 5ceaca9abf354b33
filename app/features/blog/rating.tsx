import { Star } from "lucide-react";
import { ratingOf } from "#core/blog/listing.ts";

/** The editors' rating of an article (spec 2 §3). */
export function Rating({ slug }: { slug: string }) {
  const rating = ratingOf(slug);
  return (
    <span className="inline-flex items-center gap-1 text-soft text-sm" title="Editors’ rating">
      <Star aria-hidden="true" className="size-4 fill-day-3 text-day-3" />
      <span className="sr-only">Editors’ rating </span>
      {rating}
      <span className="sr-only"> of 5</span>
    </span>
  );
}
