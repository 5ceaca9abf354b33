import { useEffect, useRef } from "react";
import { Button, LinkButton } from "../../ui/button.tsx";
import type { Missing } from "./use-arrival.ts";

const WORDS = {
  "sign-in": {
    title: "Sign in to open this plan",
    text: "It is not on this device. If it is in your account, it opens as soon as you sign in.",
  },
  "not-found": {
    title: "This plan is not in your account",
    text: "It may have been deleted, or it belongs to somebody else.",
  },
  deleted: {
    title: "This plan was deleted",
    text: "It was deleted on another device or in another tab, so what was ticked here last could not be kept. Your other plans are as they were.",
  },
  unreachable: {
    title: "This plan could not be opened",
    text: "The server cannot be reached at the moment. Your plan and your progress are safe.",
  },
  unreadable: {
    title: "This plan cannot be read",
    text: "Its lessons are missing or damaged. You can delete it on your dashboard.",
  },
} as const satisfies Record<Missing["why"], { title: string; text: string }>;

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
  const { title, text } = WORDS[why];
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
      {hobby && <p className="mt-3 font-semibold">Your week with {hobby}</p>}
      <p className="mt-3 max-w-prose text-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {why === "sign-in" && (
          <LinkButton to={`/login?next=${encodeURIComponent(here())}`}>Sign In</LinkButton>
        )}
        {why === "unreachable" && <Button onClick={onRetry}>Try again</Button>}
        {why !== "sign-in" && (
          <LinkButton to="/dashboard" look="outline">
            Dashboard
          </LinkButton>
        )}
        <Button look="outline" onClick={onNew}>
          Make a new plan
        </Button>
      </div>
    </section>
  );
}

/** Only used in the browser, once it is known who is here. */
const here = (): string => window.location.pathname + window.location.search;
