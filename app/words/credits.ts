/** The words of the credits. */
export { opensInNewTab } from "./ui/frame.ts";

export const title = "Credits";
export const metaDescription =
  "What Sevenfold is built with, under which licenses, and who we have to thank for it.";
export const intro =
  "The lessons, words and drawings are our own. These are the works of others that we use, with thanks.";
export const by = (whom: string) => `By ${whom}.`;

/** Who has made each work, and what it is here. */
export const makers = {
  fraunces: "Undercase Type, with contributions of the Fraunces project's authors",
  figtree: "Erik Kennedy and the Figtree project's authors",
  nunito: "Vernon Adams, Cyreal, Jacques Le Bailly and the Nunito project's authors",
  andika: "SIL International; the type of the printable sheets",
  openMoji:
    "the OpenMoji project; the line drawings on printable sheets, without its colors and with eyes of our own, under the same license",
  lucide: "the Lucide contributors",
  notoEmoji: "Google Inc.; single things in the hobby pictures, some in other colors",
  wordNet:
    "Princeton University; the list of rare hobbies and that of words with the same letters are derived from it",
  zxcvbn: "its contributors; the list of passwords that are refused comes from it",
} as const;
