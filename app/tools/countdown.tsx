import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { clockText } from "#core/clock/stopwatch.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { wakeSound } from "./sound.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** How often the clock is read: a second never lasts visibly longer than another. */
const TICK = SECOND / 4;

/** Minutes counted down by the clock, so that a locked phone loses none. */
export function Countdown({
  minutes,
  startsItself = false,
  onEnd,
}: {
  minutes: number;
  startsItself?: boolean;
  onEnd: () => void;
}) {
  const [left, setLeft] = useState(minutes * MINUTE);
  /** When it ends: epoch milliseconds; undefined while it stands still. */
  const [endsAt, setEndsAt] = useState<number>();
  const end = useRef(onEnd);
  end.current = onEnd;
  const running = endsAt !== undefined;

  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setInterval(() => {
      const rest = endsAt - Date.now();
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      setEndsAt(undefined);
      end.current();
    }, TICK);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = () => {
    wakeSound();
    setEndsAt(Date.now() + left);
  };
  const pause = () => setEndsAt(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has become its turn
  useEffect(() => {
    if (startsItself && !running && left > 0) setEndsAt(Date.now() + left);
  }, [startsItself]);

  const isOver = left === 0;
  return (
    <fieldset aria-label={words.timer} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span role="timer" className="min-w-[4.2ch] font-display text-4xl tabular-nums">
        {clockText(Math.ceil(left / SECOND))}
      </span>
      <Button
        look="outline"
        size="icon"
        disabled={isOver}
        onClick={running ? pause : start}
        aria-label={running ? words.pauseTimer : words.startTimer}
      >
        {running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          setLeft(left + MINUTE);
          if (endsAt !== undefined) setEndsAt(endsAt + MINUTE);
        }}
      >
        {words.addMinute}
      </Button>
      <p role="status" className="w-full text-soft empty:hidden">
        {isOver ? words.timeIsUp : ""}
      </p>
    </fieldset>
  );
}
