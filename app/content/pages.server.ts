import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type TextPage, TextPageSchema } from "#core/blog/page.ts";
import { contentFolder } from "./folder.server.ts";

/** A page that is only text, by its name: 'about', 'privacy', 'terms', 'cookies'. */
export async function textPage(name: string): Promise<TextPage> {
  const file = join(contentFolder(), "pages", `${name}.json`);
  return TextPageSchema.parse(JSON.parse(await readFile(file, "utf8")));
}
