/** The words of the screen that shows a sheet. */

export { retry } from "../ui/frame.ts";

export const backToPrintables = "Back to printables";
export const time = "Time";
export const focus = "Focus";
export const grades = "Grades";
export const paper = "Paper";
export const largePrint = "Large print";
export const largePrintHint = "No letter smaller than 18 points.";
export const saveInk = "Save ink";
export const saveInkHint = "Gray areas stay white.";
export const classSet = "Class set";
export const makeSet = "Make the set";
export const chooseNumber = (largest: number) => `Choose a number from 1 to ${largest}.`;
export const print = "Print";
export const makingPdf = "Making the PDF…";
export const downloadPdf = "Download PDF";
export const hideAnswers = "Hide answers";
export const showAnswers = "Show answers";
export const pdfFailed =
  "We couldn't make the PDF. Try again, or choose Print and then Save as PDF.";
export const linkCopied = "Link Copied!";
export const copyLink = "Copy Link";
export const onPinterest = " on Pinterest (opens in a new tab)";
export const offlineText =
  "Check your connection and try again. Your choices are saved in the link.";
export const offlineTitle = "The sheet didn't load";
export const loadPageAgain = "Reload the page";
export const failedText = "Sorry, that's on us. Choose New Pack to get another sheet.";
export const failedTitle = "We couldn't make this sheet";
export const seeAllPrintables = "See all printables";
export const makingOneOf = (sheet: number, count: number) => `Making sheet ${sheet} of ${count}…`;
export const making = "Making the sheet…";
export const unknownTitle = "Printable Fun Learning Activities";
export const yourSheet = "Your sheet";
export const todaysPack = "Today's Pack";
export const newPack = "New Pack";
export const printHint = "Use your browser's Print, then Save as PDF. The buttons won't print.";
export const choices = "Choices";
export const metaTitle = "Print a Sheet";
export const metaDescription =
  "One sheet just as it will print: A4 or US Letter, large print, answer key, class set and PDF.";
/** @param hasAnswers whether the sheets have something to solve. */
export const classSetHint = (largest: number, hasAnswers: boolean) =>
  `How many different sheets, 1 to ${largest}. Each has its own code${hasAnswers ? ", and the answer keys follow at the end." : "."}`;
export const pinIt = "Pin it";
