import { LinkButton } from "../../ui/button.tsx";
import * as sharedPlanWords from "../../words/shared-plan.ts";

/** A revoked link looks like one that never existed. */
export function SharedPlanGone() {
  return (
    <div className="mx-auto max-w-xl px-4 py-24 text-center">
      <h1 className="text-4xl">{sharedPlanWords.goneTitle}</h1>
      <p className="mt-4 text-soft">{sharedPlanWords.gone}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/generate">{sharedPlanWords.learnHobby}</LinkButton>
        <LinkButton to="/" look="outline">
          {sharedPlanWords.home}
        </LinkButton>
      </div>
    </div>
  );
}
