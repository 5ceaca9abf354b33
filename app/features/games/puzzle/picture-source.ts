import type { PictureName } from "#core/games/puzzle/pictures.ts";

export const pictureAddress = (name: PictureName): string => `/artwork/puzzles/${name}.svg`;

const loading = new Map<PictureName, Promise<HTMLImageElement>>();

/** A picture, asked for once; one that failed is asked for again the next time. */
export function loadPicture(name: PictureName): Promise<HTMLImageElement> {
  const known = loading.get(name);
  if (known) return known;
  const image = new Image();
  image.src = pictureAddress(name);
  const loaded = image.decode().then(() => image);
  loading.set(name, loaded);
  loaded.catch(() => loading.delete(name));
  return loaded;
}

/** Brings a picture into the browser's store without drawing it: for when it is chosen later. */
export function keepPicture(name: PictureName): void {
  if (loading.has(name)) return;
  fetch(pictureAddress(name), { priority: "low" }).catch(() => {});
}

let drawn: { name: PictureName; pixels: number; canvas: HTMLCanvasElement } | undefined;

/** The picture as pixels, drawn once for all of its pieces. */
export function picturePixels(
  name: PictureName,
  image: HTMLImageElement,
  pixels: number,
): HTMLCanvasElement {
  if (drawn?.name === name && drawn.pixels === pixels) return drawn.canvas;
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.getContext("2d")?.drawImage(image, 0, 0, pixels, pixels);
  drawn = { name, pixels, canvas };
  return canvas;
}
