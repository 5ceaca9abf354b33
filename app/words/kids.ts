/** The words of the Kids Hub. */

export const memoryText = "Turn two cards. Find the same animals!";
export const puzzleText = "Put the pieces together. What do you see?";
export const wordSearchText = "Hidden words! Can you find them all?";
export const typingText = "Type the letters. Help an animal cross!";
export const patternText = "Watch the colors. Then play them back!";
export const aboutGame = "About the game";
export const ages = (ages: string) => `Ages ${ages}`;
export const play = "Play";
export const playGame = (title: string) => `Play ${title}`;
export const origamiTitle = "Origami Basics";
export const origamiText = "Seven days from a first fold to a bird that flaps.";
export const drawingTitle = "Drawing Animals";
export const drawingText = "Seven days from round shapes to a cat with whiskers.";
export const dotToDot = "Dot to dot";
export const wordSearches = "Word searches";
export const cutAndPaste = "Cut and paste";
export const title = "Kids Hub";
export const intro = "Five games to play, sheets to print, and new things to learn. All free!";
export const playGames = "Play games";
export const downloadPrintables = "Download printables";
export const pickGame = "Pick a game";
export const printTitle = "Things to print";
export const printText = "Print a sheet, grab your crayons, and switch off the screen.";
export const exploreMore = "Explore more";
export const learnTitle = "Learn something in 7 days";
export const forGrownUps = "For grown-ups";
export const questions = "Questions";
export const articleGamesTitle = "Educational games that are still games";
export const articleGamesText = "How to tell play that teaches from lessons in disguise.";
export const articleColoringTitle = "Free printable coloring pages";
export const articleColoringText = "Sheets for rainy days, and what small hands learn from them.";
export const articleOutdoorTitle = "Outdoor hobbies for students";
export const articleOutdoorText = "Fresh air that fits between homework and dinner.";
export const coloring = "Coloring";
export const mazes = "Mazes";
export const sudoku = "Sudoku";

// For search engines.
export const metaDescription =
  "Five free games for kids 6 to 12, printable sheets, and seven-day mini courses. No account, no ads, no tracking.";
