import type { InstanceFigures } from "#contract/page-services.ts";
import { countKnown } from "#core/hobby-check/hobby-list.ts";
import type { Database } from "../storage/database.ts";
import { countLearning } from "../storage/figures.ts";
import type { Lessons } from "./lessons.ts";

/** How long counts are reused, in milliseconds. */
const KEPT = 60_000;

/** Counted at most once a minute. */
export function createFigures(
  db: Database,
  lessons: Lessons,
  now: () => number,
): () => Promise<InstanceFigures> {
  let kept: { readonly at: number; readonly figures: Promise<InstanceFigures> } | undefined;
  const count = async (): Promise<InstanceFigures> => {
    const [{ learners, plansBegun, plansCompleted }, index] = await Promise.all([
      countLearning(db),
      lessons.index(),
    ]);
    return {
      learners,
      plansCompleted,
      hobbies: countKnown(index),
      completionRate: plansBegun > 0 ? plansCompleted / plansBegun : undefined,
    };
  };
  return () => {
    if (!kept || now() - kept.at > KEPT) {
      const figures = count();
      // A failed count is not reused.
      figures.catch(() => {
        kept = undefined;
      });
      kept = { at: now(), figures };
    }
    return kept.figures;
  };
}
