import { PDFDocument } from "@cantoo/pdf-lib";
import { language } from "#core/words/language.ts";

/** A4 on its side, in points. */
const PAGE = [841.89, 595.28] as const;

/** A page that is filled by the picture. */
export async function certificatePdf(
  png: Blob,
  { title, maker }: { readonly title: string; readonly maker: string },
): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setProducer(maker);
  pdf.setCreator(maker);
  pdf.setLanguage(language.lang);
  const picture = await pdf.embedPng(await png.arrayBuffer());
  const [width, height] = PAGE;
  pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  const bytes = (await pdf.save()) as Uint8Array<ArrayBuffer>;
  return new Blob([bytes], { type: "application/pdf" });
}
