import { Worker } from "node:worker_threads";
import type { PicturePainter, SharePicture } from "../../ports/picture.ts";

export interface PictureOrder {
  readonly id: number;
  readonly wanted: SharePicture;
}
export type PictureAnswer =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly error: string };

/** Pictures that may be drawn or waiting: 16 take about a second. */
export const PICTURES_WAITING_MAX = 16;
/** Megabytes of JavaScript heap; pictures are stored outside it. */
const HEAP_MB = 64;

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the thread with the first picture. If it ends, its orders fail, and the next picture
 * starts another.
 * @param file of the thread's module (`picture-worker.ts`).
 */
export function createPictureThread(file: string): PicturePainter {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  function end(error: Error): void {
    thread = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(error);
  }

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    // An idle thread must not keep the process alive.
    started.unref();
    started.on("message", (answer: PictureAnswer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("png" in answer) order?.resolve(answer.png);
      else order?.reject(new Error(answer.error));
    });
    started.on("error", end);
    started.on("exit", () => {
      if (thread === started) end(new Error("the thread that draws has ended"));
    });
    return started;
  }

  return {
    async draw(wanted) {
      if (waiting.size >= PICTURES_WAITING_MAX) return undefined;
      thread ??= start();
      last += 1;
      const order: PictureOrder = { id: last, wanted };
      return new Promise<Uint8Array>((resolve, reject) => {
        waiting.set(order.id, { resolve, reject });
        thread?.postMessage(order);
      });
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}
