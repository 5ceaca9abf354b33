import { CalendarDays, Shuffle } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { LARGEST_VARIANT, writeAddress } from "#core/printables/address.ts";
import site from "#generated/site.json";
import { LinkButton } from "../../../ui/button.tsx";
import * as viewerWords from "../../../words/printables/viewer.ts";
import { sheetCode } from "../frame.ts";
import { OWN_WORDS_DOCUMENTS } from "../own-words-documents.ts";
import { BackLink } from "./back-link.tsx";
import { Choices } from "./choices.tsx";
import { PrintButtons } from "./print-buttons.tsx";
import { ShareSheet } from "./share-sheet.tsx";
import { SheetList } from "./sheet-list.tsx";
import { identifySheet, shownPages } from "./shown-pages.ts";
import { useSheetAddress } from "./use-sheet-address.ts";
import { useSheets } from "./use-sheets.ts";

/** The heading for a document that does not exist (spec 3 §8). */
const UNKNOWN_TITLE = viewerWords.unknownTitle;

// Only few sheets need these, so they are loaded when needed.
const OwnWordsForm = lazy(() => import("./own-words.tsx"));
const UnknownDocument = lazy(() => import("./unknown-document.tsx"));

const QUIET = { replace: true, preventScrollReset: true } as const;

/** The print viewer (spec 3 §2): one sheet, or a set of them, as it will be on paper. */
export function ViewerScreen() {
  const state = useSheetAddress();
  const { live, address, today, paper, wordsText, change } = state;
  const document = address?.document;
  const use = OWN_WORDS_DOCUMENTS.find(({ name }) => name === document?.name)?.use;
  const sheets = useSheets(address, use && { use, text: wordsText });
  const { set } = sheets;
  const answers = address?.answers ?? false;
  const pages = useMemo(
    () => (set ? shownPages(set, answers, paper, window.location.origin) : []),
    [set, answers, paper],
  );
  const title = document?.title ?? (live ? UNKNOWN_TITLE : viewerWords.yourSheet);
  useTabTitle(live ? title : undefined);

  if (live && !document) {
    return (
      <Suspense>
        <UnknownDocument title={UNKNOWN_TITLE} />
      </Suspense>
    );
  }
  const words = use && wordsText ? wordsText.split(",") : [];
  const link = address ? window.location.origin + writeAddress(address, words) : "";
  return (
    <div className="sheet-flow mx-auto max-w-7xl px-3 pt-2 pb-8 sm:px-6 sm:pt-4">
      <BackLink />
      <div className="sheet-flow grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <header className="screen-only lg:col-start-1">
          <h1 className="joyful text-3xl sm:text-4xl">{title}</h1>
          {document && <p className="mt-2 text-soft">{document.description}</p>}
          {address && (
            <p className="mt-2 wrap-anywhere text-[0.9rem] text-soft">
              {sheetCode(identifySheet(address, address.variant, words.length > 0, paper))}
            </p>
          )}
          <div className="mt-4 grid gap-3">
            <PrintButtons
              pages={sheets.status === "ready" ? pages.map(({ page }) => page) : []}
              title={title}
              code={
                document && address ? `${document.name}-${address.seed}-${address.variant}` : ""
              }
              saveInk={address?.saveInk ?? false}
              answers={answers}
              onAnswers={document?.solvable ? (answers) => change({ answers }) : undefined}
            />
            {address && (
              <div className="flex flex-wrap gap-2">
                <LinkButton
                  {...QUIET}
                  to={writeAddress({ ...address, seed: today, variant: 1 }, words)}
                  look="outline"
                  size="small"
                  className="min-h-11"
                >
                  <CalendarDays aria-hidden="true" className="size-5" />
                  {viewerWords.todaysPack}
                </LinkButton>
                <LinkButton
                  {...QUIET}
                  to={writeAddress(
                    { ...address, variant: (address.variant % LARGEST_VARIANT) + 1 },
                    words,
                  )}
                  look="outline"
                  size="small"
                  className="min-h-11"
                >
                  <Shuffle aria-hidden="true" className="size-5" />
                  {viewerWords.newPack}
                </LinkButton>
              </div>
            )}
            {address && <ShareSheet link={link} title={title} />}
          </div>
        </header>
        <div className="sheet-flow mx-auto grid w-full max-w-3xl content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SheetList
            pages={pages}
            sheets={sheets}
            count={address?.count ?? 1}
            paper={paper}
            saveInk={address?.saveInk ?? false}
          />
          <p className="screen-only text-center text-soft">{viewerWords.printHint}</p>
        </div>
        {address && (
          <section
            aria-label={viewerWords.choices}
            className="screen-only self-start rounded-card bg-sunk p-4 sm:p-5 lg:col-start-1"
          >
            <Choices address={address} paper={paper} onChange={change}>
              {use && (
                <Suspense fallback={<div className="min-h-64" />}>
                  <OwnWordsForm
                    key={document?.name}
                    use={use}
                    wordsText={wordsText}
                    onChange={(changed) => change({}, changed)}
                  />
                </Suspense>
              )}
            </Choices>
          </section>
        )}
      </div>
    </div>
  );
}

/** The tab's title follows the sheet, which the prerendered page cannot know. */
function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} | ${site.name}`;
  }, [title]);
}
