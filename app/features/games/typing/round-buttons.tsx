import { ArrowRight, Pause, Play } from "lucide-react";
import type { TypingState } from "#core/games/typing/typing.ts";
import { Button } from "../../../ui/button.tsx";
import * as typingWords from "../../../words/games/typing.tsx";
import type { TypingGame } from "./use-typing.ts";

const CLOCK_BUTTON = {
  ready: { does: "start", label: typingWords.start, Icon: Play, look: "primary" },
  running: { does: "pause", label: typingWords.pause, Icon: Pause, look: "outline" },
  paused: { does: "resume", label: typingWords.resume, Icon: Play, look: "primary" },
} as const;

/** Start, Pause or Resume, and Next (spec 3 §4). */
export function RoundButtons({
  phase,
  act,
}: {
  phase: Exclude<TypingState["phase"], "finished">;
  act: TypingGame["act"];
}) {
  // One button that changes: removing the pressed one would cost a layout at once.
  const { does, label, Icon, look } = CLOCK_BUTTON[phase];
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button look={look} onClick={() => act(does)}>
        <Icon aria-hidden="true" className="size-5" />
        {label}
      </Button>
      <Button look="outline" onClick={() => act("next")}>
        {typingWords.next}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
