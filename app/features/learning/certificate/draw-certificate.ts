import { BEAD_COLORS } from "#core/theme/bead-colors.ts";
import { PAPER_COLORS } from "#core/theme/paper-colors.ts";
import * as words from "../../../words/learning/certificate.ts";

export interface CertificateFacts {
  readonly hobby: string;
  /** Empty if the learner wants none on it. */
  readonly name: string;
  readonly promise?: string | undefined;
  /** As it is written: 'November 23, 2026'. */
  readonly date: string;
  /** The product's name. */
  readonly maker: string;
}

/** In pixels: A4 on its side at 240 dots an inch. */
export const CERTIFICATE = { width: 2_806, height: 1_984 } as const;

const MARGIN = 110;
const TEXT_WIDTH = CERTIFICATE.width - 6 * MARGIN;
const { paper, sheet, ink, soft, edge } = PAPER_COLORS;
const DISPLAY = "'Fraunces Variable', Georgia, serif";
const TEXT = "'Figtree Variable', system-ui, sans-serif";
/** How far each bead hangs from the thread's middle, in pixels. */
const SWING = [0, 22, 10, -15, -24, -6, 12] as const;

/** Draws it whole; the page's typefaces are loaded first. */
export async function drawCertificate(
  canvas: HTMLCanvasElement,
  facts: CertificateFacts,
): Promise<void> {
  const { hobby, name, promise, date, maker } = facts;
  await Promise.all(
    [`600 80px ${DISPLAY}`, `500 40px ${TEXT}`].map((font) =>
      // A typeface that cannot be loaded is replaced by the next one.
      document.fonts.load(font, hobby + name).catch(() => []),
    ),
  );
  canvas.width = CERTIFICATE.width;
  canvas.height = CERTIFICATE.height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  drawFrame(pen);
  drawBeads(pen);
  pen.textAlign = "center";
  const line = (text: string, y: number, size: number, font: string, color: string) => {
    pen.fillStyle = color;
    fitFont(pen, text, size, font);
    pen.fillText(text, CERTIFICATE.width / 2, y);
  };
  line(words.certificate, 620, 64, `500 {}px ${TEXT}`, soft);
  const shift = name ? 0 : -110;
  if (name) line(name, 800, 130, `600 {}px ${DISPLAY}`, ink);
  line(words.completed, 930 + shift, 64, `500 {}px ${TEXT}`, soft);
  line(hobby, 1_170 + shift, 220, `600 {}px ${DISPLAY}`, ink);
  pen.font = `500 52px ${TEXT}`;
  pen.fillStyle = soft;
  wrapped(pen, promise ?? "").forEach((text, index) => {
    pen.fillText(text, CERTIFICATE.width / 2, 1_340 + shift + index * 76);
  });
  pen.fillStyle = ink;
  pen.font = `500 56px ${TEXT}`;
  pen.textAlign = "left";
  pen.fillText(date, 3 * MARGIN, CERTIFICATE.height - 2.3 * MARGIN);
  pen.textAlign = "right";
  pen.font = `600 64px ${DISPLAY}`;
  pen.fillText(maker, CERTIFICATE.width - 3 * MARGIN, CERTIFICATE.height - 2.3 * MARGIN);
}

function drawFrame(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, CERTIFICATE.width, CERTIFICATE.height);
  const frame = (inset: number, width: number) => {
    pen.lineWidth = width;
    pen.strokeStyle = edge;
    pen.beginPath();
    pen.roundRect(inset, inset, CERTIFICATE.width - 2 * inset, CERTIFICATE.height - 2 * inset, 60);
    pen.stroke();
  };
  pen.fillStyle = sheet;
  pen.beginPath();
  pen.roundRect(
    MARGIN,
    MARGIN,
    CERTIFICATE.width - 2 * MARGIN,
    CERTIFICATE.height - 2 * MARGIN,
    60,
  );
  pen.fill();
  frame(MARGIN, 8);
  frame(MARGIN + 28, 3);
}

function drawBeads(pen: CanvasRenderingContext2D): void {
  const spacing = 210;
  const left = CERTIFICATE.width / 2 - 3 * spacing;
  const places = SWING.map((swing, index) => ({ x: left + index * spacing, y: 400 + swing }));
  pen.strokeStyle = edge;
  pen.lineWidth = 10;
  pen.beginPath();
  pen.moveTo(left - spacing / 2, 400);
  for (const [index, { x, y }] of places.entries()) {
    const before = places[index - 1] ?? { x: left - spacing / 2, y: 400 };
    const half = (before.x + x) / 2;
    pen.bezierCurveTo(half, before.y, half, y, x, y);
  }
  const last = places.at(-1);
  pen.lineTo((last?.x ?? 0) + spacing / 2, 400);
  pen.stroke();
  for (const [index, { x, y }] of places.entries()) {
    pen.fillStyle = BEAD_COLORS[index] ?? edge;
    pen.beginPath();
    pen.arc(x, y, 66, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Sets the font, smaller until the text fits. @param font with `{}` for the size. */
function fitFont(pen: CanvasRenderingContext2D, text: string, size: number, font: string): void {
  pen.font = font.replace("{}", String(size));
  const width = pen.measureText(text).width;
  if (width > TEXT_WIDTH) pen.font = font.replace("{}", String((size * TEXT_WIDTH) / width));
}

/** The lines of a text in the current font. */
function wrapped(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= TEXT_WIDTH) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}
