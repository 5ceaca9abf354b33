import { useEffect, useRef } from "react";
import { Button, LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/learning/missing-plan.ts";
import type { Missing } from "./use-arrival.ts";

/** Says why a requested plan is not here, and what to do. */
export default function MissingPlan({
  missing: { why, hobby },
  onRetry,
  onNew,
}: {
  missing: Missing;
  onRetry: () => void;
  onNew: () => void;
}) {
  const { title, text } = words.reasons[why];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The plan that was being read is gone, and the focus with it.
    if (why === "deleted") heading.current?.focus();
  }, [why]);
  return (
    <section className="rounded-card border border-rule bg-sheet p-6 shadow-soft sm:p-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      {hobby && <p className="mt-3 font-semibold">{words.weekWith(hobby)}</p>}
      <p className="mt-3 max-w-prose text-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {why === "sign-in" && (
          <LinkButton to={`/login?next=${encodeURIComponent(here())}`}>{words.signIn}</LinkButton>
        )}
        {why === "unreachable" && <Button onClick={onRetry}>{words.tryAgain}</Button>}
        {why !== "sign-in" && (
          <LinkButton to="/dashboard" look="outline">
            {words.dashboard}
          </LinkButton>
        )}
        <Button look="outline" onClick={onNew}>
          {words.makeNewPlan}
        </Button>
      </div>
    </section>
  );
}

/** Only used in the browser, once it is known who is here. */
const here = (): string => window.location.pathname + window.location.search;
