import { parentPort } from "node:worker_threads";
import type { PictureAnswer, PictureOrder } from "./picture-thread.ts";
import { drawSharePicture } from "./share-picture.ts";

/** The thread that draws: orders come in, pictures go out. */
parentPort?.on("message", async ({ id, wanted }: PictureOrder) => {
  const answer: PictureAnswer = await drawSharePicture(wanted).then(
    (png) => ({ id, png }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
