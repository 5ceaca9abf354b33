import { cx } from "class-variance-authority";
import { memo, useMemo } from "react";
import { drawSvg } from "../../../ui/marks-svg.ts";
import type { FramedPage } from "../frame.ts";

/** One page of paper. */
export const SheetPage = memo(function SheetPage({
  page,
  label,
  saveInk,
}: {
  page: FramedPage;
  /** A description for those who do not see it. */
  label: string;
  saveInk: boolean;
}) {
  const { paper, frame, body, at } = page;
  const drawn = useMemo(
    () =>
      drawSvg(frame, { saveInk }) +
      `<g transform="translate(${at.x} ${at.y})">${drawSvg(body, { saveInk })}</g>`,
    [frame, body, at, saveInk],
  );
  return (
    <div
      className={cx(
        "sheet-page rounded-lg border border-rule shadow-soft",
        paper.name === "a4" ? "paper-a4" : "paper-letter",
      )}
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        // A sheet is drawn by coordinates, whatever the direction of the page.
        direction="ltr"
        strokeLinecap="round"
        strokeLinejoin="round"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us; texts are escaped
        dangerouslySetInnerHTML={{ __html: drawn }}
      />
    </div>
  );
});
