import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_PICTURE, pictureOf } from "#core/dashboard/picture.ts";
import type { SharedPlan } from "./shares.ts";

/** Draws what a shared plan shows in social networks: a PNG. */
export type SharedPictureDrawer = (shared: SharedPlan, siteName: string) => Promise<Buffer>;

/** @param contentDir the folder that scripts/build-content.ts wrote. */
export const createSharedPictureDrawer =
  (contentDir: string): SharedPictureDrawer =>
  async ({ plan, completedDays }, siteName) => {
    const { drawSharePicture } = await import("../../adapters/picture/share-picture.ts");
    const read = (id: string) => readFile(join(contentDir, "artwork", `${id}.svg`), "utf8");
    const picture = await read(pictureOf(plan.hobby, plan.category).id).catch(() =>
      read(DEFAULT_PICTURE.id),
    );
    const { hobby, title } = plan;
    return drawSharePicture({ hobby, title, completedDays, picture, siteName });
  };
