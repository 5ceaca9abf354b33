import { LinkButton } from "../../ui/button.tsx";

/** A revoked link looks like one that never existed. */
export function SharedPlanGone() {
  return (
    <div className="mx-auto max-w-xl px-4 py-24 text-center">
      <h1 className="text-4xl">This link does not lead anywhere any more</h1>
      <p className="mt-4 text-soft">
        Its owner may have stopped sharing the plan, or the address is not complete.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/generate">Learn a hobby</LinkButton>
        <LinkButton to="/" look="outline">
          Home
        </LinkButton>
      </div>
    </div>
  );
}
