import { ArrowRight, Pause, Play } from "lucide-react";
import type { TypingState } from "#core/games/typing/typing.ts";
import { Button } from "../../../ui/button.tsx";
import type { TypingGame } from "./use-typing.ts";

/** Start, Pause or Resume, and Next (spec 3 §4). */
export function RoundButtons({ phase, act }: Pick<TypingState, "phase"> & Pick<TypingGame, "act">) {
  return (
    <div className="flex justify-center gap-2">
      {phase === "ready" && (
        <Button onClick={() => act("start")}>
          <Play aria-hidden="true" className="size-5" />
          Start
        </Button>
      )}
      {phase === "running" && (
        <Button look="outline" onClick={() => act("pause")}>
          <Pause aria-hidden="true" className="size-5" />
          Pause
        </Button>
      )}
      {phase === "paused" && (
        <Button onClick={() => act("resume")}>
          <Play aria-hidden="true" className="size-5" />
          Resume
        </Button>
      )}
      <Button look="outline" onClick={() => act("next")}>
        Next
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
