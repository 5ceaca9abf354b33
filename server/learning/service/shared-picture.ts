import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { choosePicture, DEFAULT_PICTURE } from "#core/dashboard/picture.ts";
import { unavailable } from "../../app-error.ts";
import type { PicturePainter } from "../../ports/picture.ts";
import type { SharedPlan } from "./shares.ts";

/** The picture of a shared plan for social networks. */
export interface SharedPicture {
  readonly png: Uint8Array<ArrayBuffer>;
  /** Identifies the picture's contents. */
  readonly etag: string;
}

export interface SharedPictures {
  /** @throws AppError unavailable when too many are being drawn. */
  draw(shared: SharedPlan, siteName: string): Promise<SharedPicture>;
  close(): Promise<void>;
}

/**
 * Pictures cached in memory, some 100 kB each: networks request each link's picture several times.
 */
const KEPT = 40;

/** @param contentDir the folder that scripts/build-content.ts wrote. */
export function createSharedPictures(contentDir: string, painter: PicturePainter): SharedPictures {
  const kept = new Map<string, SharedPicture>();
  const read = (id: string) => readFile(join(contentDir, "artwork", `${id}.svg`), "utf8");
  return {
    async draw({ plan, completedDays }, siteName) {
      const { hobby, title, category } = plan;
      const about = JSON.stringify([hobby, title, category, completedDays, siteName]);
      const name = createHash("sha256").update(about).digest("base64url").slice(0, 20);
      const known = kept.get(name);
      if (known) return known;
      const picture = await read(choosePicture(hobby, category).id).catch(() =>
        read(DEFAULT_PICTURE.id),
      );
      const drawn = await painter.draw({ hobby, title, completedDays, picture, siteName });
      if (!drawn) throw unavailable();
      const made = { png: new Uint8Array(drawn), etag: `"${name}"` };
      const oldest = kept.keys().next().value;
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(name, made);
      return made;
    },
    close: painter.close,
  };
}
