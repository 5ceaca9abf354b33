import { COLORS } from "#core/games/pattern/colors.ts";
import type { PatternState } from "#core/games/pattern/pattern.ts";

const lives = (count: number): string => `${count} ${count === 1 ? "life" : "lives"} left`;

/** The line above the board. */
export function statusOf({ phase, position, sequence, lives: left }: PatternState): string {
  switch (phase) {
    case "idle":
      return "Press Start, then watch!";
    case "playingSequence":
      return "Watch and listen…";
    case "waitingInput":
      return `Your turn! ${position} of ${sequence.length}`;
    case "success":
      return "Yes! One more color is coming…";
    case "fail":
      return `Oops! Watch it again. ${lives(left)}`;
    case "gameover":
      return "The game is over.";
  }
}

/** What is announced when a phase begins: everything that others see and hear. */
export function wordsFor(state: PatternState): string | undefined {
  const { phase, level, sequence } = state;
  switch (phase) {
    case "playingSequence": {
      const labels = sequence.map((name) => COLORS.find((one) => one.name === name)?.label);
      return `Level ${level}: ${labels.join(", ")}.`;
    }
    case "waitingInput":
      return "Your turn!";
    case "success":
      return state.recordUntil === undefined ? "Yes!" : "Yes! New record!";
    case "fail":
      return `Oops! ${lives(state.lives)}.`;
    // The result gets the focus, and is read out because of that.
    default:
      return undefined;
  }
}
