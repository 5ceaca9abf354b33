import { Star } from "lucide-react";
import { ratingOf } from "#core/blog/listing.ts";
import * as blogWords from "../../words/blog.tsx";

/** The editors' rating of an article, visibly labeled as such (spec 2 §3). */
export function Rating({ slug }: { slug: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-soft text-sm">
      {blogWords.rating}
      <Star aria-hidden="true" className="size-4 fill-day-3 text-day-3" />
      {ratingOf(slug)}
      <span className="sr-only">{blogWords.of5}</span>
    </span>
  );
}
