import { gameWords } from "#core/games/words.ts";

/** The words of Puzzle. */

export { bestTime, timeAndMoves as result } from "./shell.ts";

export const newImageOf = (title: string) => `New image: ${title}.`;
export const shuffled = "All pieces are back in the tray.";
export const puzzle = gameWords.puzzle.title;
export const inPlace = "In place";
export const level = "Level";
export const newImage = "New Image";
export const shuffle = "Shuffle";
export const peek = "Peek";
export const theme = "Theme";
export const helpDrag = "Drag a piece from the tray to the board. Let it go where it belongs.";
export const helpTap = "You can also tap a piece, then tap its place.";
export const helpWrong = "Is a piece wrong? Drag it to another place, or back to the tray.";
export const helpPeek = "Peek shows you the picture. Corners have two straight sides.";
export const helpKeys =
  "With keys: Tab goes to a piece, Enter lifts it, the arrows move it, Enter puts it down. Escape lets it go. Delete sends it back to the tray.";
export const noPicture = "The picture didn't load. Is the internet on?";
export const otherPicture = "The picture didn't load. Here's another one.";
export const tryAgain = "Try again";
export const solved = "Solved! Great job!";
export const tray = "Tray";
export const pieceAt = (number: number, place: string, shown: string, sides: string) =>
  `Piece ${number}, ${place}: ${shown}.${sides}`;
export const inTray = "in the tray";
export const placeInGrid = (row: number, column: number) => `row ${row}, column ${column}`;
export const sides = { top: "top", right: "right", bottom: "bottom", left: "left" };
export const and = " and ";
export const straightSide = (sides: string) => ` Straight side: ${sides}.`;
export const slot = (row: number, column: number, what: string) =>
  `Row ${row}, column ${column}: ${what}`;
export const backToTray = "Back to the tray";
export const piece = (number: number) => `Piece ${number}`;
export const isBackInTray = (piece: string) => `${piece} is back in the tray.`;
export const itFits = " It fits!";
export const goesBackToTray = (other: string) => ` ${other} goes back to the tray.`;
export const itChangedPlacesWith = (toLowerCase: string) =>
  ` It changed places with ${toLowerCase}.`;
export const isIn = (piece: string, place: string, also: string, fits: string) =>
  `${piece} is in ${place}.${also}${fits}`;
export const easy = "Easy";
export const medium = "Medium";
export const animals = "Animals";
export const nature = "Nature";
export const time = "Time";
export const moves = "Moves";
export const best = "Best";
export const intro = "Drag each piece to its place!";
export const pieceThere = (number: number) => `piece ${number}`;
export const empty = "empty";
export const lifted = (piece: number) => `Piece ${piece} is lifted.`;
export const liftedByTap = (lifted: string) => `${lifted} Tap the place where it belongs.`;
export const liftedByKey = (lifted: string, place: string) =>
  `${lifted} ${place}. Arrow keys move it, Enter puts it down.`;
export const isBack = (piece: number) => `Piece ${piece} is back where it was.`;
export const pickFirst = "Pick a piece first.";

// For search engines.
export const metaTitle = "Puzzle for Kids";
export const metaDescription =
  "A free jigsaw puzzle for children aged 6 to 10. Drag the pieces, swap them, and see the picture grow. No sign-in needed.";
