import { forgetViewed } from "../../data/guest-source.ts";
import { LinkButton } from "../../ui/button.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as words from "../../words/dashboard.ts";

/** For a list that is really empty (spec 1 §4), never for one that could not be loaded. */
export function EmptyState() {
  return (
    <section
      aria-labelledby="first-plan"
      className="mt-8 rounded-card border-2 border-rule border-dashed px-6 py-14 text-center sm:py-16"
    >
      <WeekBeads filled={[]} className="mx-auto h-9 w-44 sm:h-11 sm:w-56" />
      <h2 id="first-plan" className="mt-7 text-3xl">
        {words.firstPlan}
      </h2>
      <p className="mx-auto mt-3 max-w-md text-lg text-soft">{words.firstPlanText}</p>
      <LinkButton to="/generate" size="large" className="mt-8" onClick={forgetViewed}>
        {words.createFirstPlan}
      </LinkButton>
    </section>
  );
}
