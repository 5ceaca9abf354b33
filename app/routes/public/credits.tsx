import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import * as words from "../../words/credits.ts";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () =>
  pageMetadata({
    path: "/credits",
    title: words.title,
    description: words.metaDescription,
  });

const CREDITS = [
  {
    name: "Fraunces",
    by: words.makers.fraunces,
    license: "SIL Open Font License 1.1",
    link: "https://github.com/undercasetype/Fraunces",
  },
  {
    name: "Figtree",
    by: words.makers.figtree,
    license: "SIL Open Font License 1.1",
    link: "https://github.com/erikdkennedy/figtree",
  },
  {
    name: "Nunito",
    by: words.makers.nunito,
    license: "SIL Open Font License 1.1",
    link: "https://github.com/googlefonts/nunito",
  },
  {
    name: "Andika",
    by: words.makers.andika,
    license: "SIL Open Font License 1.1",
    link: "https://software.sil.org/andika/",
  },
  {
    name: "OpenMoji",
    by: words.makers.openMoji,
    license: "Creative Commons Attribution-ShareAlike 4.0",
    link: "https://creativecommons.org/licenses/by-sa/4.0/",
  },
  {
    name: "Lucide icons",
    by: words.makers.lucide,
    license: "ISC",
    link: "https://lucide.dev/license",
  },
  {
    name: "Noto Emoji",
    by: words.makers.notoEmoji,
    license: "Apache License 2.0",
    link: "https://www.apache.org/licenses/LICENSE-2.0",
  },
  {
    name: "WordNet",
    by: words.makers.wordNet,
    license: "WordNet License",
    link: "https://wordnet.princeton.edu/license-and-commercial-use",
  },
  {
    name: "zxcvbn-ts",
    by: words.makers.zxcvbn,
    license: "MIT License",
    link: "https://github.com/zxcvbn-ts/zxcvbn/blob/master/LICENSE.txt",
  },
] as const;

export default function Credits() {
  return (
    <article className="mx-auto max-w-3xl px-4 py-14 sm:px-6">
      <h1 className="text-5xl">{words.title}</h1>
      <p className="mt-4 text-lg text-soft">{words.intro}</p>
      <ul className="mt-8 space-y-5">
        {CREDITS.map(({ name, by, license, link }) => (
          <li key={name} className="rounded-card border border-rule bg-sheet p-5">
            <h2 className="text-2xl">{name}</h2>
            <p className="mt-1">{words.by(by)}</p>
            <p className="mt-1">
              <a href={link} className="prose-link" target="_blank" rel="noopener noreferrer">
                {license}
                <span className="sr-only">{words.opensInNewTab}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}
