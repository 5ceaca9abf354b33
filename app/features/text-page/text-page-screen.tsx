import type { TextPage } from "#core/blog/page.ts";
import { longDate } from "../../lib/long-date.ts";
import { TextBlocks } from "../../ui/text-blocks.tsx";
import * as textPageWords from "../../words/text-page.tsx";

/** A page that is only text: about, privacy, terms, cookies. */
export function TextPageScreen({ page, dated }: { page: TextPage; dated: boolean }) {
  return (
    <article className="mx-auto max-w-3xl px-4 pt-12 pb-16 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{page.title}</h1>
      {dated && (
        <p className="mt-3 text-soft">
          {textPageWords.lastUpdated(<time dateTime={page.revised}>{longDate(page.revised)}</time>)}
        </p>
      )}
      <TextBlocks blocks={page.blocks} />
    </article>
  );
}
