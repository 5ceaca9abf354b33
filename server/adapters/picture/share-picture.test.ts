import { readFileSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import type { SharePicture } from "../../ports/picture.ts";
import { drawSharePicture, SHARE_HEIGHT, SHARE_WIDTH } from "./share-picture.ts";

const GUITAR: SharePicture = {
  hobby: "Guitar",
  title: "Play your first songs on the guitar",
  completedDays: [1, 2],
  picture: readFileSync(new URL("../../../content/artwork/music-2.svg", import.meta.url), "utf8"),
  siteName: "Sevenfold",
};
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function expectSharePicture(png: Buffer) {
  expect(png.subarray(0, 8)).toEqual(SIGNATURE);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SHARE_WIDTH, SHARE_HEIGHT]);
}

async function colorAt(png: Buffer, x: number, y: number) {
  const context = createCanvas(SHARE_WIDTH, SHARE_HEIGHT).getContext("2d");
  context.drawImage(await loadImage(png), 0, 0);
  return [...context.getImageData(x, y, 1, 1).data];
}

test("a shared plan's picture is a PNG of 1200×630, the same each time", async () => {
  const png = await drawSharePicture(GUITAR);
  expectSharePicture(png);
  expect([SHARE_WIDTH, SHARE_HEIGHT]).toEqual([1200, 630]);
  expect(png.equals(await drawSharePicture(GUITAR))).toBe(true);
});

test("other finished days, another title, hobby, picture or site give another picture", async () => {
  const other = (change: Partial<SharePicture>) => drawSharePicture({ ...GUITAR, ...change });
  const all = [
    await drawSharePicture(GUITAR),
    await other({ completedDays: [] }),
    await other({ completedDays: [1, 3] }),
    await other({ completedDays: [1, 2, 3, 4, 5, 6, 7] }),
    await other({ title: "Play the blues" }),
    await other({ hobby: "Lap steel guitar" }),
    await other({ siteName: "Week of Learning" }),
    await other({ picture: GUITAR.picture.replaceAll("#f44336", "#43a047") }),
  ];
  expect(new Set(all.map((png) => png.toString("base64"))).size).toBe(all.length);
});

test("only the beads of finished days are filled", async () => {
  const png = await drawSharePicture(GUITAR);
  const [first, seventh] = [await colorAt(png, 97, 462), await colorAt(png, 1102, 470)];
  expect(first).toEqual([0xef, 0x66, 0x61, 255]);
  expect(seventh).toEqual(await colorAt(png, 5, 5));
});

test("days that no plan has change nothing", async () => {
  const strange = await drawSharePicture({ ...GUITAR, completedDays: [2, 1, 1, 0, 8, -1, 1.5] });
  expect(strange.equals(await drawSharePicture(GUITAR))).toBe(true);
});

test("gradients of the hobby's picture survive", async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><defs><linearGradient id="a-b-1"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><path d="M0 0H640V360H0Z" fill="url(#a-b-1)"/></svg>';
  const png = await drawSharePicture({ ...GUITAR, picture });
  const [left = [], right = []] = [await colorAt(png, 600, 220), await colorAt(png, 1128, 220)];
  expect(left[0]).toBeGreaterThan(240);
  expect(left[2]).toBeLessThan(15);
  expect(right[0]).toBeLessThan(15);
  expect(right[2]).toBeGreaterThan(240);
});

test("a note stands in the place of the days", async () => {
  const note = await drawSharePicture({ ...GUITAR, note: "7 min read" });
  expect(note.equals(await drawSharePicture(GUITAR))).toBe(false);
  const empty = await drawSharePicture({ ...GUITAR, note: "" });
  const place = [await colorAt(empty, 1129, 566), await colorAt(empty, 5, 5)];
  expect(place[0]).toEqual(place[1]);
});

test("of a wider picture the middle is shown, undistorted", async () => {
  const thirds = ["#f00", "#0f0", "#00f"]
    .map((color, k) => `<rect x="${k * 400}" width="400" height="360" fill="${color}"/>`)
    .join("");
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 360" width="1200" height="360">${thirds}</svg>`;
  const png = await drawSharePicture({ ...GUITAR, picture });
  // Of 1200 pixels the middle 640 are visible: the green third from 120 to 520 of them.
  const at = (x: number) => colorAt(png, 592 + (x / 640) * 544, 220);
  expect(await at(112)).toEqual([255, 0, 0, 255]);
  expect(await at(128)).toEqual([0, 255, 0, 255]);
  expect(await at(512)).toEqual([0, 255, 0, 255]);
  expect(await at(528)).toEqual([0, 0, 255, 255]);
});

describe("draws whatever a plan may be called", () => {
  test.each([
    ["200 characters", "Learn to bake the bread of every county ".repeat(5).slice(0, 200)],
    ["one word of 200 characters", "x".repeat(200)],
    ["nothing", ""],
    ["spaces and breaks", " \n\t\r "],
    ["Cyrillic", "Научиться ставить палатку за семь дней"],
    ["Japanese", "七日間でチェスを学ぶ：最初の一局まで楽しく続けるための計画"],
    ["Hebrew", "ללמוד אסטרונומיה בשבעה ימים"],
    ["Arabic with Latin", "تعلم Python في سبعة أيام"],
    ["emoji", "🎸👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿 in 7 days 🧶🏕️"],
    ["half a character and a NUL", "guitar \ud83c\u0000 in seven days"],
    ["markup", '<svg onload="alert(1)">&amp;</svg>'],
  ])("%s", async (_, name) => {
    expectSharePicture(await drawSharePicture({ ...GUITAR, hobby: name, title: name }));
  });
});

test("a picture that is no SVG is refused", async () => {
  await expect(drawSharePicture({ ...GUITAR, picture: "no picture" })).rejects.toThrow();
});
