import { createCanvas, loadImage } from "@napi-rs/canvas";
import { PAPER } from "./colors.ts";

/** An icon's file, its size in pixels, and the share of it that the drawing covers. */
const ICONS = [
  { name: "icon-192.png", size: 192, share: 1, opaque: false },
  { name: "icon-512.png", size: 512, share: 1, opaque: false },
  // A mask may cut off everything outside the middle circle of 80 %.
  { name: "icon-maskable-512.png", size: 512, share: 0.68, opaque: true },
  { name: "apple-touch-icon.png", size: 180, share: 0.78, opaque: true },
] as const;

async function drawn(svg: string, size: number, share: number, opaque: boolean): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  if (opaque) {
    context.fillStyle = PAPER;
    context.fillRect(0, 0, size, size);
  }
  const room = size * share;
  // The drawing has no size of its own, but small renderers need one.
  const sized = svg.replace("<svg ", `<svg width="${room}" height="${room}" `);
  const [at, picture] = [(size - room) / 2, await loadImage(Buffer.from(sized))];
  context.drawImage(picture, at, at, room, room);
  return canvas.encode("png");
}

/** A PNG as the only image of an ICO file, for browsers that request /favicon.ico. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/**
 * The product's icons by file name.
 * @param svg the favicon's square drawing
 */
export async function drawIcons(svg: string): Promise<readonly (readonly [string, Buffer])[]> {
  const icons = ICONS.map(
    async ({ name, size, share, opaque }) => [name, await drawn(svg, size, share, opaque)] as const,
  );
  const small = iconFile(await drawn(svg, 32, 1, false), 32);
  return [...(await Promise.all(icons)), ["favicon.ico", small] as const];
}
