import { cx } from "class-variance-authority";
import { type MouseEvent, memo, type PointerEvent } from "react";
import * as typingWords from "../../../words/games/typing.tsx";

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", " "] as const;

const keyOf = (event: PointerEvent | MouseEvent): string | undefined =>
  event.target instanceof Element
    ? event.target.closest<HTMLElement>("[data-key]")?.dataset.key
    : undefined;

/**
 * An on-screen keyboard for fingers; on other devices it shows where the keys are. Each touch
 * counts when it begins, so two thumbs can type fast.
 */
export const LetterKeys = memo(function LetterKeys({
  wanted,
  onKey,
}: {
  /** The key to point at; undefined when no help is needed. */
  wanted: string | undefined;
  /** Must be stable. */
  onKey: (key: string) => void;
}) {
  const touch = (event: PointerEvent) => {
    const key = keyOf(event);
    if (key === undefined || event.button !== 0) return;
    // The focus stays where it is.
    event.preventDefault();
    onKey(key);
  };
  const click = (event: MouseEvent) => {
    const key = keyOf(event);
    // Only clicks without a pointer: those of keys and screen readers.
    if (key !== undefined && event.detail === 0) onKey(key);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of its buttons
    <fieldset
      aria-label={typingWords.keysOnScreen}
      onPointerDown={touch}
      onClick={click}
      className="mx-auto grid w-full max-w-[42rem] touch-manipulation select-none gap-[min(0.25rem,1vw)] rounded-[20px] bg-sunk p-1 sm:gap-1.5 sm:p-3"
    >
      {ROWS.map((row) => (
        <div key={row} className="flex justify-center gap-[min(0.25rem,1vw)] sm:gap-1.5">
          {[...row].map((key) => (
            <button
              key={key}
              type="button"
              // Players with a keyboard need not tab through 27 more buttons.
              tabIndex={-1}
              data-key={key}
              className={cx(
                "h-12 min-w-0 rounded-[12px] border-2 font-bold text-[min(1.125rem,5.6vw)] leading-none translate-y-0 active:translate-y-px active:bg-rule sm:h-13",
                key === " " ? "w-3/5" : "max-w-15 flex-[0_1_9.2%]",
                key === wanted
                  ? "border-ink bg-day-3 text-[oklch(0.24_0.02_265)]"
                  : "border-rule bg-sheet",
              )}
            >
              {key === " " ? typingWords.space : key.toUpperCase()}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
});
