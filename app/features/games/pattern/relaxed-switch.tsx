import * as patternWords from "../../../words/games/pattern.ts";

/** Turns the game's clock off and on. */
export function RelaxedSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-12 items-center gap-[min(0.75rem,3vw)] rounded-full px-[min(1rem,4vw)] font-bold hover:bg-sunk"
    >
      <span
        aria-hidden="true"
        className={`block h-8 w-14 rounded-full border-2 p-0.5 ${on ? "border-ink bg-ink" : "border-edge bg-sheet"}`}
      >
        <span
          className={`block size-6 rounded-full transition-transform ${on ? "translate-x-6 bg-day-3 rtl:-translate-x-6" : "bg-edge"}`}
        />
      </span>
      {patternWords.relaxed}
    </button>
  );
}
