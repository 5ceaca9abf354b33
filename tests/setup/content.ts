import { join } from "node:path";
import { buildContent } from "../../scripts/build-content.ts";

/** Runs once before the tests of a project: builds the content as a server loads it. */
export default async function setup(): Promise<void> {
  await buildContent(join(import.meta.dirname, "../.."));
}
