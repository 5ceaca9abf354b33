import { useEffect, useRef } from "react";
import { inputLimit, type PatternState } from "#core/games/pattern/pattern.ts";

/** The remaining time as a shrinking bar, with the seconds as a number beside it. */
export function TimeBar({
  state: { deadline, level },
  isHalted,
}: {
  state: Pick<PatternState, "deadline" | "level">;
  isHalted: boolean;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const running = useRef<Animation>(undefined);
  useEffect(() => {
    if (deadline === undefined) return;
    const shrinking = bar.current?.animate(
      [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }],
      { duration: inputLimit(level) },
    );
    running.current = shrinking;
    return () => shrinking?.cancel();
  }, [deadline, level]);
  useEffect(() => {
    if (isHalted) running.current?.pause();
    else if (running.current?.playState === "paused") running.current.play();
  }, [isHalted]);
  return (
    <div
      aria-hidden="true"
      className="mx-auto h-3 max-w-[24rem] overflow-hidden rounded-full bg-sunk motion-reduce:invisible"
    >
      <div
        ref={bar}
        className={`size-full origin-left rounded-full rtl:origin-right bg-day-6 ${deadline === undefined ? "opacity-0" : ""}`}
      />
    </div>
  );
}
