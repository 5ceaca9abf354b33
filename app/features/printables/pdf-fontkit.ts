import type { PDFDocument } from "@cantoo/pdf-lib";
import original, { type Font } from "@pdf-lib/fontkit";

type Fontkit = Parameters<PDFDocument["registerFontkit"]>[0];

/** The part of the typeface library's subsets that is needed here. */
interface Subset {
  encode(stream?: unknown): unknown;
  encodeStream(): {
    on(event: "data", listen: (bytes: Uint8Array) => void): ReturnType<Subset["encodeStream"]>;
    on(event: "end", listen: () => void): ReturnType<Subset["encodeStream"]>;
    on(event: "error", listen: (error: unknown) => void): ReturnType<Subset["encodeStream"]>;
  };
}

const collected = (subset: Subset): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    subset
      .encodeStream()
      .on("data", (bytes) => parts.push(new Uint8Array(bytes)))
      .on("end", () =>
        new Blob(parts).arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes)), reject),
      )
      .on("error", reject);
  });

/**
 * Adapts the typeface library to the PDF library, which calls a subset's `encode()` for bytes; the
 * typeface library's `encode` writes to a stream.
 */
export const fontkit = {
  create(bytes: Uint8Array): Font {
    const font = original.create(bytes);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const made = createSubset();
      const subset = made as unknown as Subset;
      const encode = subset.encode.bind(subset);
      subset.encode = (stream) => (stream ? encode(stream) : collected(subset));
      return made;
    };
    return font;
  },
} as unknown as Fontkit;
