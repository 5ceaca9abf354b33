import { ArrowRight } from "lucide-react";
import { clockText } from "#core/clock/stopwatch.ts";
import { Button } from "../../../ui/button.tsx";
import * as typingWords from "../../../words/games/typing.tsx";
import { GameResult } from "../shell/game-result.tsx";
import type { TypingGame } from "./use-typing.ts";

/** The result: the animal is across. */
export function RoundResult({ game, onNext }: { game: TypingGame; onNext: () => void }) {
  const { state, speed, isRecord } = game;
  return (
    <GameResult
      title={typingWords.greatJob}
      actions={
        <Button onClick={onNext}>
          {typingWords.next}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <p>
        {typingWords.result(speed, clockText((state.finishedAfter ?? 0) / 1000))}{" "}
        {state.mistakes === 0 && typingWords.noMistakes}
      </p>
      {isRecord && <p className="font-bold">{typingWords.bestSpeed}</p>}
    </GameResult>
  );
}
