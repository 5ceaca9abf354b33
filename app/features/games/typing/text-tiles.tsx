import { cx } from "class-variance-authority";
import { Check, Space } from "lucide-react";
import { useEffect, useRef } from "react";

const WOBBLE = [
  { transform: "none" },
  { transform: "translateX(-5px)" },
  { transform: "translateX(5px)" },
  { transform: "none" },
];

/** What a tile shows: the space bar has its own symbol. */
function sign(letter: string, isDone: boolean, capitals: boolean) {
  if (letter === " ") {
    const Icon = isDone ? Check : Space;
    return <Icon className="size-5" strokeWidth={3} />;
  }
  return capitals ? letter.toUpperCase() : letter;
}

/** The current word as tiles and, if there are several, all words above them. */
export function TextTiles({
  text,
  typed,
  mistakes,
  single,
}: {
  text: string;
  typed: number;
  mistakes: number;
  /** True for single letters instead of words: all at once, and in capitals as on the keys. */
  single: boolean;
}) {
  const wanted = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mistakes === 0 || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const motion = wanted.current?.animate(WOBBLE, { duration: 180 });
    return () => motion?.cancel();
  }, [mistakes]);

  // Each word with the space after it.
  const words = single ? [text] : text.split(/(?<= )/u);
  const starts = words.map((_, index) => words.slice(0, index).join("").length);
  const current = starts.findLastIndex((start) => start <= typed);
  const start = starts[current] ?? 0;
  return (
    <div aria-hidden="true" className="grid justify-items-center gap-1.5">
      {!single && (
        <p className="flex flex-wrap justify-center gap-x-4 font-bold text-soft">
          {words.map((word, index) => (
            <span
              key={word}
              className={cx(
                index < current && "line-through",
                index === current && "text-ink underline decoration-2 underline-offset-4",
              )}
            >
              {word.trim()}
            </span>
          ))}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-0.5 sm:gap-1">
        {[...(words[current] ?? "")].map((letter, offset) => {
          const index = start + offset;
          const isDone = index < typed;
          const isWanted = index === typed;
          return (
            <span
              key={index}
              ref={isWanted ? wanted : undefined}
              className={cx(
                "grid h-11 min-w-6.5 place-items-center rounded-[12px] border-2 px-0.5 font-extrabold text-xl leading-none min-[26rem]:min-w-8 min-[26rem]:text-2xl sm:h-14 sm:min-w-12 sm:text-3xl",
                isDone && "border-transparent bg-day-4/35",
                isWanted && "border-ink bg-day-3/45",
                !isDone && !isWanted && "border-rule bg-sheet",
              )}
            >
              {sign(letter, isDone, single)}
            </span>
          );
        })}
      </div>
    </div>
  );
}
