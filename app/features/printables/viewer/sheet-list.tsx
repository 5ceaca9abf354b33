import type { ReactNode } from "react";
import { Button, LinkButton } from "../../../ui/button.tsx";
import * as viewerWords from "../../../words/printables/viewer.ts";
import type { Paper } from "../paper.ts";
import { SheetPage } from "./sheet-page.tsx";
import type { ShownPage } from "./shown-pages.ts";
import type { Sheets } from "./use-sheets.ts";

/** The pages, or a message in their place; never an empty page. */
export function SheetList({
  pages,
  sheets: { status, retry, set },
  count,
  paper,
  saveInk,
}: {
  readonly pages: readonly ShownPage[];
  readonly sheets: Sheets;
  readonly count: number;
  readonly paper: Paper;
  readonly saveInk: boolean;
}) {
  if (status === "load") {
    return (
      <Notice
        title={viewerWords.offlineTitle}
        actions={
          <>
            <Button onClick={retry}>{viewerWords.retry}</Button>
            <Button look="outline" onClick={() => window.location.reload()}>
              {viewerWords.loadPageAgain}
            </Button>
          </>
        }
      >
        {viewerWords.offlineText}
      </Notice>
    );
  }
  if (status === "make") {
    return (
      <Notice
        title={viewerWords.failedTitle}
        actions={
          <>
            <Button onClick={retry}>{viewerWords.retry}</Button>
            <LinkButton to="/printables" look="outline">
              {viewerWords.seeAllPrintables}
            </LinkButton>
          </>
        }
      >
        {viewerWords.failedText}
      </Notice>
    );
  }
  return (
    <>
      <p role="status" className="screen-only text-soft empty:hidden">
        {status === "making" &&
          (count > 1 && set?.address.count === count
            ? viewerWords.makingOneOf(set.sheets.length + 1, count)
            : viewerWords.making)}
      </p>
      {pages.length === 0 && (
        <div
          aria-hidden="true"
          style={{ aspectRatio: paper.width / paper.height }}
          className="screen-only rounded-lg border border-rule bg-[#fff] p-[6%] shadow-soft"
        >
          <div className="h-[3%] w-2/3 rounded bg-[#e4e2dd]" />
          <div className="mt-[4%] h-[1.5%] w-full rounded bg-[#efede9]" />
          <div className="mt-[6%] h-[70%] w-full rounded bg-[#f6f5f2]" />
        </div>
      )}
      {pages.map(({ key, label, page }) => (
        <SheetPage key={key} label={label} page={page} saveInk={saveInk} />
      ))}
    </>
  );
}

function Notice({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="rounded-card border-2 border-rule bg-sheet p-6 text-center sm:p-10"
    >
      <h2 className="text-2xl">{title}</h2>
      <p className="mx-auto mt-3 max-w-md text-soft">{children}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
