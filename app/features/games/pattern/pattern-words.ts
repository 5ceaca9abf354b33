import type { PatternState } from "#core/games/pattern/pattern.ts";
import { colorWords } from "#core/games/pattern/words.ts";
import * as patternWords from "../../../words/games/pattern.ts";

/** The line above the board. */
export function statusOf({ phase, position, sequence, lives: left }: PatternState): string {
  switch (phase) {
    case "idle":
      return patternWords.pressStart;
    case "playingSequence":
      return patternWords.watch;
    case "waitingInput":
      return patternWords.yourTurnOf(position, sequence.length);
    case "success":
      return patternWords.oneMore;
    case "fail":
      return patternWords.watchAgain(patternWords.livesLeft(left));
    case "gameover":
      return patternWords.over;
  }
}

/** What is announced when a phase begins: everything that others see and hear. */
export function wordsFor(state: PatternState): string | undefined {
  const { phase, level, sequence } = state;
  switch (phase) {
    case "playingSequence": {
      const colors = sequence.map((name) => colorWords[name]);
      return patternWords.levelColors(level, colors.join(", "));
    }
    case "waitingInput":
      return patternWords.yourTurn;
    case "success":
      return state.recordUntil === undefined ? patternWords.yes : patternWords.yesRecord;
    case "fail":
      return patternWords.oops(patternWords.livesLeft(state.lives));
    // The result gets the focus, and is read out because of that.
    default:
      return undefined;
  }
}
