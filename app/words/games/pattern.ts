import { gameWords } from "#core/games/words.ts";

/** The words of Pattern Builder. */

export const colors = "Colors";
export const title = gameWords.pattern.title;
export const bestLevel = "Best level";
export const startAgain = "Start again";
export const replay = "Replay";
export const helpWatch = "Press Start. The colors light up one after the other.";
export const helpRepeat = "Then it is your turn: tap the same colors in the same order.";
export const helpLives = (lives: number) =>
  `All right? The pattern grows by one color. Wrong? You lose one of ${lives} lives.`;
export const helpReplay = "Replay shows the pattern again, once each time.";
export const helpRelaxed = "Relaxed takes the clock away.";
export const helpKeys = "With keys: 1, 2, 3 and 4 press the colors. Or use the arrows and Enter.";
export const newRecord = "New record!";
export const niceTry = "Nice try!";
export const wellPlayed = "Well played!";
export const playAgain = "Play again";
export const sayAloud = "Say the colors aloud while you watch. That helps!";
export const built = (patterns: number, colors: number) =>
  `You built ${patterns} ${patterns === 1 ? "pattern" : "patterns"}, up to ${colors} colors.`;
export const pressStart = "Press Start, then watch!";
export const watch = "Watch and listen…";
export const yourTurnOf = (position: number, count: number) => `Your turn! ${position} of ${count}`;
export const oneMore = "Yes! One more color is coming…";
export const watchAgain = (lives: string) => `Oops! Watch it again. ${lives}`;
export const over = "The game is over.";
export const levelColors = (level: number, colors: string) => `Level ${level}: ${colors}.`;
export const yourTurn = "Your turn!";
export const yes = "Yes!";
export const yesRecord = "Yes! New record!";
export const oops = (lives: string) => `Oops! ${lives}.`;
export const level = "Level";
export const lives = "Lives";
export const seconds = "Seconds";
export const start = "Start";
export const intro = "Watch the colors. Then tap them in the same order!";
export const relaxed = "Relaxed";
export const livesLeft = (count: number) => `${count} ${count === 1 ? "life" : "lives"} left`;

// For search engines.
export const metaDescription =
  "A free memory game of colors for children aged 6 to 10. Watch the pattern, then play it back. No sign-in needed.";
