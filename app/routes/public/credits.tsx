import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () =>
  pageMetadata({
    path: "/credits",
    title: "Credits",
    description:
      "What this product is built with, under which licenses, and whom we have to thank for it.",
  });

const CREDITS = [
  {
    name: "Fraunces",
    by: "Undercase Type, with contributions of the Fraunces project's authors",
    license: "SIL Open Font License 1.1",
    link: "https://github.com/undercasetype/Fraunces",
  },
  {
    name: "Figtree",
    by: "Erik Kennedy and the Figtree project's authors",
    license: "SIL Open Font License 1.1",
    link: "https://github.com/erikdkennedy/figtree",
  },
  {
    name: "Nunito",
    by: "Vernon Adams, Cyreal, Jacques Le Bailly and the Nunito project's authors",
    license: "SIL Open Font License 1.1",
    link: "https://github.com/googlefonts/nunito",
  },
  {
    name: "Andika",
    by: "SIL International; the type of the printable sheets",
    license: "SIL Open Font License 1.1",
    link: "https://software.sil.org/andika/",
  },
  {
    name: "OpenMoji",
    by: "the OpenMoji project; the line drawings on printable sheets, without its colors and with eyes of our own, under the same license",
    license: "Creative Commons Attribution-ShareAlike 4.0",
    link: "https://creativecommons.org/licenses/by-sa/4.0/",
  },
  {
    name: "Lucide icons",
    by: "the Lucide contributors",
    license: "ISC",
    link: "https://lucide.dev/license",
  },
  {
    name: "Noto Emoji",
    by: "Google Inc.; single things in the hobby pictures, some in other colors",
    license: "Apache License 2.0",
    link: "https://www.apache.org/licenses/LICENSE-2.0",
  },
  {
    name: "WordNet",
    by: "Princeton University; the list of rare hobbies and that of words with the same letters are derived from it",
    license: "WordNet License",
    link: "https://wordnet.princeton.edu/license-and-commercial-use",
  },
  {
    name: "zxcvbn-ts",
    by: "its contributors; the list of passwords that are refused comes from it",
    license: "MIT License",
    link: "https://github.com/zxcvbn-ts/zxcvbn/blob/master/LICENSE.txt",
  },
] as const;

export default function Credits() {
  return (
    <article className="mx-auto max-w-3xl px-4 py-14 sm:px-6">
      <h1 className="text-5xl">Credits</h1>
      <p className="mt-4 text-lg text-soft">
        Lessons, words and drawings are our own. These are the works of others that stand in this
        product, with thanks.
      </p>
      <ul className="mt-8 space-y-5">
        {CREDITS.map(({ name, by, license, link }) => (
          <li key={name} className="rounded-card border border-rule bg-sheet p-5">
            <h2 className="text-2xl">{name}</h2>
            <p className="mt-1">By {by}.</p>
            <p className="mt-1">
              <a href={link} className="prose-link" target="_blank" rel="noopener noreferrer">
                {license}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}
