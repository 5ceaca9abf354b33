import type { ShownPicture } from "#core/games/puzzle/pictures.ts";

export const pictureAddress = (name: ShownPicture): string =>
  `/artwork/${name === "crayons" ? "kids" : "puzzles"}/${name}.svg`;

const loading = new Map<ShownPicture, Promise<HTMLImageElement>>();

/** Loads a picture once; after a failure it is loaded again the next time. */
function loadPicture(name: ShownPicture): Promise<HTMLImageElement> {
  const known = loading.get(name);
  if (known) return known;
  const image = new Image();
  image.src = pictureAddress(name);
  const loaded = image.decode().then(() => image);
  loading.set(name, loaded);
  loaded.catch(() => loading.delete(name));
  return loaded;
}

/** The first picture that can be loaded. @throws the last one's error if none can. */
export async function loadFirst(
  names: readonly ShownPicture[],
): Promise<{ readonly shown: ShownPicture; readonly image: HTMLImageElement }> {
  let fault: unknown;
  for (const shown of names) {
    try {
      return { shown, image: await loadPicture(shown) };
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

/** Loads a picture into the browser's cache without drawing it: for when it is chosen later. */
export function cachePicture(name: ShownPicture): void {
  if (loading.has(name)) return;
  fetch(pictureAddress(name), { priority: "low" }).catch(() => {});
}

let drawn: { name: ShownPicture; pixels: number; canvas: HTMLCanvasElement } | undefined;

/** The picture as a square canvas, drawn once for all of its pieces; a wide one loses its sides. */
export function picturePixels(
  name: ShownPicture,
  image: HTMLImageElement,
  pixels: number,
): HTMLCanvasElement {
  if (drawn?.name === name && drawn.pixels === pixels) return drawn.canvas;
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = Math.min(width, height);
  canvas
    .getContext("2d")
    ?.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, pixels, pixels);
  drawn = { name, pixels, canvas };
  return canvas;
}
