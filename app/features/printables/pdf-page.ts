import {
  appendBezierCurve,
  beginText,
  closePath,
  concatTransformationMatrix,
  endText,
  fill,
  fillAndStroke,
  lineTo,
  moveTo,
  type PDFDocument,
  type PDFFont,
  type PDFName,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  setDashPattern,
  setFillingGrayscaleColor,
  setFontAndSize,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingGrayscaleColor,
  setTextMatrix,
  showText,
  stroke,
} from "@cantoo/pdf-lib";
import { LINE, type Mark, type PathMark, type TextMark } from "#core/printables/page.ts";
import { POINT } from "#core/printables/point.ts";
import { textWidth } from "#core/printables/text.ts";
import { grayOf, shadeOf } from "../../ui/tones.ts";
import type { FramedPage } from "./frame.ts";

export interface PdfFonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

interface NamedFonts {
  readonly fonts: PdfFonts;
  readonly names: Readonly<Record<keyof PdfFonts, PDFName>>;
}

/** PDF's code for round ends and corners. */
const ROUND = 1;

/** A gray level as a fraction of white. */
const brightness = (hex: string): number => Number.parseInt(hex.slice(1, 3), 16) / 255;

const COMMAND = /([MLCZ])([^MLCZ]*)/gu;

function pathOperators(d: string): PDFOperator[] {
  return [...d.matchAll(COMMAND)].map(([, command, rest = ""]) => {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = rest
      .trim()
      .split(/[\s,]+/u)
      .map(Number);
    if (command === "M") return moveTo(a, b);
    if (command === "L") return lineTo(a, b);
    return command === "C" ? appendBezierCurve(a, b, c, e, f, g) : closePath();
  });
}

function drawPath(mark: PathMark, saveInk: boolean): PDFOperator[] {
  const { stroke: line, width = LINE, dash = [], fill: inside } = mark;
  const painted = line && inside ? fillAndStroke() : line ? stroke() : fill();
  return [
    ...(inside ? [setFillingGrayscaleColor(brightness(shadeOf(inside, saveInk)))] : []),
    ...(line
      ? [
          setStrokingGrayscaleColor(brightness(grayOf(line))),
          setLineWidth(width),
          setDashPattern([...dash], 0),
        ]
      : []),
    ...pathOperators(mark.d),
    painted,
  ];
}

function drawText(mark: TextMark, { fonts, names }: NamedFonts): PDFOperator[] {
  const { x, y, text, size, anchor, tone = "ink", turn = 0 } = mark;
  const weight = mark.bold ? "bold" : "regular";
  const before =
    anchor === "middle" ? textWidth(text, mark) / 2 : anchor === "end" ? textWidth(text, mark) : 0;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [
    beginText(),
    setFillingGrayscaleColor(brightness(grayOf(tone))),
    setFontAndSize(names[weight], size * POINT),
    // The page's coordinates run downward, so letters are flipped to stand upright.
    setTextMatrix(cos, sin, sin, -cos, x - before * cos, y - before * sin),
    showText(fonts[weight].encodeText(text)),
    endText(),
  ];
}

/** Adds a page to a document; all coordinates are millimeters from the top left corner. */
export function drawPage(
  pdf: PDFDocument,
  { paper, frame, body, at }: FramedPage,
  fonts: PdfFonts,
  saveInk: boolean,
): void {
  const [width, height] = [paper.width / POINT, paper.height / POINT];
  const page = pdf.addPage([width, height]);
  const names = {
    regular: page.node.newFontDictionary(fonts.regular.name, fonts.regular.ref),
    bold: page.node.newFontDictionary(fonts.bold.name, fonts.bold.ref),
  };
  const draw = (marks: readonly Mark[]) =>
    marks.flatMap((mark) =>
      mark.kind === "path" ? drawPath(mark, saveInk) : drawText(mark, { fonts, names }),
    );
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(1 / POINT, 0, 0, -1 / POINT, 0, height),
    setLineCap(ROUND),
    setLineJoin(ROUND),
    ...draw(frame),
    concatTransformationMatrix(1, 0, 0, 1, at.x, at.y),
    ...draw(body),
    popGraphicsState(),
  );
}
