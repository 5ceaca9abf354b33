import { Check, Link2 } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CopyByHand, useCopy } from "../../../ui/copy-link.tsx";
import * as gameWords from "../../../words/games/shell.ts";
import type { GameSeed } from "./seed.ts";

/** Today's challenge, and a link that opens exactly this game. */
export const ShareGame = memo(function ShareGame({ today }: { today: GameSeed }) {
  const { outcome, copy } = useCopy(today.shareLink);
  const Icon = outcome === "copied" ? Check : Link2;
  return (
    <section className="rounded-card bg-sunk p-4">
      <h2 className="joyful text-lg">{gameWords.shareTitle}</h2>
      <p className="mt-1 text-[0.94rem] text-soft">
        {today.isToday ? gameWords.isToday : gameWords.shareText}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!today.isToday && (
          <Link
            to={today.todayLink}
            replace
            preventScrollReset
            className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-edge bg-sheet px-[min(1.25rem,4vw)] font-bold text-ink no-underline hover:border-ink"
          >
            <span aria-hidden="true">📅</span> {gameWords.todaysChallenge}
          </Link>
        )}
        <Button look="outline" className="min-w-[min(100%,9rem)]" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-5" />
          {outcome === "copied" ? gameWords.copied : gameWords.copyLink}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {outcome === "copied" && gameWords.copied}
      </p>
      {outcome === "refused" && <CopyByHand link={today.shareLink} className="mt-3" />}
    </section>
  );
});
