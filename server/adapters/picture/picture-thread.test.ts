import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { PicturePainter, SharePicture } from "../../ports/picture.ts";
import { createPictureThread, PICTURES_WAITING_MAX } from "./picture-thread.ts";
import { drawSharePicture } from "./share-picture.ts";

const CHESS: SharePicture = {
  hobby: "Chess",
  title: "Chess in seven days",
  completedDays: [1],
  picture: readFileSync(new URL("../../../content/artwork/music-2.svg", import.meta.url), "utf8"),
  siteName: "Sevenfold",
};

let thread: PicturePainter;
afterEach(() => thread.close());
const start = () => {
  thread = createPictureThread(join(import.meta.dirname, "picture-worker.ts"));
};

test("a picture from the thread is the one that is drawn here, and others go on meanwhile", async () => {
  start();
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const png = await thread.draw(CHESS);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
  expect(png && Buffer.compare(png, await drawSharePicture(CHESS))).toBe(0);
});

test("so many wait, and the next one is not taken; once they are drawn there is room", async () => {
  start();
  const first = Array.from({ length: PICTURES_WAITING_MAX }, (_, at) =>
    thread.draw({ ...CHESS, title: `Week ${at}` }),
  );
  expect(await thread.draw(CHESS)).toBeUndefined();
  for (const png of await Promise.all(first)) expect(png?.byteLength).toBeGreaterThan(1_000);
  expect(await thread.draw(CHESS)).toBeDefined();
});

test("what cannot be drawn is refused, and the next picture is drawn", async () => {
  start();
  await expect(thread.draw({ ...CHESS, picture: "no picture" })).rejects.toThrow();
  expect(await thread.draw(CHESS)).toBeDefined();
});
