import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { drawIcons } from "./artwork/icons.ts";
import { drawArticleShare, drawCover } from "./make-covers.ts";
import { ROOT } from "./run-command.ts";

const svg = readFileSync(join(ROOT, "content/artwork/articles/quiet-time.svg"));
const favicon = readFileSync(join(ROOT, "public/favicon.svg"), "utf8");

/** The colors of a picture, and its size. */
async function pixels(file: Buffer, width?: number) {
  const picture = await loadImage(file);
  const [w, h] = [width ?? picture.width, width ? width / 2.5 : picture.height];
  const context = createCanvas(w, h).getContext("2d");
  context.drawImage(picture, 0, 0, w, h);
  return { size: [w, h], data: context.getImageData(0, 0, w, h).data };
}

test("an article's picture keeps its colors in few bytes", async () => {
  const wanted = await pixels(svg, 960);
  const { avif, webp } = await drawCover(svg, 960);
  for (const file of [avif, webp]) {
    const got = await pixels(file);
    expect(got.size).toEqual([960, 384]);
    let off = 0;
    for (const [i, value] of got.data.entries()) off += Math.abs(value - (wanted.data[i] ?? 0));
    expect(off / got.data.length).toBeLessThan(2.5);
  }
  expect(avif.length).toBeLessThan(25_000);
  expect(webp.length).toBeLessThan(35_000);
});

describe("an article's picture for social networks", () => {
  const article = {
    title: "Quiet Time: A Calm Hour for Children Who No Longer Nap",
    category: "Mental Wellness",
    readTime: "7 min read",
  };
  const drawn = (change: Partial<typeof article>) =>
    drawArticleShare({ ...article, ...change }, svg.toString("utf8"), "Sevenfold");

  test("is a PNG of 1200×630 below 250 kB", async () => {
    const png = await drawn({});
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(250_000);
  });

  test("says the category, the read time and what a long title begins with", async () => {
    const own = await drawn({});
    expect(own.equals(await drawn({ category: "Learning Tips" }))).toBe(false);
    expect(own.equals(await drawn({ readTime: "5 min read" }))).toBe(false);
    expect(own.equals(await drawn({ title: "Quiet Hours" }))).toBe(false);
    expect(own.equals(await drawn({ title: "Quiet Time" }))).toBe(true);
  });
});

test("icons have the sizes that their names say, and the ICO holds a PNG of 32", async () => {
  const icons = new Map(await drawIcons(favicon));
  const sizes = { "icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512 };
  for (const [name, size] of Object.entries({ ...sizes, "apple-touch-icon.png": 180 })) {
    const icon = icons.get(name) ?? Buffer.alloc(0);
    expect((await pixels(icon)).size, name).toEqual([size, size]);
  }
  const ico = icons.get("favicon.ico") ?? Buffer.alloc(22);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(start + length).toBe(ico.length);
  expect((await pixels(ico.subarray(start))).size).toEqual([32, 32]);
});

test("a mask and a telephone's tile leave no corner empty and no bead cut", async () => {
  const icons = new Map(await drawIcons(favicon));
  const { data } = await pixels(icons.get("icon-maskable-512.png") ?? Buffer.alloc(0));
  const paper = [...data.slice(0, 4)];
  expect(paper[3]).toBe(255);
  let beads = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (paper.every((value, k) => data[i + k] === value)) continue;
    beads += 1;
    const [x, y] = [((i / 4) % 512) - 256, Math.floor(i / 4 / 512) - 256];
    expect(Math.hypot(x, y)).toBeLessThan(512 * 0.4);
  }
  expect(beads).toBeGreaterThan(10_000);
});
