import { ArrowRight } from "lucide-react";
import { clockText } from "#core/games/stopwatch.ts";
import { Button } from "../../../ui/button.tsx";
import { GameResult } from "../shell/game-result.tsx";
import type { TypingGame } from "./use-typing.ts";

/** The result: the animal is across. */
export function RoundResult({ game, onNext }: { game: TypingGame; onNext: () => void }) {
  const { state, speed, isRecord } = game;
  return (
    <GameResult
      title="Great job! Your animal made it across."
      actions={
        <Button onClick={onNext}>
          Next
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <p>
        {speed} {speed === 1 ? "word" : "words"} a minute in{" "}
        {clockText((state.finishedAfter ?? 0) / 1000)}. {state.mistakes === 0 && "No mistakes!"}
      </p>
      {isRecord && <p className="font-bold">⭐ That is your best speed!</p>}
    </GameResult>
  );
}
