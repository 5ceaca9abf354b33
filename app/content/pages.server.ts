import { type TextPage, TextPageSchema } from "#core/blog/page.ts";
import { readContent } from "./folder.server.ts";

/** A page that is only text, by name: 'about', 'privacy', 'terms', 'cookies'. */
export const textPage = (name: string): Promise<TextPage> =>
  readContent(TextPageSchema, `pages/${name}.json`);
