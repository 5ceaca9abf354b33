import { PDFDocument } from "@cantoo/pdf-lib";
import regular from "@fontsource/andika/files/andika-latin-400-normal.woff?url";
import bold from "@fontsource/andika/files/andika-latin-700-normal.woff?url";
import { language } from "#core/words/language.ts";
import type { FramedPage } from "./frame.ts";
import { fontkit } from "./pdf-fontkit.ts";
import { drawPage, type PdfFonts } from "./pdf-page.ts";

export interface PdfOptions {
  readonly title: string;
  /** The product's name. */
  readonly maker: string;
  readonly saveInk: boolean;
}

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The typeface could not be loaded: ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * Pages as a PDF of lines and text, not of pictures.
 * @throws Error when the typeface cannot be loaded.
 */
export async function makePdf(
  pages: readonly FramedPage[],
  { title, maker, saveInk }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = await Promise.all([bytesOf(regular), bytesOf(bold)]);
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title);
  pdf.setProducer(maker);
  pdf.setCreator(maker);
  pdf.setLanguage(language.lang);
  // Embeds only the glyphs that are used. Ligatures would differ in width from the page's layout.
  const embed = (file: ArrayBuffer) =>
    pdf.embedFont(file, { subset: true, features: { liga: false, kern: false } });
  const fonts: PdfFonts = {
    regular: await embed(files[0]),
    bold: await embed(files[1]),
  };
  for (const page of pages) drawPage(pdf, page, fonts, saveInk);
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}
