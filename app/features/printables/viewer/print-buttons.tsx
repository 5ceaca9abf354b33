import { Download, Eye, EyeOff, Printer } from "lucide-react";
import { useState } from "react";
import site from "#generated/site.json";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import * as viewerWords from "../../../words/printables/viewer.ts";
import type { FramedPage } from "../frame.ts";

/** A file name of safe characters. */
const fileName = (code: string): string =>
  `${code
    .normalize("NFKD")
    .replace(/[^\w.]+/gu, "-")
    .replace(/^-+|-+$/gu, "")
    .slice(0, 80)}.pdf`;

async function print(): Promise<void> {
  // Text whose typeface is still loading would be printed in another one.
  await document.fonts.ready;
  window.print();
}

/** Print, a PDF file, and the answers. */
export function PrintButtons({
  pages,
  title,
  code,
  saveInk,
  answers,
  onAnswers,
}: {
  /** All pages shown; empty until they exist. */
  readonly pages: readonly FramedPage[];
  readonly title: string;
  /** The sheet's code, for the file name. */
  readonly code: string;
  readonly saveInk: boolean;
  readonly answers: boolean;
  /** Undefined if there is nothing to solve. */
  readonly onAnswers: ((shown: boolean) => void) | undefined;
}) {
  const [work, setWork] = useState<"making" | "failed">();
  const waiting = pages.length === 0;
  const download = async () => {
    setWork("making");
    try {
      const { makePdf } = await import("../draw-pdf.ts");
      const bytes = await makePdf(pages, { title, maker: site.name, saveInk });
      saveFile(new Blob([bytes], { type: "application/pdf" }), fileName(code));
      setWork(undefined);
    } catch (error) {
      console.warn(error);
      setWork("failed");
    }
  };
  const Icon = answers ? EyeOff : Eye;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={waiting} onClick={() => void print()}>
          <Printer aria-hidden="true" className="size-5" />
          {viewerWords.print}
        </Button>
        <Button
          look="outline"
          disabled={waiting || work === "making"}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" className="size-5" />
          {work === "making" ? viewerWords.makingPdf : viewerWords.downloadPdf}
        </Button>
        {onAnswers && (
          <Button
            look="outline"
            className="min-w-[min(100%,11rem)]"
            onClick={() => onAnswers(!answers)}
          >
            <Icon aria-hidden="true" className="size-5" />
            {answers ? viewerWords.hideAnswers : viewerWords.showAnswers}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {work === "making" && viewerWords.makingPdf}
      </p>
      {work === "failed" && (
        <p role="alert" className="mt-2 text-danger">
          {viewerWords.pdfFailed}
        </p>
      )}
    </div>
  );
}
