import { Check, Link2 } from "lucide-react";
import { memo, useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { GameSeed } from "./seed.ts";

/** Milliseconds that 'Copied!' stands. */
const NOTICE = 1_500;

/** Today's challenge, and a link that brings a friend to exactly this game. */
export const ShareGame = memo(function ShareGame({ today }: { today: GameSeed }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), NOTICE);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // Absent on pages without encryption.
    const written = navigator.clipboard?.writeText(today.shareLink) ?? Promise.reject();
    written.then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  };
  const Icon = outcome === "copied" ? Check : Link2;
  return (
    <section className="rounded-card bg-sunk p-4">
      <h2 className="joyful text-lg">Play the same game as a friend</h2>
      <p className="mt-1 text-[0.94rem] text-soft">
        {today.isToday
          ? "This is today's challenge. Everybody gets the same one today!"
          : "Today's challenge is the same for everybody. Or send a friend this very game."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!today.isToday && (
          <Link
            to={today.todayLink}
            replace
            preventScrollReset
            className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-edge bg-sheet px-5 font-bold text-ink no-underline hover:border-ink"
          >
            <span aria-hidden="true">📅</span> Today's challenge
          </Link>
        )}
        <Button look="outline" className="min-w-36" onClick={copy}>
          <Icon aria-hidden="true" className="size-5" />
          {outcome === "copied" ? "Copied!" : "Copy link"}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {outcome === "copied" && "Copied!"}
      </p>
      {outcome === "refused" && (
        <label className="mt-3 block text-[0.94rem]">
          Copy this link by hand:
          <input
            readOnly
            value={today.shareLink}
            onFocus={(event) => event.currentTarget.select()}
            className="mt-1 min-h-12 w-full rounded-field border-2 border-edge bg-sheet px-3"
          />
        </label>
      )}
    </section>
  );
});
