import { useEffect, useState } from "react";
import { language } from "#core/words/language.ts";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/dashboard.ts";

/** How many milliseconds each text is shown. */
const TURN = 1_200;

/**
 * Says that something is being loaded. A screen reader announces it once, however often the text
 * changes.
 */
export function LoadingText() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURN);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p className="sr-only">{words.loading[0]}</p>
      <p aria-hidden="true">{words.loading[turn % words.loading.length]}</p>
    </>
  );
}

/** Spec 1 §8, and the date of the copy that is shown instead. */
export function LoadFailed({
  knownAt,
  retrying,
  onRetry,
}: {
  /** Epoch milliseconds of that copy; undefined when there is none. */
  knownAt: number | undefined;
  retrying: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        <strong className="text-danger">{words.loadFailed}</strong>
        {knownAt !== undefined && words.shownAsOf(TIME_OF_COPY.format(knownAt))}
      </p>
      <Button
        look="outline"
        size="small"
        className="max-sm:min-h-11"
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) onRetry();
        }}
      >
        {retrying ? words.retrying : words.retry}
      </Button>
    </div>
  );
}

const TIME_OF_COPY = new Intl.DateTimeFormat(language.locale, {
  dateStyle: "medium",
  timeStyle: "short",
});
